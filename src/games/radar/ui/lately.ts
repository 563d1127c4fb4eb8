import type { Told } from '../../../page/contract.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import type { RadarKinds } from '../kinds.ts';
import { type BySide, SIDES, type Side, type View } from '../view.ts';

/** A blast that is still worth showing. */
export interface Blast {
  readonly seq: number;
  readonly at: Cell;
  readonly side: Side; // who set it off
  readonly by: 'torpedo' | 'mine';
  readonly blue: number;
  readonly red: number;
  readonly age: number; // turns ended since
}

/** Blasts of this turn and the `turns` before it, newest last. */
export function blastsOf(heard: readonly Told<RadarKinds>[], turns = 1): readonly Blast[] {
  const found: Blast[] = [];
  let age = 0;
  for (let i = heard.length - 1; i >= 0 && age <= turns; i--) {
    const { event, seq } = heard[i] as Told<RadarKinds>;
    if (event.type === 'turn-ended') age++;
    if (event.type !== 'exploded' || age > turns) continue;
    const cause = heard[i - 1]?.event.type;
    const { at, side, blue, red } = event;
    found.push({ seq, at, side, blue, red, age, by: cause === 'mine-detonated' ? 'mine' : 'torpedo' });
  }
  return found.reverse();
}

/** The last drone and its answer, while nobody has moved on. */
export interface Probe {
  readonly side: Side;
  readonly sector: number;
  readonly there: boolean | null; // null = the answer is not for these ears
}

export function droneOf(heard: readonly Told<RadarKinds>[]): Probe | null {
  let there: boolean | null = null;
  for (let i = heard.length - 1; i >= 0; i--) {
    const { event } = heard[i] as Told<RadarKinds>;
    if (event.type === 'turn-ended') return null;
    if (event.type === 'drone-answered') there = event.there;
    if (event.type === 'drone-launched') return { side: event.side, sector: event.sector, there };
  }
  return null;
}

/** How much hull each side has lost between two views. */
export function hullLost(before: View | null, view: View): BySide<number> {
  const lost = (side: Side): number => Math.max(0, (before?.boats[side].hull ?? 0) - view.boats[side].hull);
  return { blue: before ? lost('blue') : 0, red: before ? lost('red') : 0 };
}

/** Whether this change is one step of play: a boat that leaps across the chart is a replay being wound, not a move. */
export function isOneStep(before: View | null, view: View): boolean {
  if (!before || Math.abs(view.turn - before.turn) > 1) return false;
  return SIDES.every((side) => {
    const [was, is] = [before.boats[side].trail, view.boats[side].trail];
    return !was || !is || Math.abs(was.length - is.length) <= view.rules.ruleset.stealth.reach || is.length <= 1;
  });
}
