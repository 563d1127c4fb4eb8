import type { ProgramLimits } from '../../bots/external-player.ts';
import { isProgramName } from '../../integrations/list.ts';
import { weightsDigest } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/ids.ts';
import { never } from '../../kernel/never.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentKind, ExperimentRecord } from '../../store/experiments.ts';
import { hashing } from '../../store/hashing.ts';
import { botsFor, partWith } from '../cast.ts';
import { optionsFor, rulesFor } from '../play.ts';
import { seedOf } from '../series.ts';
import type { Sprt } from '../stats/sprt.ts';

/** A bot as it was entered, and what it was then. */
export interface Entrant {
  readonly name: string; // as typed
  readonly version: string; // of its maker; '' = a program of others
  readonly weights: string | null; // digest of its table; null = it has none
}

/** Places in the list of bots; a has the first side in the first game of every pair. */
export type Pairing = readonly [a: number, b: number];

/** An experiment as it is ordered: with it and the number of a pair, anybody anywhere can play that pair. Plain data. */
export interface Plan {
  readonly game: string;
  readonly options?: unknown; // of the set-up; left out = the game's own
  readonly seed: string;
  readonly sides: readonly [Side, Side]; // of its set-up
  readonly bots: readonly Entrant[];
  readonly pairings: readonly Pairing[]; // they take turns
  readonly most: number; // pairs, if nothing stops it before
  readonly test: Sprt | null; // duels only
  readonly iterations: number; // a search's budget for one decision; 0 = its maker's own
  readonly limits: ProgramLimits; // of programs; what is left out is their door's own
  readonly note?: string; // of whoever ordered it
}

export const pairingOf = ({ pairings }: Plan, n: number): Pairing =>
  pairings[n % pairings.length] ?? never('a plan without pairings');

/** Both games of a pair have the same seed. */
export const seedOfPair = ({ seed }: Plan, n: number): string => seedOf(seed, n);

/** Everybody against everybody. */
export const roundRobin = (bots: number): Pairing[] =>
  Array.from({ length: bots }, (_, a) => a).flatMap((a) =>
    Array.from({ length: bots - a - 1 }, (_, k): Pairing => [a, a + 1 + k]),
  );

/** The first against all others. */
export const gauntlet = (bots: number): Pairing[] => Array.from({ length: bots - 1 }, (_, k): Pairing => [0, k + 1]);

export function kindOf({ bots, pairings }: Plan): ExperimentKind {
  if (bots.length === 2) return 'duel';
  return pairings.every(([a]) => a === 0) ? 'gauntlet' : 'round-robin';
}

export const planOf = ({ plan }: Pick<ExperimentRecord, 'plan'>): Plan => plan as unknown as Plan;

/** What a bot is today. */
export function entrantNamed(game: Game, name: string): Result<Entrant> {
  if (isProgramName(name)) return ok({ name, version: '', weights: null });
  const part = partWith(game, name);
  if (!part.ok) return part;
  const { maker, weights } = part.value;
  const digest = Object.keys(weights).length > 0 ? weightsDigest(weights, hashing.digest) : null;
  return ok({ name, version: maker.version, weights: digest });
}

/** The two sides of the plan's set-up; with more or fewer nothing can be exchanged. Bots that cannot play it are refused. */
export function sidesOf(game: Game, plan: Pick<Plan, 'options' | 'seed' | 'bots'>): Result<readonly [Side, Side]> {
  const names = plan.bots.map(({ name }) => name);
  const rules = rulesFor(game, optionsFor(game, plan.options, names), seedOf(plan.seed, 0));
  if (!rules.ok) return no({ code: 'arena-set-up', fault: rules.error });
  const [one, two, ...more] = game.sides(rules.value);
  if (one === undefined || two === undefined || more.length > 0)
    return no({ code: 'arena-sides', game: game.id, sides: game.sides(rules.value).length });
  for (const name of new Set(names)) {
    const cast = botsFor(game, rules.value, { [one]: name, [two]: name });
    if (!cast.ok) return cast;
  }
  return ok([one, two]);
}

/** Why a stored plan cannot go on with the bots and rules of today, if so: its pairs would not be of one kind. */
export function changedSince(game: Game, plan: Plan, rulesVersion: string) {
  if (rulesVersion !== game.version)
    return { code: 'arena-rules-changed', game: game.id, needs: rulesVersion, has: game.version };
  for (const entered of plan.bots) {
    const today = entrantNamed(game, entered.name);
    if (!today.ok) return today.error;
    const { version, weights } = today.value;
    if (version !== entered.version || weights !== entered.weights)
      return { code: 'arena-bot-changed', bot: entered.name, was: tagOf(entered), is: tagOf(today.value) };
  }
  return undefined;
}

/** `1 #abcd1234` */
export const tagOf = ({ version, weights }: Entrant): string =>
  [version, ...(weights === null ? [] : [`#${weights}`])].join(' ');
