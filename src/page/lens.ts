/** How a board is looked at: `scale` times larger, its corner moved by shares of the box it lies in. */
export interface Lens {
  readonly scale: number;
  readonly x: number; // 1 - scale to 0: the sheet always covers the box
  readonly y: number;
}

/** A place in the box: 0 is its left or upper edge, 1 the other. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
export const MOST = 6;
export const STEP = 1.5; // of a key or a button

/** So close that the edges of the board are mostly out of sight: cells had better say their names. */
export const isClose = ({ scale }: Lens): boolean => scale >= 1.8;

export const isWhole = ({ scale }: Lens): boolean => scale === 1;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function laid({ scale, x, y }: Lens): Lens {
  const size = within(scale, 1, MOST);
  if (size < 1.02) return WHOLE; // nearly whole is whole, so that one does not have to hit it
  return { scale: size, x: within(x, 1 - size, 0), y: within(y, 1 - size, 0) };
}

/** Larger or smaller by a factor; what lies at the spot stays there, as far as the edges let it. */
export function zoomed(lens: Lens, { x, y }: Spot, factor: number): Lens {
  const scale = within(lens.scale * factor, 1, MOST);
  const grown = scale / lens.scale;
  return laid({ scale, x: x - (x - lens.x) * grown, y: y - (y - lens.y) * grown });
}

export const panned = (lens: Lens, { x, y }: Spot): Lens => laid({ ...lens, x: lens.x + x, y: lens.y + y });

type Fingers = readonly [Spot, Spot];

/** Two fingers keep hold of what they took: they spread and wander, the sheet follows. */
export function pinched(lens: Lens, from: Fingers, to: Fingers, shape = 1): Lens {
  const [was, is] = [middle(from), middle(to)];
  const factor = apart(to, shape) / Math.max(apart(from, shape), 1e-6);
  return panned(zoomed(lens, was, factor), { x: is.x - was.x, y: is.y - was.y });
}

const middle = ([a, b]: Fingers): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** `shape` is the box's width over its height. */
const apart = ([a, b]: Fingers, shape: number): number => Math.hypot((a.x - b.x) * shape, a.y - b.y);

/** Where in the box a place of the sheet lies, both in shares. */
export const seenAt = ({ scale, x, y }: Lens, place: Spot): Spot => ({
  x: x + place.x * scale,
  y: y + place.y * scale,
});

/** Moved no further than it takes to have a part of the sheet in the box, with a little room around. */
export function showing(lens: Lens, part: readonly [Spot, Spot], room = 0.04): Lens {
  const [from, to] = [seenAt(lens, part[0]), seenAt(lens, part[1])];
  const by = (low: number, high: number): number => {
    if (low < room) return room - low;
    return high > 1 - room ? 1 - room - high : 0;
  };
  return panned(lens, { x: by(from.x, to.x), y: by(from.y, to.y) });
}
