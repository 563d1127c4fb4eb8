import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { Reach } from '../../rules/movement/reach.ts';
import { tallOf } from '../../rules/status.ts';
import type { Pose } from '../../rules/weapons/supposing.ts';
import { type Mode, STILL, type UnitId, unitOf, type View } from '../../view.ts';

/** A unit's actual or assumed position and movement: everything that a shot by it or at it depends on. */
export interface Stand {
  readonly hex: Hex;
  readonly level: number; // standing level
  readonly height: number; // top level
  readonly facing: Facing; // of the legs
  readonly prone: boolean;
  readonly mode: Mode;
  readonly hexes: number; // for the target movement modifier
  readonly skidded: boolean;
}

/** Its current stand, with its movement this turn. */
export function standOf(view: View, id: UnitId): Stand {
  const unit = unitOf(view, id);
  const { at: hex, level, facing, prone, went } = unit;
  const { mode, hexes, skidded } = went;
  return { hex, level, height: tallOf(unit), facing, prone, mode, hexes, skidded };
}

/** The stand at the end of a move. */
export function standAt(view: View, ends: Reach, entry: number): Stand {
  const prone = ends.prone[entry] === 1;
  return {
    hex: ends.hex[entry] as number,
    level: ends.level[entry] as number,
    height: tallOf({ prone, crew: unitOf(view, ends.unit).crew }),
    facing: ends.facing[entry] as Facing,
    prone,
    mode: ends.mode,
    hexes: ends.hexes[entry] as number,
    skidded: false,
  };
}

/** The same as a pose, for the rules. */
export const poseOf = ({ hex, level, facing, prone, mode, hexes, skidded }: Stand, torso: Facing = facing): Pose => ({
  at: hex,
  level,
  facing,
  torso,
  prone,
  went: { ...STILL, mode, hexes, skidded },
});
