import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { CommandOf } from '../../commands.ts';
import type { Step } from '../../plan.ts';
import { pathOf } from '../../rules/movement/path.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';

/** A hex of the path, with the MP spent when the unit leaves it or stops there. */
interface Stop {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly mp: number;
}

export interface Trail {
  readonly unit: UnitId;
  readonly jump: boolean;
  readonly stops: readonly Stop[]; // starts with the starting hex
}

/** The path of some steps, hex by hex, as far as it is legal. */
export function trailOf(view: View, unit: UnitId, mode: Mode, steps: readonly Step[], masc = false): Trail {
  const { at, facing } = unitOf(view, unit);
  const start: Stop = { hex: at, facing, mp: 0 };
  const [first] = steps;
  if (first?.step === 'jump') {
    const end: Stop = { hex: first.to, facing: first.facing, mp: 0 };
    return { unit, jump: true, stops: [start, end] };
  }
  const stops = [start];
  let spent = 0;
  for (const { to, mp } of pathOf(view, unit, mode, steps, masc).strides) {
    spent += mp;
    const stop: Stop = { hex: to.at, facing: to.facing, mp: spent };
    if (stops.at(-1)?.hex === to.at) stops[stops.length - 1] = stop;
    else stops.push(stop);
  }
  return { unit, jump: false, stops };
}

export const trailOfCommand = (view: View, { unit, mode, steps, masc }: CommandOf<'move'>): Trail =>
  trailOf(view, unit, mode, steps, masc);
