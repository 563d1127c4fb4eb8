import type { Fact } from '../../../kernel/fact.ts';
import type { State } from '../state.ts';
import { type Aimed, targetsOf } from './targets.ts';
import { isAlive, modelAt, unitAt } from './units.ts';

/** How sure a suggestion is: nobody to shoot at, the only one, a good one, or several that a hand must weigh. */
export type Level = 'NONE' | 'OBVIOUS' | 'SUGGESTED' | 'MULTIPLE';

export interface Suggestion {
  readonly level: Level;
  readonly target: number | null;
  readonly why: Fact;
  readonly targets: readonly Aimed[]; // that can be shot at, the nearest first
}

/** What a weapon group might aim at. An obvious target may be assigned at once; a suggested one waits for a hand. */
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

/** Units that other weapons of the shooter are aimed at. */
const aimedAlready = ({ assignments }: State, group: string): readonly number[] =>
  assignments.flatMap((one) => (one.group !== group && one.target !== null ? [one.target] : []));

/** Some model has lost wounds and lives. */
const isWounded = ({ rules, wounds }: State, unit: number): boolean =>
  unitAt(rules, unit).models.some(
    (model) => isAlive(wounds, model) && (wounds[model] as number) < modelAt(rules, model).sheet.wounds,
  );
