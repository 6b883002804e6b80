/** Runs the command from a clone, after making it ready. Writes nothing of its own to standard output. */
import { fileURLToPath } from 'node:url';
import './ready.mjs';

// In this same process, so that exit status, signals and terminal are the command's own.
const command = new URL('../dist/cli.js', import.meta.url);
process.argv[1] = fileURLToPath(command);
await import(command.href);
