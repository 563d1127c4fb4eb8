import type { Screen } from '../../../games/battletech/rules/sight/screen.ts';
import { eyeAt, sight } from '../../../games/battletech/rules/sight.ts';
import { bearingOf, degrees } from '../../../parts/hex/bearing.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import { isDivided, type Line, lineBetween } from '../../../parts/hex/line.ts';
import { COVERED, COVERED_SELF, fastSight, HIDDEN, SEEN } from './fast-sight.ts';
import type { Scene } from './scene.ts';

/** What one hex sees of another: four bits for line of sight and, below them, four for cover, indexed by `posture`. */
export type Visibility = number;

/** The bit for a viewer and a target that are each prone (0) or standing (1). */
export const posture = (from: 0 | 1, to: 0 | 1): number => 2 * from + to;
const UPRIGHT = posture(1, 1); // over land, this posture sees the most
const REVERSED = [0, 2, 1, 3] as const; // the same posture seen from the other side
const LYING = 1; // levels above its feet
const CLEAR = 4; // first bit for line of sight
const REVERSE = 8; // first bit of the visibility in the reverse direction

export const clearOf = (outlook: Visibility): number => outlook >> CLEAR;
export const coverOf = (outlook: Visibility): number => outlook & 15;

/** The visibility in one direction, from the number that contains both. */
export const thereOf = (both: number): Visibility => both & 255;
export const backOf = (both: number): Visibility => (both >> REVERSE) & 255;
const OPEN = 0xf0f0; // clear both ways, no cover
/** The line runs between pairs of hexes. */
export const DIVIDED = 1 << 16;

/**
 * Outlooks as the simulator's helper computes them: a line between pairs of hexes takes the worse of each pair. They
 * never promise a shot the umpire would refuse: on a divided line the umpire's own line of sight must be clear too, and
 * in water only that counts.
 */
export function visibilityBetween(scene: Scene, from: Hex, to: Hex): number {
  const { map } = scene.screen;
  const line = lineBetween(map, from, to, scene.corner);
  const wet = isWet(scene, from, to);
  const open = !wet && isOpen(scene, from, to, line.left);
  if (!isDivided(line)) return open ? OPEN : along(scene, from, to, line.left, wet);
  if (open && isOpen(scene, from, to, line.right)) return DIVIDED | OPEN;
  const back = lineBetween(map, to, from, scene.corner);
  return DIVIDED | divided(scene, from, to, line, wet) | (divided(scene, to, from, back, wet) << REVERSE);
}

const isWet = ({ screen: { depth } }: Scene, from: Hex, to: Hex): boolean =>
  (depth[from] as number) > 0 || (depth[to] as number) > 0;

/** On land, the line is open if nothing rises above the feet of the lower unit. */
function isOpen({ peak, feet }: Scene, from: Hex, to: Hex, steps: readonly number[]): boolean {
  const lower = Math.min(feet[from] as number, feet[to] as number);
  for (let i = 0; i < steps.length; i++) {
    const hex = from + (steps[i] as number);
    if (hex >= 0 && hex < peak.length && (peak[hex] as number) > lower) return false;
  }
  return true;
}

function along(scene: Scene, from: Hex, to: Hex, steps: readonly number[], wet: boolean): number {
  let both = 0;
  for (let bit = UPRIGHT; bit >= 0; bit--) {
    const seen = fastSight(scene, from, to, steps, LYING + (bit >> 1), LYING + (bit & 1));
    if (seen === HIDDEN && bit === UPRIGHT && !wet) return HIDDEN;
    if (seen === HIDDEN) continue;
    const back = REVERSED[bit] as number;
    both |= (1 << (CLEAR + bit)) | (1 << (REVERSE + CLEAR + back));
    if ((seen & COVERED) !== 0) both |= 1 << bit;
    if ((seen & COVERED_SELF) !== 0) both |= 1 << (REVERSE + back);
  }
  return both;
}

function divided(scene: Scene, from: Hex, to: Hex, { left, right }: Line, wet: boolean): Visibility {
  const steps = stepsBetween(scene, from, to);
  let outlook = 0;
  for (let bit = UPRIGHT; bit >= 0; bit--) {
    const own = LYING + (bit >> 1);
    const its = LYING + (bit & 1);
    const worst = wet ? SEEN : fastSight(scene, from, to, steps, own, its);
    if (worst === HIDDEN && bit === UPRIGHT) break;
    if (worst === HIDDEN) continue;
    const one = fastSight(scene, from, to, left, own, its);
    const other = fastSight(scene, from, to, right, own, its);
    if (one === HIDDEN || other === HIDDEN) continue;
    outlook |= 1 << (CLEAR + bit);
    // If only one side of the line gives cover, the umpire's rule decides which side counts.
    const sure = (worst | (one & other)) & COVERED;
    const open = ((one | other) & COVERED) === 0;
    if (sure || (!open && sight(scene.land, eyeIn(scene, from, own), eyeIn(scene, to, its)).cover)) outlook |= 1 << bit;
  }
  return outlook;
}

const eyeIn = ({ feet }: Scene, hex: Hex, tall: number) => eyeAt(hex, feet[hex] as number, tall);

/** Steps from the first hex to those in between; for a divided line, to the worse of each pair. Some are off the map. */
export function stepsBetween({ screen, corner }: Scene, from: Hex, to: Hex): readonly number[] {
  const line = lineBetween(screen.map, from, to, corner);
  return isDivided(line) ? worse(screen, from, to, line) : line.left;
}

/** The worse hex of each pair: the higher, then the denser, then the southern one, so that both directions agree. */
function worse(screen: Screen, from: Hex, to: Hex, { left, right }: Line): number[] {
  const south = bearingOf(screen.map, from, to) > degrees(180) ? left : right;
  const steps: number[] = [];
  for (let i = 0; i < left.length; i++) {
    const one = left[i] as number;
    const other = right[i] as number;
    const by = worseBy(screen, from + one, from + other);
    steps.push(by === 0 ? (south[i] as number) : by > 0 ? one : other);
  }
  return steps;
}

/** How much worse the first is; a hex off the map is better than any. */
function worseBy(screen: Screen, one: Hex, other: Hex): number {
  if (!isOn(screen, one) || !isOn(screen, other)) return Number(isOn(screen, one)) - Number(isOn(screen, other));
  return (screen.top[one] as number) - (screen.top[other] as number) || hazeAt(screen, one) - hazeAt(screen, other);
}

const isOn = ({ level }: Screen, hex: Hex): boolean => hex >= 0 && hex < level.length;
const hazeAt = ({ woods, smoke }: Screen, hex: Hex): number => (woods[hex] as number) + (smoke[hex] as number);
