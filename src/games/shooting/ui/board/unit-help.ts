import type { Explanation } from '../../../../page/help.ts';
import { engagersOf } from '../../rules/engaged.ts';
import { isGone, living, modelAt, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import type { Mark } from './plan.ts';

/** What is drawn on and around a unit: its text, and the legend entries that explain it. */
export function unitHelp(view: View, unit: number, mark: Mark | undefined, text: string): Explanation {
  const { models } = unitAt(view.rules, unit);
  if (isGone(view.wounds, { models })) return { tip: text, entries: ['gone'] };
  const hurt = living(view.wounds, models).some(
    (model) => (view.wounds[model] as number) < modelAt(view.rules, model).sheet.wounds,
  );
  const isEngaged = mark !== 'engaged' && engagersOf(view, unit).length > 0;
  return {
    tip: text,
    entries: [
      ...(mark ? [mark] : []),
      ...(isEngaged ? ['engaged'] : []),
      ...(view.shot.includes(unit) ? ['has-shot'] : []),
      ...(hurt ? ['wounds'] : []),
      ...(mark || isEngaged ? [] : ['model', 'count']),
    ],
  };
}
