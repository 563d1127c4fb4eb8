import { FACINGS } from '../../../parts/hex/hex.ts';
import type { Command } from '../commands.ts';
import { twist } from '../rules/weapons/twist.ts';
import { modelOf, type UnitId, type View } from '../view.ts';

/** Facings for a torso or turret; in a Reaction Phase this includes keeping the current one. */
export function* twistOptions(view: View, unit: UnitId): Generator<Command, void> {
  const { side } = modelOf(view, unit);
  for (const facing of FACINGS) {
    const command = { type: 'twist', unit, facing } as const;
    if (!twist.refuse(view, side, command)) yield command;
  }
}
