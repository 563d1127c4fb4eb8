import type { Facing } from '../../parts/hex/hex.ts';
import type { HexSide } from './protocol-types.ts';

/** A hexside by the protocol's number. */
export const sideOf = (facing: Facing): HexSide => facing + 1;

export const facingOf = (side: HexSide): Facing => (side - 1) as Facing;
