/** Zoom and pan of a board: `scale`, and the corner's offset as a fraction of its box. */
export interface Lens {
  readonly scale: number;
  readonly x: number; // 1 - scale to 0, so the sheet always covers the box
  readonly y: number;
}

/** A position in the box, from 0 (left or top) to 1. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
export const MOST = 6;
export const STEP = 1.5; // per key press or click

/** Zoomed in so far that the board's edges are mostly out of view, so cells should show their names. */
export const isClose = ({ scale }: Lens): boolean => scale >= 1.8;

export const isWhole = ({ scale }: Lens): boolean => scale === 1;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function laid({ scale, x, y }: Lens): Lens {
  const size = within(scale, 1, MOST);
  if (size < 1.02) return WHOLE; // snaps to the whole board
  return { scale: size, x: within(x, 1 - size, 0), y: within(y, 1 - size, 0) };
}

/** Zooms by a factor around a spot, within the edges. */
export function zoomed(lens: Lens, { x, y }: Spot, factor: number): Lens {
  const scale = within(lens.scale * factor, 1, MOST);
  const grown = scale / lens.scale;
  return laid({ scale, x: x - (x - lens.x) * grown, y: y - (y - lens.y) * grown });
}

export const panned = (lens: Lens, { x, y }: Spot): Lens => laid({ ...lens, x: lens.x + x, y: lens.y + y });

type Fingers = readonly [Spot, Spot];

/** The sheet follows two fingers as they spread and move. */
export function pinched(lens: Lens, from: Fingers, to: Fingers, shape = 1): Lens {
  const [was, is] = [middle(from), middle(to)];
  const factor = apart(to, shape) / Math.max(apart(from, shape), 1e-6);
  return panned(zoomed(lens, was, factor), { x: is.x - was.x, y: is.y - was.y });
}

const middle = ([a, b]: Fingers): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** `shape` is the box's width divided by its height. */
const apart = ([a, b]: Fingers, shape: number): number => Math.hypot((a.x - b.x) * shape, a.y - b.y);

/** Converts a position on the sheet to one in the box, both as fractions. */
export const seenAt = ({ scale, x, y }: Lens, place: Spot): Spot => ({
  x: x + place.x * scale,
  y: y + place.y * scale,
});

/** A spot of the sheet in the middle of the box, as far as the edges allow. */
export const centredOn = ({ x, y }: Spot, scale: number): Lens =>
  laid({ scale, x: 0.5 - x * scale, y: 0.5 - y * scale });

/** Pans just far enough to show a part of the sheet, with a small margin. */
export function showing(lens: Lens, part: readonly [Spot, Spot], room = 0.04): Lens {
  const [from, to] = [seenAt(lens, part[0]), seenAt(lens, part[1])];
  const by = (low: number, high: number): number => {
    if (low < room) return room - low;
    return high > 1 - room ? 1 - room - high : 0;
  };
  return panned(lens, { x: by(from.x, to.x), y: by(from.y, to.y) });
}
