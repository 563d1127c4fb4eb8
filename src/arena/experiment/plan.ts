import type { ProgramLimits } from '../../bots/external-player.ts';
import { isProgramName } from '../../integrations/list.ts';
import { weightsDigest } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/ids.ts';
import { never } from '../../kernel/never.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentKind, ExperimentRecord } from '../../store/experiments.ts';
import { hashing } from '../../store/hashing.ts';
import { lineupFor, resolveBotWithWeights } from '../lineup.ts';
import { optionsFor, rulesFor } from '../play.ts';
import { seedOf } from '../series.ts';
import type { Sprt } from '../stats/sprt.ts';

/** A bot as entered, with its version and weights at that time. */
export interface Entrant {
  readonly name: string; // as typed
  readonly version: string; // of its maker; '' for an external program
  readonly weights: string | null; // digest of its weights; null if it has none
}

/** Indexes into the bot list. a has the first side in the first game of every pair. */
export type Pairing = readonly [a: number, b: number];

/** An experiment. The plan and a pair number are enough to play that pair on any machine. Plain data. */
export interface Plan {
  readonly game: string;
  readonly options?: unknown; // set-up; default: the game's own
  readonly seed: string;
  readonly sides: readonly [Side, Side]; // of the set-up
  readonly bots: readonly Entrant[];
  readonly pairings: readonly Pairing[]; // used in turn
  readonly most: number; // maximum number of pairs
  readonly test: Sprt | null; // duels only
  readonly iterations: number; // search iterations per decision; 0 = the bot's default
  readonly limits: ProgramLimits; // limits for external programs; defaults come from their adapter
  readonly note?: string; // written by the user
}

export const pairingOf = ({ pairings }: Plan, n: number): Pairing =>
  pairings[n % pairings.length] ?? never('a plan without pairings');

/** Both games of a pair have the same seed. */
export const seedOfPair = ({ seed }: Plan, n: number): string => seedOf(seed, n);

/** Every bot against every other. */
export const roundRobin = (bots: number): Pairing[] =>
  Array.from({ length: bots }, (_, a) => a).flatMap((a) =>
    Array.from({ length: bots - a - 1 }, (_, k): Pairing => [a, a + 1 + k]),
  );

/** The first bot against all others. */
export const gauntlet = (bots: number): Pairing[] => Array.from({ length: bots - 1 }, (_, k): Pairing => [0, k + 1]);

export function kindOf({ bots, pairings }: Plan): ExperimentKind {
  if (bots.length === 2) return 'duel';
  return pairings.every(([a]) => a === 0) ? 'gauntlet' : 'round-robin';
}

export const planOf = ({ plan }: Pick<ExperimentRecord, 'plan'>): Plan => plan as unknown as Plan;

/** Version and weights of a bot as it is now. */
export function entrantNamed(game: Game, name: string): Result<Entrant> {
  if (isProgramName(name)) return ok({ name, version: '', weights: null });
  const part = resolveBotWithWeights(game, name);
  if (!part.ok) return part;
  const { maker, weights } = part.value;
  const digest = Object.keys(weights).length > 0 ? weightsDigest(weights, hashing.digest) : null;
  return ok({ name, version: maker.version, weights: digest });
}

/** The two sides of the plan's set-up. Refuses any other number of sides, and bots that cannot play the set-up. */
export function sidesOf(game: Game, plan: Pick<Plan, 'options' | 'seed' | 'bots'>): Result<readonly [Side, Side]> {
  const names = plan.bots.map(({ name }) => name);
  const rules = rulesFor(game, optionsFor(game, plan.options, names), seedOf(plan.seed, 0));
  if (!rules.ok) return no({ code: 'arena-set-up', fault: rules.error });
  const [one, two, ...more] = game.sides(rules.value);
  if (one === undefined || two === undefined || more.length > 0)
    return no({ code: 'arena-sides', game: game.id, sides: game.sides(rules.value).length });
  for (const name of new Set(names)) {
    const lineup = lineupFor(game, rules.value, { [one]: name, [two]: name });
    if (!lineup.ok) return lineup;
  }
  return ok([one, two]);
}

/**
 * Why a stored plan cannot continue with today's bots and rules, or undefined. Mixed pairs would not be comparable.
 */
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
