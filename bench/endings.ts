import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { anyOf, ofKinds } from '../src/decide/random.ts';
import type { View } from '../src/games/battletech/view.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { UMPIRE } from '../src/kernel/ids.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { step } from '../src/kernel/step.ts';
import { anyBattle, anyOrder } from './wild.ts';

/** The results of random legal play. */
export interface Endings {
  readonly games: number;
  readonly commands: number;
  readonly reasons: Readonly<Record<string, number>>; // count of each reason
  readonly faults: readonly string[]; // each with the seed and set-up to reproduce it
}

const NOTHING: Endings = { games: 0, commands: 0, reasons: {}, faults: [] };
const TOO_MANY = 200_000; // commands after which a match counts as endless
const SHOWN = 20; // faults recorded per process

/** A game's additions to random play: set-ups beyond its lists, and orders beyond its options. */
interface Wild {
  readonly setup: (game: Game, random: Random) => Readonly<Record<string, unknown>>;
  readonly order: (view: Kinds['view'], seat: string, random: Random) => Kinds['command'] | undefined;
}
const WILD: Readonly<Record<string, Wild>> = {
  battletech: { setup: anyBattle, order: (view, seat, random) => anyOrder(view as View, seat, random) },
};

/** A set-up determined by the seed: any map, forces and ruleset of the game; every second one is wild. */
function anySetUp(game: Game, seed: number): Readonly<Record<string, unknown>> {
  const random = new Random(mix(seed, 11));
  const wild = WILD[game.id];
  if (wild && isWild(seed)) return wild.setup(game, random);
  const any = (list: string): string | undefined => {
    const all = game.lists[list]?.() ?? [];
    return all[random.roll(Math.max(1, all.length)) - 1]?.id;
  };
  const [ruleset, map, force] = [any('rulesets'), any('maps'), any('forces')];
  const turnLimit = 10 + random.roll(50);
  return { ...(ruleset && { ruleset }), ...(map && { map }), ...(force && { force }), turnLimit };
}

const isWild = (seed: number): boolean => (seed >> 3) % 2 === 1;

/** One match of random legal play, determined by its seed; throws if anything is wrong. */
function playToTheEnd(game: Game, seed: number): { readonly commands: number; readonly reason: string } {
  const setup = anySetUp(game, seed);
  const random = new Random(seed);
  const rules = game.setUp(setup, random);
  if (!rules.ok) throw new Error(`the set-up is refused: ${JSON.stringify(rules.error)}`);
  let state = step(game, game.begin(rules.value), UMPIRE, { type: 'begin' }, random);
  let commands = 0;
  for (let end = game.outcome(state); !end; end = game.outcome(state)) {
    if (++commands > TOO_MANY) throw new Error(`still under way after ${TOO_MANY} commands`);
    state = playOn(game, state, random, isWild(seed) ? WILD[game.id] : undefined);
  }
  const turns = game.turns(state);
  if (turns > Number(setup.turnLimit)) throw new Error(`ended in turn ${turns}, beyond its limit`);
  return { commands, reason: game.outcome(state)?.reason.code ?? '' };
}

/** A random legal command of the awaited seat. */
export function anyChoice(game: Game, state: Kinds['state'], random: Random) {
  const asked = game.awaiting(state).find(({ must }) => must);
  if (!asked) throw new Error('nobody is awaited and nobody has won');
  const { seat, kinds } = asked;
  const view = game.view(state, seat);
  const { picked } = anyOf(ofKinds(game.options(view, seat), kinds), random);
  if (!picked) throw new Error(`turn ${game.turns(state)}: ${seat} must act and is offered nothing`);
  return { seat, view, picked };
}

/** The next command: everything offered, and every fallback, must be accepted. */
function playOn(game: Game, state: Kinds['state'], random: Random, wild?: Wild): Kinds['state'] {
  const { seat, view, picked } = anyChoice(game, state, random);
  const instead = game.fallback(view, seat);
  if (!instead) throw new Error(`turn ${game.turns(state)}: ${seat} must act and has no fallback`);
  for (const command of [picked, instead]) {
    const no = game.refuse(state, seat, command);
    if (no) throw new Error(`turn ${game.turns(state)}: ${JSON.stringify(command)} is refused: ${no.code}`);
  }
  const other = wild?.order(view, seat, random);
  const lawful = other && game.parse(other).ok && !game.refuse(state, seat, other);
  return step(game, state, seat, lawful ? other : picked, random);
}

/** Every nth seed from a start. */
export interface Share {
  readonly game: string;
  readonly from: number;
  readonly to: number; // exclusive
  readonly every: number;
}

/** A process's share of the seeds; reports progress. */
export function playShare({ game: id, from, to, every }: Share, report: (so: Endings) => void): Endings {
  const game = catalog[id] as Game;
  const reasons: Record<string, number> = {};
  const faults: string[] = [];
  let [games, commands, reported] = [0, 0, performance.now()];
  const far = (): Endings => ({ games, commands, reasons, faults });
  for (let seed = from; seed < to; seed += every) {
    games++;
    try {
      const played = playToTheEnd(game, seed);
      commands += played.commands;
      reasons[played.reason] = (reasons[played.reason] ?? 0) + 1;
    } catch (error) {
      reasons.fault = (reasons.fault ?? 0) + 1;
      if (faults.length < SHOWN) faults.push(`seed ${seed} ${JSON.stringify(anySetUp(game, seed))}: ${textOf(error)}`);
    }
    if (performance.now() - reported < 1000) continue;
    reported = performance.now();
    report(far());
  }
  return far();
}

/** The error text; for unexpected errors also the location. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.constructor === Error ? [] : (error.stack ?? '').split('\n').slice(1, 4);
  return [error.message, ...place.map((line) => line.trim())].join(' ');
}

/** Plays all seeds, one process per core; `say` receives progress. */
export async function playAll(game: string, from: number, count: number, say: (so: Endings) => void): Promise<Endings> {
  const every = availableParallelism();
  const shares: Endings[] = Array.from({ length: every }, () => NOTHING);
  await Promise.all(
    shares.map(async (_, i) => {
      const share: Share = { game, from: from + i, to: from + count, every };
      const child = fork(process.argv[1] as string, ['--share', JSON.stringify(share)]);
      child.on('message', (so) => {
        shares[i] = so as Endings;
        say(shares.reduce(added));
      });
      const [status] = await once(child, 'exit');
      if (status !== 0) throw new Error(`a process of the soak has ended with ${status}`);
    }),
  );
  return shares.reduce(added);
}

function added(one: Endings, other: Endings): Endings {
  const reasons: Record<string, number> = { ...one.reasons };
  for (const [reason, count] of Object.entries(other.reasons)) reasons[reason] = (reasons[reason] ?? 0) + count;
  const [games, commands] = [one.games + other.games, one.commands + other.commands];
  return { games, commands, reasons, faults: [...one.faults, ...other.faults] };
}
