import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import { bare } from './bot.ts';
import { seedAt } from './dice.ts';
import { makeLog, parseLog } from './log.ts';
import { type Match, submit } from './match.ts';
import { replay, verify } from './replay.ts';
import { must } from './result.ts';

const SEATS = { x: 'Ann', o: 'perfect' };

function played(cells: readonly number[] = [0, 3, 1, 4, 2]): Match {
  const match = sit('a seed');
  for (const [i, cell] of cells.entries()) must(submit(match, i % 2 ? 'o' : 'x', { type: 'place', cell }));
  return match;
}

const whole = makeLog(played(), SEATS);
const lines = whole.trimEnd().split('\n');
const withLine = (i: number, line: string): string => lines.map((old, at) => (at === i ? line : old)).join('\n');

/** The log with one value changed and its hash chain recomputed, as a careful cheat would do. */
function forged(change: (text: string) => string): string {
  const values = change(lines.join('\n'))
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const out: string[] = [];
  for (const [i, value] of values.entries())
    out.push(JSON.stringify(i === 0 ? value : { ...value, prev: hashing.digest(out[i - 1] as string) }));
  return out.join('\n');
}

test('a log is saved, loaded and verified', () => {
  const file = must(parseLog(whole, hashing));
  expect(file.header).toMatchObject({ game: 'tic-tac-toe', seats: SEATS, setup: { size: 3 }, commitment: null });
  expect(file.entries.length).toBe(6);
  expect(file.footer).toMatchObject({ seed: 'a seed', result: { winners: ['x'] } });
  expect(must(verify(ticTacToe, file as never, hashing)).state.phase).toBe('won');
});

test('a log is replayed up to an entry', () => {
  const match = must(replay(ticTacToe, must(parseLog(whole, hashing)) as never, hashing, 3));
  expect(match.state.cells.filter((cell) => cell !== null).length).toBe(2);
});

test('a secret seed is committed to at the start and published at the end', () => {
  const digest = hashing.digest('a seed');
  const open = must(parseLog(makeLog(played([0, 3]), SEATS, { secretSeed: true }), hashing));
  expect([open.header.commitment, open.footer.seed]).toEqual([digest, null]);
  expect(verify(ticTacToe, open as never, hashing)).toMatchObject({ error: { code: 'verify-no-seed' } });
  const over = must(parseLog(makeLog(played(), SEATS, { secretSeed: true }), hashing));
  expect([over.header.commitment, over.footer.seed]).toEqual([digest, 'a seed']);
});

test('without hashing, only the shape is checked', () => {
  const cheat = whole.replace('"cell":4', '"cell":8');
  expect(parseLog(cheat, hashing)).toMatchObject({ error: { code: 'log-chain' } });
  expect(must(parseLog(cheat, null))).toMatchObject({ entries: { length: 6 }, digest: '' });
  expect(parseLog(withLine(2, '{oops'), null)).toMatchObject({ error: { code: 'log-not-json', line: 3 } });
});

const RECORD = {
  n: 1,
  seat: 'x',
  bot: 'perfect',
  version: '1',
  weights: null,
  seed: seedAt(hashing, 'a seed', 'bot', 'x', 1),
  decision: bare({ type: 'place', cell: 0 }),
};

describe('an error names its line', () => {
  const headers: readonly (readonly [title: string, change: object, field: string])[] = [
    ['seats that are a list', { seats: [] }, 'seats'],
    ['a seat held by a number', { seats: { x: 5 } }, 'seats'],
    ['a commitment that is a number', { commitment: 5 }, 'commitment'],
    ['a missing version', { rulesVersion: null }, 'rulesVersion'],
    ['a set-up that is a list', { setup: [] }, 'setup'],
    ['a parent that is null', { parent: null }, 'parent'],
    ['a parent without a name', { parent: { match: '', place: 2 } }, 'parent'],
    ['a parent without an entry number', { parent: { match: 'abc' } }, 'parent'],
    ['a fork before the start', { parent: { match: 'abc', place: -1 } }, 'parent'],
    ['a fork at half an entry', { parent: { match: 'abc', place: 1.5 } }, 'parent'],
    ['a fork after the end', { parent: { match: 'abc', place: 7 } }, 'parent'],
  ];
  const records: readonly (readonly [title: string, change: object, field: string])[] = [
    ['a decision with a negative entry number', { n: -1 }, 'n'],
    ['a decision whose seat is a number', { seat: 5 }, 'seat'],
    ['a decision without a bot', { bot: null }, 'bot'],
    ['a decision whose seed is a string', { seed: 'x' }, 'seed'],
    ['a decision without its options', { decision: { ...RECORD.decision, kept: undefined } }, 'decision'],
    ['an option without its tally', { decision: { ...RECORD.decision, kept: [{ option: null }] } }, 'decision'],
  ];

  test.each<[string, string, object]>([
    ['not JSON', withLine(2, '{oops'), { code: 'log-not-json', line: 3 }],
    ['not an object', withLine(2, '[]'), { code: 'log-not-json', line: 3 }],
    ['a different format', withLine(0, '{"format":"pgn"}'), { code: 'log-format', line: 1, found: 'pgn' }],
    ['an empty file', '', { code: 'log-format', line: 1, found: null }],
    ['no game in the header', withLine(0, '{"format":"umpire-log/1"}'), { code: 'log-shape', line: 1 }],
    [
      'a changed entry',
      withLine(3, (lines[3] as string).replace('"cell":3', '"cell":8')),
      { code: 'log-chain', line: 5 },
    ],
    ['a missing line', lines.filter((_, i) => i !== 3).join('\n'), { code: 'log-chain', line: 4 }],
    ['cut short', lines.slice(0, -1).join('\n'), { code: 'log-cut-short', lines: 7 }],
    ['a line after the end', `${whole}{"n":9}`, { code: 'log-after-end', line: 9 }],
    [
      'a wrong entry number',
      forged((text) => text.replace('"n":3', '"n":5')),
      { code: 'log-place', line: 5, expected: 3 },
    ],
    [
      'events that are none',
      forged((text) => text.replace(/"events":\[[^\]]*\]/, '"events":[5]')),
      { code: 'log-shape', line: 2 },
    ],
    ['no seat', forged((text) => text.replace('"seat":"umpire"', '"seat":5')), { code: 'log-shape', line: 2 }],
    ...headers.map(([title, change, field]): [string, string, object] => [
      title,
      forged((text) => text.replace(/^.*/, (line) => JSON.stringify({ ...JSON.parse(line), ...change }))),
      { code: 'log-shape', line: 1, field },
    ]),
    ...records.map(([title, change, field]): [string, string, object] => [
      title,
      makeLog(played(), SEATS, { decisions: [{ ...RECORD, ...change } as never] }),
      { code: 'log-shape', line: 8, field },
    ]),
    ['a decision that is a number', withLine(6, `{"decision":5}\n${lines[6]}`), { code: 'log-shape', line: 7 }],
    [
      'a seed that is none',
      forged((text) => text.replace('"seed":"a seed"', '"seed":5')),
      { code: 'log-shape', line: 8 },
    ],
    ['no winners', forged((text) => text.replace('"winners":["x"]', '"winners":5')), { code: 'log-shape', line: 8 }],
    ['neither entry nor end', forged((text) => text.replace('"n":0', '"m":0')), { code: 'log-shape', line: 2 }],
  ])('%s', (_title, text, fault) => expect(parseLog(text, hashing)).toMatchObject({ ok: false, error: fault }));
});

describe('verifying catches', () => {
  test.each<[string, string, object]>([
    [
      'a changed event',
      forged((text) => text.replace('"seat":"o","cell":3', '"seat":"o","cell":8')),
      { code: 'verify-events', n: 2 },
    ],
    [
      'a changed command',
      forged((text) => text.replace('{"type":"place","cell":3}', '{"type":"place","cell":8}')),
      { code: 'verify-events', n: 2 },
    ],
    [
      'a command that is refused',
      forged((text) => text.replace('{"type":"place","cell":3}', '{"type":"place","cell":0}')),
      { code: 'verify-refused', n: 2 },
    ],
    [
      'a changed result',
      forged((text) => text.replace('"winners":["x"]', '"winners":["o"]')),
      { code: 'verify-result' },
    ],
    [
      'a different version',
      forged((text) => text.replace('"rulesVersion":"1"', '"rulesVersion":"0"')),
      { code: 'verify-version', needs: '0' },
    ],
    [
      'different tables',
      forged((text) => text.replace(/"contentDigest":"../, '"contentDigest":"zz')),
      { code: 'verify-content' },
    ],
    ['an invalid set-up', forged((text) => text.replace('"size":3', '"size":4')), { code: 'bad-setup', field: 'size' }],
  ])('%s', (_title, text, fault) => {
    expect(verify(ticTacToe, must(parseLog(text, hashing)) as never, hashing)).toMatchObject({
      ok: false,
      error: fault,
    });
  });

  test('a changed seed, by the commitment', () => {
    const secret = makeLog(played(), SEATS, { secretSeed: true }).replace('"seed":"a seed"', '"seed":"another"');
    const file = must(parseLog(secret, hashing));
    expect(verify(ticTacToe, file as never, hashing)).toMatchObject({ error: { code: 'verify-commitment' } });
  });

  test('a changed seed, by the seeds of the bots', () => {
    const text = makeLog(played(), SEATS, { decisions: [RECORD as never] });
    const checked = (log: string) => verify(ticTacToe, must(parseLog(log, hashing)) as never, hashing);
    expect(checked(text).ok).toBe(true);
    expect(checked(text.replace('"seed":"a seed"', '"seed":"another"'))).toMatchObject({
      error: { code: 'verify-seed', n: 1 },
    });
  });

  test('a changed seed, by the dice', () => {
    const rolling = {
      ...ticTacToe,
      *resolve(...given: Parameters<typeof ticTacToe.resolve>) {
        given[3].roll(6) > 0 && (yield* ticTacToe.resolve(...given));
        yield { type: 'placed', seat: 'x', cell: given[3].roll(9) - 1 } as const;
      },
    };
    const match = { ...sit('1'), game: rolling };
    const log = makeLog(match, SEATS);
    expect(log).toContain('began');
    must(submit(match, 'x', { type: 'place', cell: 0 }));
    const file = must(parseLog<typeof match extends Match<infer K> ? K : never>(makeLog(match, SEATS), hashing));
    expect(verify(rolling, { ...file, footer: { ...file.footer, seed: '2' } }, hashing)).toMatchObject({
      error: { code: 'verify-events' },
    });
  });
});

test('the log of an ordinary match does not mention a parent', () => {
  expect(whole).not.toContain('parent');
  expect(makeLog(played(), SEATS, { parent: null })).toBe(whole);
});
