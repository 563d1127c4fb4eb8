import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { begin } from '../src/games/battletech/apply.ts';
import { battletech } from '../src/games/battletech/game.ts';
import type { GameMap } from '../src/games/battletech/ground.ts';
import type { BattletechKinds } from '../src/games/battletech/kinds.ts';
import type { Shot } from '../src/games/battletech/plan.ts';
import { reach } from '../src/games/battletech/rules/movement/reach.ts';
import { eyeAt, sight } from '../src/games/battletech/rules/sight.ts';
import { floorAt } from '../src/games/battletech/rules/terrain.ts';
import { supposing } from '../src/games/battletech/rules/weapons/supposing.ts';
import { toHit } from '../src/games/battletech/rules/weapons/to-hit.ts';
import { type State, type UnitId, unitOf } from '../src/games/battletech/state.ts';
import type { Game } from '../src/kernel/game.ts';
import { UMPIRE } from '../src/kernel/ids.ts';
import { open } from '../src/kernel/match.ts';
import { never } from '../src/kernel/never.ts';
import { Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import { Runner, seatBots } from '../src/kernel/runner.ts';
import { step } from '../src/kernel/step.ts';
import { bearingOf } from '../src/parts/hex/bearing.ts';
import type { Facing, Hex } from '../src/parts/hex/hex.ts';
import { hashing } from '../src/store/hashing.ts';
import { type Figure, median, type Section } from './bench.ts';
import { anyChoice } from './endings.ts';

/** The cost of the rules that bots and pages call thousands of times, and of a match. */
export const battletechCosts: Section = {
  id: 'battletech',
  title: 'BattleTech: lines of sight, reachable hexes, to-hit numbers, random play, memory',
  async run(size, say) {
    const runs = size === 'full' ? 15 : 7;
    const times = Array.from({ length: runs }, (_, i) => {
      say(`times, process ${i + 1} of ${runs}`);
      return inItsOwnProcess<Times>('times');
    });
    const games = Array.from({ length: runs }, (_, i) => {
      say(`random play, process ${i + 1} of ${runs}`);
      return inItsOwnProcess<number>('games');
    });
    const peaks = Array.from({ length: runs }, (_, i) => {
      say(`memory, match ${i + 1} of ${runs}`);
      return inItsOwnProcess<Memory>(`memory:${i}`);
    });
    const time = (what: string, of: keyof Times, most?: number): Figure => ({
      what,
      ...median(times.map((one) => one[of])),
      unit: 'ms',
      ...(most !== undefined && { bound: { kind: 'under', at: most } }),
      runs: `median of ${runs} processes`,
    });
    return [
      time('all lines of sight of a 16x17 map, in a new process', 'sightCold', 150),
      time('the same again', 'sightWarm', 150),
      time('all hexes a 6/9/6 ’Mech can run to on it, in a new process', 'reachCold'),
      time('the same again', 'reachWarm', 3),
      time('1,000 to-hit numbers with their receipts', 'toHit', 5),
      {
        what: 'random legal play, one against one, to the end or 100 turns',
        ...median(games),
        unit: 'games per second',
        runs: `median of ${runs} processes of ${SECONDS} s`,
      },
      {
        what: 'four against four on a 32x34 map, 60 turns: peak memory of the process',
        value: Math.max(...peaks.map(({ peak }) => peak)),
        unit: `MiB (heap including the whole log: ${Math.max(...peaks.map(({ heap }) => heap)).toFixed(0)} MiB)`,
        bound: { kind: 'under', at: 200 },
        runs: `highest of ${runs} matches`,
      },
    ];
  },
};

interface Times {
  readonly sightCold: number;
  readonly sightWarm: number;
  readonly reachCold: number;
  readonly reachWarm: number;
  readonly toHit: number;
}
interface Memory {
  readonly peak: number; // MiB
  readonly heap: number; // MiB after garbage collection
}

/** Each measurement runs in its own process, so that none affects another. */
function inItsOwnProcess<T>(what: string): T {
  const output = execFileSync(process.execPath, [PROGRAM, '--battletech', what]);
  return JSON.parse(output.toString()) as T;
}
const PROGRAM = fileURLToPath(new URL('bench.js', import.meta.url));

/** The work of such a process. */
export function measureBattletech(what: string): unknown {
  if (what === 'times') return measureTimes();
  if (what === 'games') return gamesPerSecond();
  const [kind, seed] = what.split(':');
  return kind === 'memory' ? measureMemory(Number(seed)) : never(`nothing to measure: ${what}`);
}

/** Milliseconds that a function takes. */
function spent(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

/** The median of many runs after a warm-up. */
function warm(run: () => void, times: number): number {
  for (let i = 0; i < times; i++) run();
  return median(Array.from({ length: times }, () => spent(run))).value;
}

const stateOf = (setup: object): State => begin(must(battletech.setUp(setup, new Random(1))));

function measureTimes(): Times {
  const scout = { side: '0', design: 'PXH-1', at: '0809' }; // walks 6, runs 9, jumps 6
  const duel = stateOf({ map: 'crossing', units: [scout, { side: '1', design: 'GRF-1N', at: '1204' }] });
  const run = (): void => void reach(duel, 0, 'run');
  const [sightCold, reachCold] = [spent(() => seeAll(duel)), spent(run)];
  const aims = aimsIn(stateOf({ map: 'crossing', force: 'lances' }), 1000);
  return {
    sightCold,
    sightWarm: warm(() => seeAll(duel), 9),
    reachCold,
    reachWarm: warm(run, 400),
    toHit: warm(() => {
      for (const { state, unit, shot } of aims) toHit(state, unit, shot);
    }, 40),
  };
}

/** Line of sight from every hex to every other, for a standing ’Mech. */
function seeAll(state: State): void {
  const eyes = state.rules.map.hexes.map((_, hex) => eyeAt(hex, floorAt(state, hex), 2));
  for (const from of eyes) for (const to of eyes) if (from !== to) sight(state, from, to);
}

/** A shot with a target number, and its state. */
interface Aim {
  readonly state: State;
  readonly unit: UnitId;
  readonly shot: Shot;
}

/** Shots of every unit at every enemy, from hexes all over the map. */
function aimsIn(state: State, many: number): readonly Aim[] {
  const { models, map } = state.rules;
  const aims: Aim[] = [];
  for (let hex = 0; aims.length < many; hex = (hex + 31) % map.hexes.length)
    for (const [unit, { side, design }] of models.entries())
      for (const [target, foe] of models.entries()) {
        if (foe.side === side) continue;
        const there = supposing(state, unit, { at: hex, facing: facingTo(map, hex, unitOf(state, target).at) });
        for (let weapon = 0; weapon < design.mounts.length && aims.length < many; weapon++) {
          const shot: Shot = { weapon, target: { unit: target } };
          if ('tally' in toHit(there, unit, shot)) aims.push({ state: there, unit, shot });
        }
      }
  return aims;
}

/** The hexside that points most nearly towards a hex. */
const facingTo = (map: GameMap, from: Hex, to: Hex): Facing => (Math.round(bearingOf(map, from, to) / 4) % 6) as Facing;

const SECONDS = 5;

/** Random legal play of the default duel, after a two-second warm-up. */
function gamesPerSecond(): number {
  const game = battletech as unknown as Game;
  const playFor = (seconds: number): number => {
    const begun = performance.now();
    let games = 0;
    for (; performance.now() - begun < 1000 * seconds; games++) playDuel(game, games);
    return (1000 * games) / (performance.now() - begun);
  };
  playFor(2);
  return playFor(SECONDS);
}

function playDuel(game: Game, seed: number): void {
  const random = new Random(seed);
  const rules = must(game.setUp({ turnLimit: 100 }, random));
  let state = step(game, game.begin(rules), UMPIRE, { type: 'begin' }, random);
  while (!game.outcome(state)) {
    const { seat, picked } = anyChoice(game, state, random);
    state = step(game, state, seat, picked, random);
  }
}

/** A whole match of lances with its log, as a server would store it. */
function measureMemory(seed: number): Memory {
  setFlagsFromString('--expose_gc');
  const gc = runInNewContext('gc') as () => void;
  const setup = { force: 'lances', map: 'frontier', turnLimit: 60 };
  const rules = must(battletech.setUp(setup, new Random(seed)));
  const match = open(battletech, rules, `memory:${seed}`, hashing);
  const make = battletech.bots.random?.make({ level: 5, persona: '' }) ?? never('no random bot');
  const outcome = new Runner<BattletechKinds>(match, seatBots(battletech, rules, { 0: make, 1: make })).run();
  if (!outcome) never('the match has not ended');
  const peak = process.resourceUsage().maxRSS / 1024;
  gc();
  return { peak, heap: process.memoryUsage().heapUsed / 2 ** 20 };
}
