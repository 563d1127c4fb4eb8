import type { Facing } from '../../../../parts/hex/hex.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import type { UnitId, View } from '../../view.ts';

/** The view with the torso or turret turned; null = unchanged. */
export const looking = (view: View, id: UnitId, torso: Facing | null): View =>
  torso === null || torso === lookOf(view, id) ? view : { ...supposing(view, id, { torso }), watcher: view.watcher };
