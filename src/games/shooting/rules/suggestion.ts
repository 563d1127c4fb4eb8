import type { Fact } from '../../../kernel/fact.ts';
import type { State } from '../state.ts';
import { type Aimed, targetsOf } from './targets.ts';
import { isAlive, modelAt, unitAt } from './units.ts';

/** How certain a suggestion is: no target, the only one, a good one, or several to choose from. */
type Level = 'NONE' | 'OBVIOUS' | 'SUGGESTED' | 'MULTIPLE';

export interface Suggestion {
  readonly level: Level;
  readonly target: number | null;
  readonly why: Fact;
  readonly targets: readonly Aimed[]; // eligible targets, nearest first
}

/** A target for a weapon group. An obvious one may be assigned automatically; a suggested one is left to the player. */
export function suggestionFor(state: State, shooter: number, group: string, profile = 0): Suggestion {
  const targets = targetsOf(state, shooter, group, profile).filter(({ able }) => able.length > 0);
  const can = (unit: number): boolean => targets.some(({ target }) => target === unit);
  const says = (level: Level, target: number | null, code: string): Suggestion => ({
    level,
    target,
    why: { code, ...(target !== null && { unit: target }) },
    targets,
  });

  const [only, other] = targets;
  if (!only) return says('NONE', null, 'no-eligible-targets');
  if (!other) return says('OBVIOUS', only.target, 'only-eligible-target');

  const focus = aimedAlready(state, group).find(can);
  if (focus !== undefined) return says('SUGGESTED', focus, 'focus-fire');

  const [wounded, another] = targets.filter(({ target }) => isWounded(state, target));
  if (wounded && !another) return says('SUGGESTED', wounded.target, 'finish-wounded');

  return says('MULTIPLE', null, 'several-targets');
}

/** Units that the shooter's other weapons are aimed at. */
const aimedAlready = ({ assignments }: State, group: string): readonly number[] =>
  assignments.flatMap((one) => (one.group !== group && one.target !== null ? [one.target] : []));

/** Whether some living model has lost wounds. */
const isWounded = ({ rules, wounds }: State, unit: number): boolean =>
  unitAt(rules, unit).models.some(
    (model) => isAlive(wounds, model) && (wounds[model] as number) < modelAt(rules, model).sheet.wounds,
  );
