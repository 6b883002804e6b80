/** `openroll --ask`, run in this process with lines on standard input. */
import { describe, expect, test } from 'vitest';
import { openroll } from '../../support/command.ts';

const ask = (args: readonly string[], input: string) => openroll(['--ask', ...args], { input });

describe('--ask', () => {
  test('asks for each die and rolls with the faces', async () => {
    expect(await ask(['2d6+3'], '4\n5\n')).toEqual({
      status: 0,
      out: '2d6 + 3: [4, 5] + 3 = 12\n',
      err: 'die 1, d6:\ndie 2, d6:\n',
    });
  });

  test('follows the chain that the real dice open', async () => {
    expect(await ask(['d100!o+15'], '97\n96\n17\n')).toEqual({
      status: 0,
      out: 'd100!o + 15: [97↑ 96↑ 17 = 210] + 15 = 225\n',
      err: 'die 1, d100:\ndie 2, d100:\ndie 3, d100:\n',
    });
    expect((await ask(['d100!o'], '50\n')).err).toBe('die 1, d100:\n');
    expect((await ask(['d100!o'], '2\n24\n')).out).toBe('d100!o: [2↓ 24 = -22] = -22\n');
  });

  test('asks for the dice that a computed count and a choice call for', async () => {
    const { out, err } = await ask(['(1d3)d8 + if(d2 = 1, d4, d10)'], '2\n8\n7\n2\n9\n');
    expect(out).toBe('(d3)d8 + if(d2=1, d4, d10): [8, 7] + if([2]) [9] = 24\n');
    expect(err).toBe('die 1, d3:\ndie 2, d8:\ndie 3, d8:\ndie 4, d2:\ndie 5, d10:\n');
  });

  test('takes several faces on a line', async () => {
    expect(await ask(['4d6kh3'], '1, 6 3\n2')).toMatchObject({
      status: 0,
      out: '4d6kh3: [(1), 6, 3, 2] = 11\n',
      err: 'die 1, d6:\ndie 4, d6:\n',
    });
  });

  test.each<[string, string, string]>([
    ['d6', '7\n3\n', 'A d6 cannot show 7; its faces are 1 to 6.'],
    ['d6', '-3\n3\n', 'A d6 cannot show -3; its faces are 1 to 6.'],
    ['dF', '3\n-1\n', 'A dF cannot show 3; its faces are -1, 0 or 1.'],
    ['d{5,5,7}', '6\n7\n', 'A d{5,5,7} cannot show 6; its faces are 5 or 7.'],
    ['d{3,3}', '6\n3\n', 'A d{3,3} cannot show 6; its faces are 3.'],
    ['d{1..9,12}', '11\n9\n', 'its faces are some of the numbers from 1 to 12.'],
    ['d10', '0\n10\n', 'If your die shows 0, that counts as 10: type 10.'],
    ['d%', '00\n100\n', 'If your die shows 0, that counts as 100: type 100.'],
    ['d20', 'six\n6\n', 'Type a whole number: 1 to 20.'],
    ['d20', '1.5\n6\n', 'Type a whole number: 1 to 20.'],
    ['d20', '\n6\n', ''],
  ])('%s asks again after %j', async (notation, input, said) => {
    const { status, err, out } = await ask([notation], input);
    const [, right = ''] = input.split('\n');
    expect({ status, out }).toMatchObject({
      status: 0,
      out: expect.stringContaining(`[${right}]`),
    });
    expect(err).toContain(said);
    expect(err.match(/die 1, /g)).toHaveLength(2);
  });

  test('ignores the faces after a wrong one', async () => {
    expect(await ask(['3d6'], '1 7 2\n3\n4\n')).toMatchObject({
      status: 0,
      out: '3d6: [1, 3, 4] = 8\n',
    });
  });

  test('says which faces were not needed', async () => {
    expect(await ask(['d6'], '1 2 3\n')).toEqual({
      status: 0,
      out: 'd6: [1] = 1\n',
      err: 'die 1, d6:\nwarning: unused dice: 2, 3\n',
    });
  });

  test('asks for as many rolls as are wanted', async () => {
    const { out, status } = await ask(['d6', '--times', '2', '--json'], '1 2\n');
    expect(status).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).total),
    ).toEqual([1, 2]);
  });

  test('knows variables', async () => {
    expect(await ask(['d20+@str', '--var', 'str=3'], '14\n')).toMatchObject({
      out: 'd20 + @str: [14] + 3 = 17\n',
    });
  });

  test('needs all faces', async () => {
    for (const input of ['', '4\n', '4']) {
      const { status, out, err } = await ask(['2d6'], input);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(/error: no face for die \d \(d6\)/);
    }
  });

  test('asks nothing where no dice are rolled, or where the notation is wrong', async () => {
    expect(await ask(['2+2'], '')).toEqual({ status: 0, out: '2 + 2: 2 + 2 = 4\n', err: '' });
    const { status, err } = await ask(['2d6 +'], '1\n2\n');
    expect(status).toBe(1);
    expect(err).toMatch(/^error: something is missing/);
  });

  test('shows an error that the dice cause', async () => {
    const { status, err } = await ask(['1/(d6-1)'], '1\n');
    expect(status).toBe(1);
    expect(err).toContain('error: division by zero');
  });

  test.each([
    [['--dice', '3'], '--dice'],
    [['--seed', 'a'], '--seed'],
  ])('cannot be used with %j', async (others, name) => {
    expect(await ask(['d6', ...others], '')).toEqual({
      status: 2,
      out: '',
      err: `error: "--ask" uses real dice, so it cannot be used with "${name}"\n`,
    });
  });
});
