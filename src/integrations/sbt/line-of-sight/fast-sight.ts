import { STANDING } from '../../../games/battletech/rules/status.ts';
import { FOLIAGE } from '../../../games/battletech/rules/terrain.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { Scene } from './scene.ts';

/** Bits of a glance. */
export const HIDDEN = 0;
export const SEEN = 1;
export const COVERED = 2; // the target has partial cover
export const COVERED_SELF = 4;

const LOWEST = -32768; // level
const DENSE = 3; // light woods and light smoke count 1, heavy 2; three or more block sight
const [DRY, LEGS, SUNK] = [0, 1, 2] as const; // how much of a unit the water covers

/**
 * Whether a unit `own` levels above its feet sees another, hex by hex. A numeric copy of the rules' `sight`, which
 * explains every answer and would be too slow for the millions a table needs; a law checks that both agree.
 */
export function fastSight(
  scene: Scene,
  from: Hex,
  to: Hex,
  steps: readonly number[],
  own: number,
  its: number,
): number {
  const { screen, peak, feet, surface } = scene;
  const { level, woods, smoke } = screen;
  const mine = sunk(scene, from, own);
  const other = sunk(scene, to, its);
  const below = mine === SUNK || other === SUNK;
  const underwater = below && surface;
  if (underwater && (mine === DRY || other === DRY)) return HIDDEN;
  const solids = below ? screen.bed : screen.top;
  const ownFeet = feet[from] as number;
  const itsFeet = feet[to] as number;
  const ownEyes = ownFeet + own;
  const itsEyes = itsFeet + its;
  const higher = Math.max(ownEyes, itsEyes);
  const beneath = underwater ? LOWEST : higher; // a hex below this height hides nothing from either unit
  const last = steps.length - 1;
  let thick = 0;
  let seen = SEEN;
  if (other === LEGS && mine !== SUNK) seen |= COVERED;
  if (mine === LEGS && other !== SUNK) seen |= COVERED_SELF;

  for (let i = 0; i <= last; i++) {
    const hex = from + (steps[i] as number);
    if (hex < 0 || hex >= level.length) continue;
    if (i > 0 && i < last && (peak[hex] as number) < beneath) continue;
    const solid = solids[hex] as number;
    // A hex matters if it is as high as both units, or as high as the one it is adjacent to.
    let enough = higher;
    if (i === 0) enough = ownEyes;
    if (i === last && itsEyes < enough) enough = itsEyes;
    if (solid >= enough) return HIDDEN;
    if (underwater) {
      if ((screen.depth[hex] as number) < 1) return HIDDEN;
    } else {
      const haze = (woods[hex] as number) + (smoke[hex] as number);
      if (haze > 0 && (level[hex] as number) + FOLIAGE >= enough) {
        thick += haze;
        if (thick >= DENSE) return HIDDEN;
      }
    }
    if (i === last && its >= STANDING && solid === itsFeet + 1 && ownEyes <= itsEyes) seen |= COVERED;
    if (i === 0 && own >= STANDING && solid === ownFeet + 1 && itsEyes <= ownEyes) seen |= COVERED_SELF;
  }
  return seen;
}

function sunk({ screen, feet }: Scene, hex: Hex, tall: number): number {
  const deep = (screen.level[hex] as number) - (feet[hex] as number);
  if ((screen.depth[hex] as number) <= 0 || deep <= 0) return DRY;
  return deep < tall ? LEGS : SUNK;
}
