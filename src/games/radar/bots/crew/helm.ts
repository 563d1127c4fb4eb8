import { COURSES } from '../../../../parts/grid/grid.ts';
import type { Belief, Memory } from '../../belief/memory.ts';
import { pictureOf } from '../../belief/picture.ts';
import { spread, type Tracker, track } from '../../belief/tracker.ts';
import { exposure } from '../../belief.ts';
import type { Heard } from '../../events.ts';
import { afloatOf } from '../../options.ts';
import { type BoatView, type Chart, otherSide, type Rules, type Side, type View } from '../../view.ts';
import { bestMark, type Care, careFor } from './marking.ts';
import type { Picture } from './odds.ts';
import type { Sea } from './plan.ts';
import type { CrewWeights } from './weights.ts';

/** What the captain decides from: its own boat, the crew's messages, and two pictures: ours of them and theirs of us. */
export interface Helm extends Sea {
  readonly view: View;
  readonly belief: Belief;
  readonly rules: Rules;
  readonly side: Side;
  readonly enemy: Side;
  readonly own: BoatView;
  readonly enemyHull: number;
  readonly weights: CrewWeights;
  readonly marks: number; // the engine board as far as it was reported to the captain
  readonly them: () => Picture;
  readonly us: () => Tracker; // what the enemy radio operator can know about us
}

export function helmOf(view: View, belief: Belief, weights: CrewWeights): Helm {
  const { rules } = view;
  const { side } = belief;
  const enemy = otherSide(side);
  const own = view.boats[side];
  const care = careFor(belief.crew.protect?.message.systems ?? ['torpedo'], weights);
  return {
    view,
    belief,
    rules,
    side,
    enemy,
    own,
    care,
    chart: rules.chart,
    board: rules.board,
    boat: afloatOf(own),
    weights,
    enemyHull: view.boats[enemy].hull,
    marks: toldMarks(belief, care),
    them: once(() => pictureOf(belief)),
    us: once(() => exposure(belief)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The board from the engineer's last report, with every mark since then guessed; all of them if the engineer is silent. */
function toldMarks({ memory, rules, side }: Belief, care: Care): number {
  const since: Heard[] = [];
  let marks = 0;
  for (let node: Memory | null = memory; node; node = node.before) {
    const { heard } = node;
    if (!heard || !('side' in heard) || heard.side !== side) continue;
    if (heard.type === 'said' && heard.message.type === 'advise' && heard.message.routes.length === COURSES.length) {
      for (const route of heard.message.routes) for (const node of route.marks) marks |= 1 << node;
      break;
    }
    if (heard.type === 'surfaced' || heard.type === 'damaged') break;
    if (heard.type === 'moved' || heard.type === 'stealthed' || heard.type === 'slipped') since.push(heard);
  }
  for (let i = since.length - 1; i >= 0; i--) {
    const heard = since[i] as Heard;
    if (!('course' in heard)) continue;
    const mark = bestMark(rules.board, marks, heard.course, care);
    marks = mark.node < 0 ? 0 : mark.marks;
  }
  return marks;
}

/** The enemy's picture of us after one more heard event. */
export const afterHearing = (us: Tracker, heard: Heard): Picture => spread(track(us, heard));

/** Bits by which one picture is wider than another, by the number of cells. */
export const bitsBetween = (before: Picture, after: Picture): number =>
  Math.log2(Math.max(1, after.cells.length) / Math.max(1, before.cells.length));

export function meanDistance(chart: Chart, { weight, cells }: Picture, from: number): number {
  const { cols } = chart;
  const row = Math.floor(from / cols);
  const col = from % cols;
  let sum = 0;
  for (const cell of cells)
    sum += (weight[cell] as number) * (Math.abs(Math.floor(cell / cols) - row) + Math.abs((cell % cols) - col));
  return sum;
}

/** The probability that they are within the given number of steps of a cell, ignoring islands. */
export function massWithin({ cols }: Chart, { weight, cells }: Picture, from: number, steps: number): number {
  const row = Math.floor(from / cols);
  const col = from % cols;
  let mass = 0;
  for (const cell of cells)
    if (Math.abs(Math.floor(cell / cols) - row) + Math.abs((cell % cols) - col) <= steps)
      mass += weight[cell] as number;
  return mass;
}
