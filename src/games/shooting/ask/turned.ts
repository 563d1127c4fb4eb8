import type { Conditions } from './question.ts';

/** The conditions of the blows that are struck back. A charge and modifiers set by hand count for the first unit only. */
export function turned(conditions: Conditions = {}): Conditions {
  const { attackerHas, targetHas, engaged, targetEngaged, charged: _, hand: __, ...shared } = conditions;
  return {
    melee: true,
    ...shared,
    ...(targetEngaged !== undefined && { engaged: targetEngaged }),
    ...(engaged !== undefined && { targetEngaged: engaged }),
    ...(targetHas && { attackerHas: targetHas }),
    ...(attackerHas && { targetHas: attackerHas }),
  };
}
