import { type AnyRule, score } from '../../../../decide/rule.ts';
import type { CommanderWeights as W } from './weights.ts';

/** A scoring term: its amount in an option, and what one unit of it is worth in points. */
export interface Term<O> {
  readonly id: string;
  readonly much: (option: O) => number;
  readonly worth: (weights: W) => number;
  readonly wary?: true; // concerns the unit's own safety
}

/** How much a unit about to move values its safety. */
export interface Mood {
  readonly crippled: boolean; // badly damaged, while the enemies are not
  readonly patient: number; // 0 to 1: enemies have yet to move, and there is time
}
const CALM: Mood = { crippled: false, patient: 0 };

/** A crippled unit weighs the damage it takes more, and so does one that enemies can still respond to. */
export const wariness = (weights: W, { crippled, patient }: Mood): number =>
  (crippled ? weights.retreat : 1) * (1 + (weights.patience - 1) * patient);

const BAND = [-400, 400] as const;

/** Makes a rule from a term. */
export const ruleOf = <S, O>(
  { id, much, worth, wary }: Term<O>,
  moodOf: (situation: S) => Mood = () => CALM,
): AnyRule<S, O, W> =>
  score<S, O, Partial<Mood> & { readonly much: number }, W>({
    id,
    unit: 'points',
    band: BAND,
    see: (situation, option) => {
      const found = much(option);
      if (found === 0) return undefined;
      if (!wary) return { much: found };
      const { crippled, patient } = moodOf(situation);
      return { much: found, crippled, patient };
    },
    worth: ({ much: found, crippled = false, patient = 0 }, weights) =>
      found * worth(weights) * wariness(weights, { crippled, patient }),
    because: ({ much: found, crippled = false, patient = 0 }, weights) => ({
      code: id,
      much: Math.round(found * 10) / 10,
      times: Math.round(Math.abs(worth(weights)) * wariness(weights, { crippled, patient }) * 100) / 100,
      ...(crippled && { crippled }),
      ...(patient > 0 && { answered: true }),
    }),
  });
