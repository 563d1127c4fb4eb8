import { type AnyRule, score } from '../../../../decide/rule.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import type { CommanderWeights as W } from './weights.ts';

/** A scoring term: its amount in an option, and what one unit of it is worth in points. */
export interface Term<O> {
  readonly id: string;
  readonly much: (option: O) => number;
  readonly worth: (weights: W) => number;
  readonly wary?: true; // concerns the unit's own safety
  readonly pressed?: true; // matters more with every quiet turn
  readonly odds?: (option: O) => number; // that an enemy comes into sight, if it depends on that
}

/** How much a unit about to move values its safety. */
export interface Mood {
  readonly crippled: boolean; // badly damaged, while the enemies are not
  readonly idle: number; // full turns without an attack by or at it
  readonly goal: Hex | null; // the firing position for which it heads
}
const CALM: Mood = { crippled: false, idle: 0, goal: null };

/** A crippled unit weighs the damage it takes more. */
export const wariness = (weights: W, { crippled }: Pick<Mood, 'crippled'>): number => (crippled ? weights.retreat : 1);

const LONGEST = 15; // quiet turns that count

/** The longer nothing happens, the more a unit presses to a firing position. */
export const pressure = ({ idle }: Pick<Mood, 'idle'>): number => Math.min(LONGEST, idle);

const BAND = [-400, 400] as const;

interface Found extends Partial<Mood> {
  readonly much: number;
  readonly odds?: number;
}

/** Makes a rule from a term. */
export function ruleOf<S, O>(
  { id, much, worth, wary, pressed, odds }: Term<O>,
  moodOf: (situation: S) => Mood = () => CALM,
): AnyRule<S, O, W> {
  const factor = ({ crippled = false, idle = 0 }: Found, weights: W): number =>
    (wary ? wariness(weights, { crippled }) : 1) * (pressed ? pressure({ idle }) : 1);
  return score<S, O, Found, W>({
    id,
    unit: 'points',
    band: BAND,
    see: (situation, option) => {
      const found = much(option);
      if (found === 0) return undefined;
      const { crippled, idle, goal } = moodOf(situation);
      const likely = odds?.(option) ?? 1;
      return {
        much: found,
        ...(wary && { crippled }),
        ...(pressed && { idle, goal }),
        ...(likely < 1 && { odds: likely, idle }),
      };
    },
    worth: (found, weights) => found.much * worth(weights) * factor(found, weights),
    because: (found, weights) => ({
      code: id,
      much: Math.round(found.much * 10) / 10,
      times: Math.round(Math.abs(worth(weights)) * factor(found, weights) * 100) / 100,
      ...(found.crippled && { crippled: true }),
      ...(found.idle && { quiet: found.idle }),
      ...(typeof found.goal === 'number' && { hex: found.goal }),
      ...(found.odds !== undefined && { odds: Math.round(100 * found.odds) }),
    }),
  });
}
