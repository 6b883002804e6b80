/** Says in one plain line how many tests passed and failed, from the JSON report of vitest. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));

// A file that breaks before its tests run has no failed test; it counts as one.
const broken = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
);
for (const { name } of broken) console.log(`could not be run: ${relative('', name)}`);

const left = report.numPendingTests + report.numTodoTests;
if (left > 0) console.log(`${left} skipped`);

console.log(`${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`);
