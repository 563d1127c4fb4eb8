import type { Language } from '../../../../kernel/game.ts';
import { figure } from '../../../../page/figure.ts';
import type { Goal } from '../../ask/plan/problem.ts';
import type { Exercise } from '../../ask/trainer/exercise.ts';
import { chance, tenths } from '../names.ts';

/** A plan's value for people to read, without its unit. */
export function valueText(goal: Goal, value: number, language: Language): string {
  if (goal === 'wipe') return chance(value, language);
  return goal === 'points' ? tenths(value, language) : figure(value, language);
}

/** The difference between two values as they are shown, so that a row of the table adds up. */
export function shownDifference(goal: Goal, x: number, y: number): number {
  const digits = goal === 'points' ? 10 : 100;
  return (Math.round(x * digits) - Math.round(y * digits)) / digits;
}

/** What one target contributes to a plan's value; null if it does not count. */
export function targetValue({ goal, chosen, targets, plans }: Exercise, plan: number, target: number): number | null {
  const found = plans[plan]?.explained.targets[target];
  if (!found) return null;
  if (goal === 'kills') return found.kills;
  if (goal === 'wipe') return chosen[target] ? found.wipe : null;
  return (found.kills * (targets[target]?.points ?? 0)) / Math.max(1, found.models);
}
