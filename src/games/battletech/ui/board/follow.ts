import { fitted, frameOf, middleOf, SIDE } from '../../../../page/hex-shape.ts';
import { centredOn, isWhole, type Lens, MOST, type Spot, showing } from '../../../../page/lens.ts';
import type { Hex, HexGrid } from '../../../../parts/hex/hex.ts';
import { alive } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Draft } from '../draft.ts';
import type { LastChange } from './last-change.ts';
import type { Plans } from './plans.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A board in a box of the page: its grid, and the space around the hexes. */
export interface Laid {
  readonly grid: HexGrid;
  readonly margin: number;
  readonly box: Box;
}

const NARROW = 620; // pixels: boards on phones
const LEAST = 32; // pixels: narrower hexes cannot be read or tapped
const USUAL = 42;
const ROOM = 0.16; // share of the box around what must be visible

/** Whether this board follows the action because its hexes would be too small otherwise. */
export const follows = ({ grid, margin, box }: Laid): boolean =>
  box.width > 0 && box.width <= NARROW && hexWidth(grid, margin, box) < LEAST;

const hexWidth = (grid: HexGrid, margin: number, box: Box): number =>
  2 * SIDE * fitted(frameOf(grid, margin), box).scale;

/** The first look at a board: close enough to read, with these hexes in the middle. */
export function firstLook(laid: Laid, hexes: readonly Hex[]): Lens {
  const scale = Math.min(MOST, USUAL / hexWidth(laid.grid, laid.margin, laid.box));
  const [from, to] = partOf(laid, hexes);
  return centredOn({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, scale);
}

/** The next look: moves just far enough. A view of the whole board stays as it is. The first hex matters most. */
export function nextLook(lens: Lens, laid: Laid, hexes: readonly Hex[]): Lens {
  if (isWhole(lens) || hexes.length === 0) return lens;
  const part = partOf(laid, hexes);
  const most = 1 - 2 * ROOM;
  const fits = (part[1].x - part[0].x) * lens.scale <= most && (part[1].y - part[0].y) * lens.scale <= most;
  return showing(lens, fits ? part : partOf(laid, hexes.slice(0, 1)), ROOM);
}

/** The part of the sheet that these hexes cover. */
function partOf({ grid, margin, box }: Laid, hexes: readonly Hex[]): readonly [Spot, Spot] {
  const frame = frameOf(grid, margin);
  const { scale, left, top } = fitted(frame, box);
  const spots = hexes.map((hex) => {
    const { x, y } = middleOf(grid, hex);
    return { x: (left + (x - frame.x) * scale) / box.width, y: (top + (y - frame.y) * scale) / box.height };
  });
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

/** The hexes of the action, the most important first: the acting unit, its goal and target, or else the last change. */
export function actionHexes(
  view: View,
  draft: Draft,
  plans: Plans,
  lately: LastChange,
  seat: string | null,
): readonly Hex[] {
  const at = (id: UnitId): Hex => unitOf(view, id).at;
  const acting = plans.acting ?? plans.able[0];
  if (acting !== undefined) {
    const { move, target } = draft;
    const goal = plans.acting !== null && move && move.to !== null ? [move.to] : [];
    const aim = plans.acting === null || !target ? [] : ['unit' in target ? at(target.unit) : target.hex];
    return [...goal, at(acting), ...aim];
  }
  const moved = [...lately.trails.keys()].map(at);
  const shots = lately.lines.flatMap(({ from, to }) => [to, from]);
  const hurt = lately.hurts.map((mark) => mark.at);
  const changed = [...hurt, ...shots, ...moved];
  if (changed.length > 0) return [...new Set(changed)];
  const own = view.units.flatMap((unit, id) => (alive(unit) && modelOf(view, id).side === seat ? [unit.at] : []));
  return own.length > 0 ? own : view.units.flatMap((unit) => (alive(unit) ? [unit.at] : []));
}
