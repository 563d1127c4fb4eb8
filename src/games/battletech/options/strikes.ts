import type { Command } from '../commands.ts';
import type { Attack } from '../plan.ts';
import { strikes } from '../rules/physical/declare.ts';
import { strikesOf } from '../rules/physical/legal.ts';
import { modelOf, type UnitId, type View } from '../view.ts';

/** No attack, every single attack, and every allowed pair. */
export function* strikeOptions(view: View, unit: UnitId): Generator<Command, void> {
  const { side } = modelOf(view, unit);
  yield { type: 'strike', unit, attacks: [] };
  const single = strikesOf(view, unit);
  for (const attacks of [...single.map((one) => [one]), ...pairs(single)]) {
    const command = { type: 'strike', unit, attacks } as const;
    if (!strikes.refuse(view, side, command)) yield command;
  }
}

const pairs = (list: readonly Attack[]): readonly (readonly Attack[])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other]));
