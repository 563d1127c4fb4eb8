export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The elements that the card describes, and those it should avoid covering. */
interface Surroundings {
  readonly also?: readonly Box[]; // other things that the text is about
  readonly landmarks?: readonly Box[];
}

const GAP = 12; // between the card and what it points at
const EDGE = 8; // between the card and the edge of the window

interface Place {
  readonly left: number;
  readonly top: number;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const within = (start: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(start, room - size - EDGE));

/**
 * Where the instruction goes: next to the element, past a landmark beside it, or at an edge of the window, where it covers
 * neither the element nor the other things it is about and, if possible, no landmark. Without an element, at the bottom.
 */
export function placeCard(
  target: Box | null,
  card: Size,
  room: Size,
  { also = [], landmarks = [] }: Surroundings = {},
): Place {
  const docks = docked(card, room);
  const [bottom] = docks as [Place];
  if (target === null) return bottom;
  const next = beside(target, card, room);
  const inTheWay = landmarks.filter((box) => next.some((place) => overlaps({ ...place, ...card }, box)));
  const places = [
    ...next,
    ...beside(around([target, ...also]), card, room),
    ...inTheWay.flatMap((box) => beside(around([target, box]), card, room)),
    ...docks,
  ].filter((place) => isInside(place, card, room));
  const covered = (place: Place, boxes: readonly Box[]): number =>
    boxes.filter((box) => overlaps({ ...place, ...card }, box)).length;
  const cost = (place: Place): number =>
    covered(place, [target]) * 1e6 + covered(place, also) * 1e3 + covered(place, landmarks);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), places[0] ?? bottom);
}

/** Below, above, left and right of a box. */
function beside(box: Box, card: Size, room: Size): readonly Place[] {
  const alongX = within(box.left + (box.width - card.width) / 2, card.width, room.width);
  const alongY = within(box.top + (box.height - card.height) / 2, card.height, room.height);
  return [
    { left: alongX, top: box.top + box.height + GAP },
    { left: alongX, top: box.top - GAP - card.height },
    { left: box.left - GAP - card.width, top: alongY },
    { left: box.left + box.width + GAP, top: alongY },
  ];
}

/** Along the edges of the window: bottom, top, then the sides. */
function docked(card: Size, room: Size): readonly Place[] {
  const [across, down] = [room.width - card.width - EDGE, Math.max(EDGE, room.height - card.height - EDGE)];
  const [middle, centre] = [Math.max(EDGE, (room.width - card.width) / 2), Math.max(EDGE, down / 2)];
  const lefts = [middle, EDGE, Math.max(EDGE, across)];
  return [down, EDGE, centre].flatMap((top) => lefts.map((left) => ({ left, top })));
}

const isInside = ({ left, top }: Place, { width, height }: Size, room: Size): boolean =>
  left >= EDGE && top >= EDGE && left + width <= room.width - EDGE && top + height <= room.height - EDGE;

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
