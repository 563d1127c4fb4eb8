import {
  hidesOutside,
  type JointHull,
  jointHull,
  ovalReachesInto,
  reachesInto,
} from '../../../parts/plane/joint-hull.ts';
import { type Box, boxesMeet, type Polygon, type Shape } from '../../../parts/plane/shape.ts';
import type { Terrain } from '../scenario.ts';

/** A piece of terrain, as sight needs it. */
export interface Ground {
  readonly kind: Terrain;
  readonly area: Polygon;
  readonly height: number;
}

/** A model, as sight needs it. */
export interface Standing {
  readonly shape: Shape;
  readonly up: number; // the floor it stands on
  readonly top: number; // of its head, above ground level
  readonly aircraft: boolean;
  readonly towering: boolean;
  readonly on: readonly number[]; // pieces that it stands on with a part of its base at least
  readonly within: readonly number[]; // and with all of it
}

/** What stands between two models. */
export interface Obstructions {
  readonly because: number[]; // pieces that hide a part
  readonly blockers: Shape[]; // what no line of sight goes through
  readonly doors: Polygon[]; // what none goes through unless it ends there
}

/** Whether a piece of terrain is in the way of a part of a model, and whether it can block sight. */
type Way = 'clear' | 'obscures' | 'blocks' | 'blocks-unless-inside' | 'blocks-unless-inside-and-hides-nothing';

interface Pair {
  readonly from: Standing;
  readonly to: Standing;
  readonly box: Box;
  hull: JointHull | undefined; // made when it is first needed
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
  /** Nobody sees over or through a ruin; but what is inside is seen, and who is wholly within (if towering, within) sees out. */
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

  /** Hills and containers block where they are as high as the taller of both models. */
  obstacle(pair, piece, ground) {
    if (isUnder(pair, piece, ground) || !reachesInto(hullOf(pair), ground.area)) return 'clear';
    return ground.height >= Math.max(pair.from.top, pair.to.top) ? 'blocks' : 'obscures';
  },
};

/** Whether a piece lies below the feet of both models, or one of them stands on top of it. */
function isUnder({ from, to }: Pair, piece: number, { height }: Ground): boolean {
  const onTop = (model: Standing): boolean => model.up >= height && model.on.includes(piece);
  return Math.min(from.up, to.up) >= height || onTop(from) || onTop(to);
}

/** What a big model does to the sight between two others: the same as an obstacle of its height. */
export function bigInTheWay(big: Standing, from: Standing, to: Standing): 'clear' | 'obscures' | 'blocks' {
  if (big === from || big === to || !boxesMeet(around(from.shape.box, to.shape.box), big.shape.box)) return 'clear';
  if (big.top <= Math.min(from.up, to.up) || big.up >= Math.max(from.top, to.top)) return 'clear';
  const hull = jointHull(from.shape, to.shape);
  const { shape } = big;
  if (!(shape.kind === 'oval' ? ovalReachesInto(hull, shape) : reachesInto(hull, shape))) return 'clear';
  const reachesDown = big.up <= Math.min(from.up, to.up);
  return reachesDown && big.top >= Math.max(from.top, to.top) ? 'blocks' : 'obscures';
}
