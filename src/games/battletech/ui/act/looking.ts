import type { Facing } from '../../../../parts/hex/hex.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import type { UnitId, View } from '../../view.ts';

/** The table as it would be with the torso, or the turret, turned so; null = as it is. */
export const looking = (view: View, id: UnitId, torso: Facing | null): View =>
  torso === null || torso === lookOf(view, id) ? view : { ...supposing(view, id, { torso }), watcher: view.watcher };
