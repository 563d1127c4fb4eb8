import { bearingOf, degrees } from '../../../parts/hex/bearing.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import { hexesOf, isDivided, lineBetween } from '../../../parts/hex/line.ts';
import type { State } from '../state.ts';
import type { Eye, Medium } from './sight/eye.ts';
import { screenOf } from './sight/screen.ts';
import { STANDING } from './status/body.ts';
import { FOLIAGE, sunkAt } from './terrain.ts';

export { type Eye, eyeAt, eyeOf } from './sight/eye.ts';

/** The current map, and the rules for lines of sight. */
type Vista = Pick<State, 'ground' | 'rules'>;

export type Obstacle = 'level' | 'building' | 'woods' | 'smoke' | 'water' | 'land';

/** A side of a divided line, as the attacker sees it. */
type Division = 'left' | 'right';

export interface Sight {
  readonly clear: boolean;
  readonly blockedBy: { readonly hex: Hex; readonly why: Obstacle } | null;
  readonly woods: number; // to-hit modifiers for what is in between
  readonly smoke: number;
  readonly cover: boolean; // the target has partial cover
  readonly ownCover: boolean; // the attacker also has partial cover: its leg weapons cannot see the target
  readonly underwater: boolean; // the line is under water
  readonly line: readonly Hex[]; // between the two, without their own hexes
  readonly divided: Division | null; // the side that counts
}

/** A line of sight to check. */
interface Look {
  readonly land: Vista;
  readonly from: Eye;
  readonly to: Eye;
  readonly medium: Medium;
  readonly cover: boolean; // water covers the legs of the target or the attacker
  readonly ownCover: boolean;
}

const DENSE = 3; // light woods and smoke count 1, heavy ones 2; a total of 3 blocks the line

function along(look: Look, steps: readonly number[], divided: Division | null): Sight {
  const { land, from, to, medium } = look;
  const { map } = land.rules;
  const screen = screenOf(land);
  const solids = medium === 'air' ? screen.top : screen.bed;
  const own = from.level + from.height;
  const its = to.level + to.height;
  const higher = Math.max(own, its);
  const last = steps.length - 1;
  const line = hexesOf(map, from.at, steps);
  const underwater = medium === 'water';
  let { cover, ownCover } = look;
  let woods = 0;
  let smoke = 0;
  let blockedBy: Sight['blockedBy'] = null;

  for (let i = 0; i <= last; i++) {
    const hex = from.at + (steps[i] as number);
    if (hex < 0 || hex >= map.hexes.length) continue;
    const level = screen.level[hex] as number;
    const solid = solids[hex] as number;
    const growth = screen.woods[hex] as number;
    const haze = screen.smoke[hex] as number;
    // A hex matters if it is as high as both ends, or as high as the end next to it.
    const enough = Math.min(i === 0 ? own : higher, i === last ? its : higher);
    if (underwater && (screen.depth[hex] as number) < 1) blockedBy = { hex, why: 'land' };
    else if (solid >= enough) blockedBy = { hex, why: level < enough ? 'building' : 'level' };
    else if (!underwater && growth + haze > 0 && level + FOLIAGE >= enough) {
      woods += growth;
      smoke += haze;
      if (woods + smoke >= DENSE) blockedBy = { hex, why: growth > 0 ? 'woods' : 'smoke' };
    }
    if (blockedBy) break;
    if (i === last && to.height >= STANDING && solid === to.level + 1 && own <= its) cover = true;
    if (i === 0 && from.height >= STANDING && solid === from.level + 1 && its <= own) ownCover = true;
  }
  return { clear: !blockedBy, blockedBy, woods, smoke, cover, ownCover, underwater, line, divided };
}

/** How good a side of a divided line is for the defender. */
const worth = ({ clear, woods, smoke, cover, ownCover }: Sight): number =>
  clear ? 2 * (woods + smoke + (cover ? 1 : 0)) + (ownCover ? 1 : 0) : 99;

/** The water surface blocks the line: `hex` is that of the submerged end. */
function surfaced(look: Look, steps: readonly number[], hex: Hex): Sight {
  const line = hexesOf(look.land.rules.map, look.from.at, steps);
  return {
    clear: false,
    blockedBy: { hex, why: 'water' },
    woods: 0,
    smoke: 0,
    cover: false,
    ownCover: false,
    underwater: false,
    line,
    divided: null,
  };
}

/** Both sides of a divided line; the same side twice for any other. */
function sidesOf(land: Vista, from: Eye, to: Eye): readonly [left: Sight, right: Sight] {
  const { map, ruleset } = land.rules;
  const line = lineBetween(map, from.at, to.at, ruleset.corner);
  const mine = sunkAt(land, from);
  const its = sunkAt(land, to);
  const below = mine === 'all' || its === 'all';
  const medium = !below ? 'air' : ruleset.waterBlocksSight ? 'water' : 'both';
  const cover = its === 'legs' && mine !== 'all';
  const ownCover = mine === 'legs' && its !== 'all';
  const look: Look = { land, from, to, medium, cover, ownCover };
  if (medium !== 'water' || (mine !== 'none' && its !== 'none')) {
    if (isDivided(line)) return [along(look, line.left, 'left'), along(look, line.right, 'right')];
    const whole = along(look, line.left, null);
    return [whole, whole];
  }
  const blocked = surfaced(look, line.left, mine === 'all' ? from.at : to.at);
  return [blocked, blocked];
}

/** The line of sight between two positions. A divided line uses the side that is better for the defender, all along. */
export function sight(land: Vista, from: Eye, to: Eye): Sight {
  const [left, right] = sidesOf(land, from, to);
  if (left === right) return left;
  const better = worth(left) - worth(right) || left.line.length - right.line.length;
  if (better !== 0) return better > 0 ? left : right;
  // If equal: the southern side, which is the same from both ends.
  return bearingOf(land.rules.map, from.at, to.at) > degrees(180) ? left : right;
}

/** The side of a divided line that is better for the defender; null if they are equal or there are none. */
export function betterSide(land: Vista, from: Eye, to: Eye): Division | null {
  const [left, right] = sidesOf(land, from, to);
  const better = worth(left) - worth(right);
  return better === 0 ? null : better > 0 ? 'left' : 'right';
}
