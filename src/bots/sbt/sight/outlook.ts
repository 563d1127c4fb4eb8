import { type Screen, screenOf } from '../../../games/battletech/rules/sight/screen.ts';
import { eyeAt, sight } from '../../../games/battletech/rules/sight.ts';
import { alive, STANDING } from '../../../games/battletech/rules/status.ts';
import { bedOf, FOLIAGE } from '../../../games/battletech/rules/terrain.ts';
import { groundAt, type View } from '../../../games/battletech/view.ts';
import { bearingOf, degrees } from '../../../parts/hex/bearing.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import { isDivided, lineBetween } from '../../../parts/hex/line.ts';

/** What can be seen from one hex of another. */
export interface Outlook {
  readonly steps: readonly number[]; // to the hexes between the two, from the first; some may lie off the map
  readonly divided: boolean; // it runs between pairs of hexes, of which these are the worse ones
  readonly clear: number; // as bits, by `posture`
  readonly cover: number; // of the one who is looked at, as bits
}

/** Which bit tells of two of whom each lies (0) or stands (1). */
export const posture = (from: 0 | 1, to: 0 | 1): number => 2 * from + to;
const POSTURES = 4;
const LYING = 1; // levels above its feet
const DENSE = 3; // light woods count 1, heavy 2, and smoke the same: nobody sees through three

/** The level of the feet of whoever stands in each hex, or would stand there on the ground. */
export function feetOf(view: View): readonly number[] {
  const feet = view.rules.map.hexes.map((_, hex) => bedOf(groundAt(view, hex)));
  for (const unit of view.units) if (alive(unit)) feet[unit.at] = unit.level;
  return feet;
}

/**
 * The outlook as the simulator's helper has it: a line between pairs of hexes takes the worse of each pair. It promises
 * nothing that the umpire would refuse: where a line is divided the umpire's own sight must be clear too, and in water
 * nothing else counts.
 */
export function outlook(view: View, feet: readonly number[], from: Hex, to: Hex): Outlook {
  const { map, ruleset } = view.rules;
  const screen = screenOf(view);
  const straight = lineBetween(map, from, to, ruleset.corner);
  const divided = isDivided(straight);
  const steps = divided ? worse(screen, from, to, straight.left, straight.right) : straight.left;
  const wet = (screen.depth[from] as number) > 0 || (screen.depth[to] as number) > 0;
  const mine = feet[from] as number;
  const its = feet[to] as number;
  let clear = 0;
  let cover = 0;
  for (let bit = 0; bit < POSTURES; bit++) {
    const own = LYING + (bit >> 1);
    const tall = LYING + (bit & 1);
    let seen = wet ? CLEAR : through(screen, from, steps, mine + own, its, tall);
    if (seen !== BLOCKED && (wet || divided)) {
      const judged = sight(view, eyeAt(from, mine, own), eyeAt(to, its, tall));
      seen = !judged.clear ? BLOCKED : judged.cover ? COVERED : seen;
    }
    if (seen !== BLOCKED) clear |= 1 << bit;
    if (seen === COVERED) cover |= 1 << bit;
  }
  return { steps, divided, clear, cover };
}

const [BLOCKED, CLEAR, COVERED] = [0, 1, 2] as const;

/** How one on dry land sees another there, along one hex after another. */
function through(screen: Screen, from: Hex, steps: readonly number[], own: number, feet: number, tall: number): number {
  const its = feet + tall;
  const higher = Math.max(own, its);
  const last = steps.length - 1;
  let thick = 0;
  let seen: number = CLEAR;
  for (let i = 0; i <= last; i++) {
    const hex = from + (steps[i] as number);
    if (!isOn(screen, hex)) continue;
    const enough = Math.min(i === 0 ? own : higher, i === last ? its : higher);
    const solid = screen.top[hex] as number;
    if ((screen.level[hex] as number) + FOLIAGE >= enough) thick += hazeAt(screen, hex);
    if (solid >= enough || thick >= DENSE) return BLOCKED;
    if (i === last && tall >= STANDING && solid === feet + 1 && own <= its) seen = COVERED;
  }
  return seen;
}

const isOn = ({ level }: Screen, hex: Hex): boolean => hex >= 0 && hex < level.length;
const hazeAt = ({ woods, smoke }: Screen, hex: Hex): number => (woods[hex] as number) + (smoke[hex] as number);

/** The worse hex of each pair: the higher, then the denser, then the one to the south, which is the same from both ends. */
function worse(screen: Screen, from: Hex, to: Hex, left: readonly number[], right: readonly number[]): number[] {
  const south = bearingOf(screen.map, from, to) > degrees(180) ? left : right;
  return left.map((step, i) => {
    const [one, other] = [from + step, from + (right[i] as number)];
    if (one === other || !isOn(screen, other)) return step;
    if (!isOn(screen, one)) return right[i] as number;
    const by =
      (screen.top[one] as number) - (screen.top[other] as number) || hazeAt(screen, one) - hazeAt(screen, other);
    return by === 0 ? (south[i] as number) : ((by > 0 ? step : right[i]) as number);
  });
}
