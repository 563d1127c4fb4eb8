import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMIT } from '../../test/eventually.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { makeLog, parseLog } from '../kernel/log.ts';
import { verify } from '../kernel/replay.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { lineupFor } from './lineup.ts';
import { botPlaysOn, externalPlaysOn, type MatchSpec, type Played, playedOf, playMatch, seatMatch } from './play.ts';
import type { Series } from './series.ts';
import { playSeries } from './workers.ts';

const game = catalog.battletech as Game;
const root = mkdtempSync(join(tmpdir(), 'umpire-programs-'));
const [agents, temporary] = [join(root, 'agents'), join(root, 'tmp')];
for (const folder of [agents, temporary]) mkdirSync(folder);
beforeAll(() => vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
afterEach(() => expect(readdirSync(temporary)).toEqual([])); // every match has cleaned up

// Programs of a few lines each.
const IDLE = `case $2 in Movimiento) echo Inmovil ;; Reaccion) echo Igual ;; AtaqueArmas) printf 'False\\n0000\\n0\\n' ;;
  AtaqueFisico) echo 0 ;; FinalTurno) printf '0\\n0\\nFalse\\n0\\n' ;; esac > accionJ$1.sbt`;
const PROGRAMS = {
  idle: IDLE,
  hanging: 'sleep 77.5 & sleep 77.5',
  crashing: 'echo "no idea" >&2; exit 1',
  garbage: 'head -c 3000 /dev/urandom > accionJ$1.sbt',
  outlaw: `${IDLE}; [ $2 = Movimiento ] && printf 'Saltar\\n0101\\n1\\n' > accionJ$1.sbt; [ $2 = AtaqueFisico ] || [ $2 = FinalTurno ] && printf '99\\n0\\nFalse\\n0\\n' > accionJ$1.sbt`,
};
for (const [name, script] of Object.entries(PROGRAMS)) writeFileSync(join(agents, `${name}.sh`), script);
const named = (name: keyof typeof PROGRAMS): string => `sbt:sh ${name}.sh@${agents}`;

const units = (sides: number, each = 1): object[] =>
  Array.from({ length: sides * each }, (_, i) => ({ side: String(i % sides), design: 'LCT-1V' }));
const options = (sides: number, turnLimit: number, each = 1): object => ({
  map: { style: 'plain', cols: 10, rows: 10 },
  units: units(sides, each),
  sides,
  turnLimit,
});

async function play(fixture: Omit<MatchSpec, 'game' | 'seed'>, within = LIMIT): Promise<Played> {
  const how = { keep: true, now: () => performance.now(), within };
  const seatedMatch = must(seatMatch({ game, seed: '1', ...fixture }, how));
  while (botPlaysOn(seatedMatch) || (await externalPlaysOn(seatedMatch)));
  await seatedMatch.external.close();
  return playedOf(seatedMatch);
}

describe('a program that goes wrong loses its own turns and nothing else', () => {
  test.each([
    ['hanging', 'program-late', 100],
    ['crashing', 'sbt-unanswered', LIMIT],
    ['garbage', 'sbt-line', LIMIT],
  ] as const)('%s', async (name, code, within) => {
    const played = await play({ options: options(2, 2), sides: { '0': named(name), '1': 'random' } }, within);
    expect(played).toMatchObject({ turns: 2, outcome: { reason: {} }, figures: { '1': { faults: 0 } } });
    const own = played.decisions.filter(({ seat }) => seat === '0');
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ fault }) => fault?.code))).toEqual(new Set([code]));
    expect(played.figures['0']).toMatchObject({ decisions: own.length, faults: own.length, fault: { code } });
  });

  test('one that breaks the rules still makes its legal moves in between', async () => {
    const played = await play({ options: options(2, 3), sides: { '0': named('outlaw'), '1': named('idle') } });
    const said = (type: string) =>
      played.decisions.filter(({ seat, decision }) => seat === '0' && decision.command?.type === type);
    expect(said('move').map(({ fault }) => fault)).toMatchObject(
      Array(3).fill({ code: 'sbt-illegal', file: 'accionJ0.sbt', why: { code: 'cannot-jump' } }),
    );
    expect(said('end').map(({ fault }) => fault)).toMatchObject(Array(3).fill({ code: 'sbt-illegal', line: 1 }));
    expect(said('fire').map(({ fault }) => fault)).toEqual([undefined, undefined, undefined]);
    expect(played.figures['1']).toMatchObject({ faults: 0 });
  });
});

test('the log of such a match is valid, with its decisions and their faults', async () => {
  const played = await play({ options: options(2, 1), sides: { '0': named('idle'), '1': named('crashing') } });
  const log = must(parseLog(makeLog(played.match, played.names, { decisions: played.decisions }), hashing));
  expect(log.header.seats).toEqual({ '0': named('idle'), '1': named('crashing') });
  expect(log.header.setup).toMatchObject({ ruleset: 'simulador' });
  expect(must(verify(game, log, hashing)).log.length).toBe(log.entries.length);
  expect(log.decisions.filter(({ fault }) => fault).every(({ seat }) => seat === '1')).toBe(true);
});

test('the rules of the simulator go without saying, unless something is said', async () => {
  const rulesOf = async (wanted: object) =>
    (await play({ options: { ...options(2, 1), ...wanted }, sides: { '0': named('idle'), '1': 'random' } })).match
      .rules;
  expect((await rulesOf({})).setup.ruleset).toBe('simulador');
  expect((await rulesOf({ ruleset: 'core-2026' })).setup.ruleset).toBe('core-2026');
});

describe.each([
  ['three sides', 3, 1],
  ['four sides', 4, 1],
  ['two sides of two', 2, 2],
])('%s', (_, sides, each) => {
  test('a program, and bots or programs beside it', async () => {
    const others = Object.fromEntries(Array.from({ length: sides - 2 }, (_, i) => [String(i + 2), 'random']));
    const seatedMatch = { '0': named('idle'), '1': named('idle'), ...others };
    const played = await play({ options: options(sides, 2, each), sides: seatedMatch });
    expect(played).toMatchObject({ turns: 2, figures: { '0': { faults: 0 }, '1': { faults: 0 } } });
    const asked = played.decisions.flatMap(({ decision }) => decision.notes.map(({ code, unit }) => `${code} ${unit}`));
    for (let unit = 0; unit < sides * each; unit++) expect(asked.includes(`sbt-called ${unit}`)).toBe(unit % sides < 2);
  });
});

describe('before a match', () => {
  const rules = must(seatMatch({ game, options: options(2, 1), seed: '1', sides: { '0': 'random' } })).match.rules;

  test.each([
    ['a folder that is not there', 'sbt:x@/no/such', 'sbt-no-folder'],
    ['no program', 'sbt:', 'sbt-no-program'],
    ['a program for Windows', 'sbt:run.bat', 'sbt-runs-on-windows'],
  ])('%s is refused', (_, name, code) => {
    expect(lineupFor(game, rules, { '0': name })).toMatchObject({ ok: false, error: { code } });
  });

  test('a vehicle is refused', () => {
    const tank = {
      units: [
        { side: '0', design: 'Vedette' },
        { side: '1', design: 'LCT-1V' },
      ],
    };
    const fixture = { game, options: tank, seed: '1', sides: { '0': named('idle'), '1': 'random' } };
    expect(seatMatch(fixture)).toMatchObject({ ok: false, error: { code: 'sbt-vehicle' } });
  });

  test('another game is refused', () => {
    const radar = catalog.radar as Game;
    const fixture = { game: radar, options: undefined, seed: '1', sides: { blue: named('idle') } };
    expect(seatMatch(fixture)).toMatchObject({ ok: false, error: { code: 'program-elsewhere' } });
  });

  test('a caller that cannot wait gets an error', () => {
    const fixture = { game, options: options(2, 1), seed: '1', sides: { '0': named('idle'), '1': 'random' } };
    expect(playMatch(fixture)).toMatchObject({ ok: false, error: { code: 'program-for-matches' } });
  });
});

describe('a series', () => {
  const series = (bot: string, games: number): Series => ({
    game: game.id,
    options: options(2, 1),
    seed: '1',
    secret: false,
    games,
    swap: true,
    sides: ['0', '1'],
    bots: [bot, 'random'],
    seats: {},
    ledger: false,
    save: null,
  });

  test('plays program against bot, sides exchanged', async () => {
    const sum = await playSeries(game, series(named('crashing'), 4), 4);
    expect(sum).toMatchObject({ games: 4, unfinished: 0 });
    expect(sum.bots).toMatchObject([{ fault: { code: 'sbt-unanswered' } }, { faults: 0, fault: null }]);
    expect(sum.bots[0]?.faults).toBe(sum.bots[0]?.decisions);
  });

  test('stopped, it does not wait for one that thinks', async () => {
    const halt = new AbortController();
    setTimeout(() => halt.abort(), 150);
    expect((await playSeries(game, series(named('hanging'), 4), 1, { signal: halt.signal })).games).toBe(0);
  });
});
