import {
  hidesOutside,
  type JointHull,
  jointHull,
  ovalReachesInto,
  reachesInto,
} from '../../../parts/plane/joint-hull.ts';
import { type Box, boxesMeet, type Polygon, type Shape } from '../../../parts/plane/shape.ts';
import type { Terrain } from '../scenario.ts';

/** A terrain piece, reduced to what sight needs. */
export interface Ground {
  readonly kind: Terrain;
  readonly area: Polygon;
  readonly height: number;
}

/** A model, reduced to what sight needs. */
export interface Standing {
  readonly shape: Shape;
  readonly up: number; // the floor it stands on
  readonly top: number; // height of its head above ground level
  readonly aircraft: boolean;
  readonly towering: boolean;
  readonly on: readonly number[]; // pieces that at least part of its base stands on
  readonly within: readonly number[]; // pieces that its whole base stands on
}

/** What stands between two models. */
interface Obstructions {
  readonly because: number[]; // pieces that hide part of the model
  readonly blockers: Shape[]; // pieces that block every line of sight
  readonly doors: Polygon[]; // pieces that block lines of sight unless they end inside
}

/** Whether a terrain piece hides part of a model, and whether it can block sight. */
type Way = 'clear' | 'obscures' | 'blocks' | 'blocks-unless-inside' | 'blocks-unless-inside-and-hides-nothing';

interface Pair {
  readonly from: Standing;
  readonly to: Standing;
  readonly box: Box;
  hull: JointHull | undefined; // computed on first use
}

export function obstructions(from: Standing, to: Standing, grounds: readonly Ground[]): Obstructions {
  const found: Obstructions = { because: [], blockers: [], doors: [] };
  const pair: Pair = { from, to, box: around(from.shape.box, to.shape.box), hull: undefined };
  for (let piece = 0; piece < grounds.length; piece++) {
    const ground = grounds[piece] as Ground;
    const way = boxesMeet(pair.box, ground.area.box) ? WAYS[ground.kind](pair, piece, ground) : 'clear';
    if (way === 'blocks') found.blockers.push(ground.area);
    if (way.startsWith('blocks-unless')) found.doors.push(ground.area);
    if (way === 'obscures' || way === 'blocks' || way === 'blocks-unless-inside') found.because.push(piece);
  }
  return found;
}

const around = (p: Box, q: Box): Box => ({
  left: Math.min(p.left, q.left),
  right: Math.max(p.right, q.right),
  low: Math.min(p.low, q.low),
  high: Math.max(p.high, q.high),
});

const hullOf = (pair: Pair): JointHull => {
  pair.hull ??= jointHull(pair.from.shape, pair.to.shape);
  return pair.hull;
};

const WAYS: Readonly<Record<Terrain, (pair: Pair, piece: number, ground: Ground) => Way>> = {
  /** Ruins block sight, but models inside can be seen, and models wholly inside (towering: partly inside) see out. */
  ruins(pair, piece, { area }) {
    const { from, to } = pair;
    if (from.aircraft || to.aircraft) return 'clear';
    if (from.within.includes(piece) || (from.towering && from.on.includes(piece))) return 'clear';
    if (to.within.includes(piece)) return 'clear';
    if (!reachesInto(hullOf(pair), area)) return 'clear';
    if (!to.on.includes(piece)) return 'blocks';
    return hidesOutside(hullOf(pair), area) ? 'blocks-unless-inside' : 'blocks-unless-inside-and-hides-nothing';
  },

  /** Woods only obscure, from outside and from within. */
  woods(pair, piece, { area }) {
    const { from, to } = pair;
    if (from.aircraft || to.aircraft || from.towering || to.towering) return 'clear';
    if (to.within.includes(piece)) return 'obscures';
    const hides = to.on.includes(piece) ? hidesOutside : reachesInto;
    return hides(hullOf(pair), area) ? 'obscures' : 'clear';
  },

  crater: () => 'clear',

  barricade: (pair, piece, ground) =>
    isUnder(pair, piece, ground) || !reachesInto(hullOf(pair), ground.area) ? 'clear' : 'obscures',

  /** Hills and containers block sight if they are at least as high as the taller model. */
  obstacle(pair, piece, ground) {
    if (isUnder(pair, piece, ground) || !reachesInto(hullOf(pair), ground.area)) return 'clear';
    return ground.height >= Math.max(pair.from.top, pair.to.top) ? 'blocks' : 'obscures';
  },
};

/** Whether a piece is lower than both models' floors, or one of the models stands on top of it. */
function isUnder({ from, to }: Pair, piece: number, { height }: Ground): boolean {
  const onTop = (model: Standing): boolean => model.up >= height && model.on.includes(piece);
  return Math.min(from.up, to.up) >= height || onTop(from) || onTop(to);
}

/** How a big model affects the sight between two others: like an obstacle of its height. */
export function bigInTheWay(big: Standing, from: Standing, to: Standing): 'clear' | 'obscures' | 'blocks' {
  if (big === from || big === to || !boxesMeet(around(from.shape.box, to.shape.box), big.shape.box)) return 'clear';
  if (big.top <= Math.min(from.up, to.up) || big.up >= Math.max(from.top, to.top)) return 'clear';
  const hull = jointHull(from.shape, to.shape);
  const { shape } = big;
  if (!(shape.kind === 'oval' ? ovalReachesInto(hull, shape) : reachesInto(hull, shape))) return 'clear';
  const reachesDown = big.up <= Math.min(from.up, to.up);
  return reachesDown && big.top >= Math.max(from.top, to.top) ? 'blocks' : 'obscures';
}
