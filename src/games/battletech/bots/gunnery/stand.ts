import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { Reach } from '../../rules/movement/reach.ts';
import { tallOf } from '../../rules/status.ts';
import type { Pose } from '../../rules/weapons/supposing.ts';
import { type Mode, STILL, type UnitId, unitOf, type View } from '../../view.ts';

/** How a unit stands or might stand, and how it came there: all that a shot from it or at it asks of its movement. */
export interface Stand {
  readonly hex: Hex;
  readonly level: number; // of the feet
  readonly height: number; // above them
  readonly facing: Facing; // of the legs
  readonly prone: boolean;
  readonly mode: Mode;
  readonly hexes: number; // for the target modifier
  readonly skidded: boolean;
}

/** As it stands now, with what it has moved this turn. */
export function standOf(view: View, id: UnitId): Stand {
  const unit = unitOf(view, id);
  const { at: hex, level, facing, prone, went } = unit;
  const { mode, hexes, skidded } = went;
  return { hex, level, height: tallOf(unit), facing, prone, mode, hexes, skidded };
}

/** Where a move would end. */
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

/** The same for the rules, which suppose poses. */
export const poseOf = ({ hex, level, facing, prone, mode, hexes, skidded }: Stand, torso: Facing = facing): Pose => ({
  at: hex,
  level,
  facing,
  torso,
  prone,
  went: { ...STILL, mode, hexes, skidded },
});
