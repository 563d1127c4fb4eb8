import type { Facing } from '../../../../parts/hex/hex.ts';
import type { UnitId, View } from '../../view.ts';
import { type Duel, noExchange } from './exchange.ts';
import { type Going, type Lead, outlookOf, turnedFrom } from './going.ts';
import { type Place, placesOf, standing, willMove } from './places.ts';
import type { Sums } from './sums.ts';

/** A place and the moves that end there, one for each facing, best first. */
export interface Sight {
  readonly place: Place;
  readonly goings: readonly Going[];
}

/** An enemy that has yet to move is assumed to be near its hex, moving, with any facing. */
const guessed = (view: View, foe: UnitId): Place => {
  const here = standing(view, foe);
  return { ...here, stand: { ...here.stand, mode: 'walk', hexes: 3 }, facings: 0b111111 };
};

/** Every place a unit can reach, best first by the first estimate. */
export function firstSights(lead: Lead, sums: Sums, duel: Duel): readonly Sight[] {
  const { view, unit, foes } = lead;
  const out = noExchange();
  const where = foes.map((foe) => ({ foe, place: willMove(view, foe) ? guessed(view, foe) : standing(view, foe) }));
  const sights = placesOf(view, unit).map((place): Sight => {
    const fixed = outlookOf(lead, place);
    const goings: Going[] = [];
    for (let facing = 0; facing < 6; facing++)
      if (place.facings & (1 << facing)) goings.push(made(unit, place, facing as Facing, fixed));
    for (const { foe, place: foesPlace } of where) {
      duel.between(unit, place, foe, foesPlace);
      for (const going of goings) if (duel.facing(going.facing, out)) sums.add(going, foe, out);
    }
    for (const going of goings) sums.score(going);
    return { place, goings: goings.sort(byScore) };
  });
  return sights.sort((a, b) => byScore(bestOf(a), bestOf(b)));
}

/** Ties go to the move that faces the nearest enemy more directly. */
export const byScore = (a: Going, b: Going): number => b.quick - a.quick || turnedFrom(a) - turnedFrom(b);
export const bestOf = ({ goings }: Sight): Going => goings[0] as Going;

const made = (unit: UnitId, place: Place, facing: Facing, fixed: Going['fixed']): Going => ({
  unit,
  place,
  facing,
  fixed,
  dealt: 0,
  taken: 0,
  strikes: 0,
  struck: 0,
  joint: 0,
  out: 0,
  ram: null,
  quick: 0,
});

/** The enemy's best places against any of some moves, up to the limit, and some out of sight. */
export function likely(view: View, duel: Duel, goings: readonly Going[], foe: UnitId, most: number): readonly Place[] {
  const out = noExchange();
  const liked = placesOf(view, foe).map((place) => {
    let likes = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (const going of goings) {
      duel.between(going.unit, going.place, foe, place);
      if (duel.facing(going.facing, out)) seen++;
      likes = Math.max(likes, duel.likes(out));
    }
    return { place, likes, seen };
  });
  const hidden = liked.toSorted((a, b) => a.seen - b.seen).slice(0, HIDING);
  liked.sort((a, b) => b.likes - a.likes);
  return [...new Set([...liked.slice(0, most), ...hidden])].map(({ place }) => place);
}

const HIDING = 3; // responses out of sight that are examined
