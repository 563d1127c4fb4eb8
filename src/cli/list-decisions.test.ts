import { describe, expect, test } from 'vitest';
import { playMatch } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { makeLog, parseLog } from '../kernel/log.ts';
import type { Entry } from '../kernel/match.ts';
import { must, no, ok } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { deciderOf } from './decided-by.ts';
import { peopleAtPlay } from './input.ts';
import { listDecisions } from './list-decisions.ts';

const game = catalog.force as Game;
const sides = { dark: 'random', light: 'random' };
const played = must(playMatch({ game, options: { turnLimit: 2 }, seed: '1', sides }, { keep: true, iterations: 0 }));
const { match } = played;

/** The match as a log without decisions, played by these. */
const logOf = (seats: Readonly<Record<string, string>>, people: readonly string[] = []) => ({
  game,
  file: must(parseLog(makeLog(match, seats, { secretSeed: true, people }), hashing)),
});

test('in a match between a bot and a person on a server, only the bot decides again', async () => {
  const list = must(await listDecisions('', logOf({ dark: 'Ana', light: 'random' })));
  expect(new Set(list.map(({ seat }) => seat))).toEqual(new Set(['light']));
});

test('a person named like a bot is not mistaken for it', async () => {
  const log = logOf({ dark: 'random', light: 'random' }, ['dark']);
  expect(new Set(must(await listDecisions('', log)).map(({ seat }) => seat))).toEqual(new Set(['light']));
  const entry = log.file.entries.find(({ seat }) => seat === 'dark') as Entry;
  expect(deciderOf(log.file, entry)).toMatchObject({ ok: false, error: { code: 'not-decided', seat: 'dark' } });
});

describe('where a person left and a bot took over', () => {
  const own = match.log.filter(({ seat }) => seat === 'dark');
  const MIDDLE = own[Math.floor(own.length / 2)]?.n ?? 0;
  const { header, entries, ...rest } = logOf({ dark: 'random', light: 'Ana' }, ['light']).file;
  const left: Entry = {
    n: MIDDLE,
    seat: 'umpire',
    command: { type: 'hold-seat', seat: 'dark', holder: 'random' },
    events: [{ type: 'seat-held', seat: 'dark', holder: 'random' }],
  };
  const list = [...entries.slice(0, MIDDLE), left, ...entries.slice(MIDDLE)].map((entry, n) => ({ ...entry, n }));
  const file = { ...rest, header, entries: list };
  const [before, after] = [list.slice(0, MIDDLE), list.slice(MIDDLE)].map((part) =>
    part.find(({ seat }) => seat === 'dark'),
  ) as [Entry, Entry];

  test('the bot is asked only about what came after', async () => {
    const decided = must(await listDecisions('', { game, file }));
    expect(decided.length).toBeGreaterThan(0);
    for (const { n, seat } of decided) expect([seat, n > MIDDLE]).toEqual(['dark', true]);
    expect(deciderOf(file, before)).toMatchObject({ ok: false, error: { code: 'not-decided' } });
    expect(deciderOf(file, after)).toEqual(ok('random'));
  });

  test('recorded decisions of an earlier bot remain its own', () => {
    const kept = { ...(played.decisions[0] as (typeof played.decisions)[0]), n: before.n, seat: 'dark', bot: 'seed' };
    expect(deciderOf({ ...file, decisions: [kept] }, before)).toEqual(ok('seed'));
  });

  test('during the match, the players still seated are known, whatever their names', () => {
    expect(peopleAtPlay({ ...file, footer: { seed: null, result: null } })).toEqual(['light']);
    expect(peopleAtPlay({ ...file, footer: { seed: '1', result: { winners: [], reason: { code: 'x' } } } })).toEqual(
      [],
    );
  });
});

test('if no bot played, the players are named', async () =>
  expect(await listDecisions('', logOf({ dark: 'Ana', light: 'Ben' }))).toMatchObject({ ok: false }));

describe('a match whose seed was never revealed', () => {
  const { entries, ...rest } = logOf({ dark: 'random', light: 'strategist' }).file;
  const untold = (seats: Readonly<Record<string, string>>) => ({
    game,
    file: { ...rest, header: { ...rest.header, seats }, entries, footer: { seed: null, result: null } },
  });

  test('is not decided again by bots that use randomness: their first entry is named', async () => {
    const n = entries.find(({ seat }) => seat === 'dark')?.n;
    expect(await listDecisions('', untold({ dark: 'random', light: 'Ana' }))).toEqual(no({ code: 'seed-not-told', n }));
  });

  test('is decided again by bots that use none', async () => {
    const n = entries.find(({ seat }) => seat === 'light')?.n ?? -1;
    const [one] = must(await listDecisions('', untold({ dark: 'Ana', light: 'strategist' }), n));
    expect([one?.n, one?.bot]).toEqual([n, 'strategist']);
  });
});
