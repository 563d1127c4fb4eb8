import type { Target } from '../../../games/battletech/plan.ts';
import { alive } from '../../../games/battletech/rules/status.ts';
import { standing } from '../../../games/battletech/rules/terrain.ts';
import { groundAt, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { hexOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import type { HexNumber } from '../protocol-types.ts';

/** The active unit in a hex, if any; a unit cannot target itself. */
export function mechAt(view: View, unit: UnitId, label: HexNumber): UnitId | undefined {
  const hex = hexOf(view.rules.map, label);
  if (hex === OFF_MAP) return undefined;
  const found = view.units.findIndex((other, id) => id !== unit && alive(unitOf(view, id)) && other.at === hex);
  return found < 0 ? undefined : found;
}

/** What fire at a hex does: demolish a building; ignite woods if the weapon can, otherwise clear them. */
export function hexGoal(view: View, label: HexNumber, burns: boolean): Target | undefined {
  const hex = hexOf(view.rules.map, label);
  if (hex === OFF_MAP) return undefined;
  return { hex, for: standing(groundAt(view, hex)) ? 'building' : burns ? 'ignite' : 'clear' };
}
