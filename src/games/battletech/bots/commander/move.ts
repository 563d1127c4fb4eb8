import type { Budget } from '../../../../kernel/bot.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import type { UnitId, View } from '../../view.ts';
import { Answers } from './answers.ts';
import { rams } from './charges.ts';
import { Duel, noExchange } from './exchange.ts';
import { type Going, type Lead, outlookOf } from './going.ts';
import { quickScore } from './move.rules.ts';
import { type Place, placesOf, standing, willMove } from './places.ts';
import type { CommanderWeights } from './weights.ts';
import { healthOf } from './worth.ts';

/** A foe that is yet to move is taken to be about where it stands, on the move and facing anywhere. */
const guessed = (view: View, foe: UnitId): Place => {
  const here = standing(view, foe);
  return { ...here, stand: { ...here.stand, mode: 'walk', hexes: 3 }, facings: 0b111111 };
};

/** Puts what one foe can do to a move, and the other way round, into what it comes to in all. */
class Sums {
  private readonly lead: Lead;
  private readonly weights: CommanderWeights;
  private readonly share: number;
  private readonly focus: readonly number[];

  constructor(lead: Lead, weights: CommanderWeights) {
    this.lead = lead;
    this.weights = weights;
    this.share = lead.friends.length > 0 ? weights.share : 1;
    this.focus = lead.view.units.map((_, id) => 1 + weights.focus * (1 - healthOf(lead.view, id)));
  }

  clear(going: Going): void {
    going.dealt = going.taken = going.strikes = going.struck = 0;
    going.target = -1;
  }

  /** A unit fires at one foe and is fired at by all, who have others to fire at too. */
  add(going: Going, foe: UnitId, { dealt, taken, strikes, struck }: ReturnType<typeof noExchange>): void {
    const wanted = dealt * (this.focus[foe] as number);
    if (wanted > going.dealt) {
      going.dealt = wanted;
      going.target = foe;
    }
    going.strikes = Math.max(going.strikes, strikes);
    going.taken += this.share * taken;
    going.struck += this.share * struck;
  }

  score(going: Going): void {
    going.quick = quickScore(going, this.lead, this.weights);
  }
}

export interface Thought {
  readonly goings: readonly Going[]; // the best first, as far as they were thought through
  readonly iterations: number;
}

/**
 * Every move of a unit at first sight, then the best of them again with the foes' best answers, one after the other
 * for as long as the budget lasts.
 */
export function think(lead: Lead, weights: CommanderWeights, most: number, budget: Budget): Thought {
  const { view, unit, foes } = lead;
  const sums = new Sums(lead, weights);
  const duel = new Duel(view, weights);
  const out = noExchange();
  const all = firstSight(lead, sums, duel);
  const answering = foes.filter((foe) => willMove(view, foe));
  if (answering.length === 0) return { goings: widest(lead, weights, sums, all), iterations: 0 };

  const settled = foes.filter((foe) => !answering.includes(foe)).map((foe) => ({ foe, place: standing(view, foe) }));
  const best = all[0] as Going;
  const answers = answering.map((foe) => ({ foe, places: likely(view, duel, best, foe, weights.replies) }));
  const hand = new Answers(weights.doubt);
  const thought: Going[] = [];
  let iterations = 0;
  for (const going of all) {
    if (iterations > 0 && (iterations + answers.length > most || budget.stop?.())) break;
    sums.clear(going);
    for (const { foe, place } of settled) {
      duel.between(unit, going.place, foe, place);
      if (duel.facing(going.facing, out)) sums.add(going, foe, out);
    }
    for (const { foe, places } of answers) {
      iterations++;
      hand.clear();
      for (const place of places) {
        duel.between(unit, going.place, foe, place);
        duel.facing(going.facing, out);
        hand.add(out, duel.likes(out));
      }
      sums.add(going, foe, hand.expected());
    }
    sums.score(going);
    thought.push(going);
  }
  return { goings: thought, iterations };
}

const WIDE = 80; // moves that are weighed with their receipts

/** The best at first sight, which is all there is to see once every foe has moved, and the charges among them. */
function widest(lead: Lead, weights: CommanderWeights, sums: Sums, all: readonly Going[]): readonly Going[] {
  const wide = all.slice(0, WIDE);
  if (weights.charge === 0) return wide;
  for (const ram of rams(lead, all)) {
    sums.score(ram);
    wide.push(ram);
  }
  return wide;
}

function firstSight(lead: Lead, sums: Sums, duel: Duel): Going[] {
  const { view, unit, foes } = lead;
  const out = noExchange();
  const where = foes.map((foe) => ({ foe, place: willMove(view, foe) ? guessed(view, foe) : standing(view, foe) }));
  const all: Going[] = [];
  for (const place of placesOf(view, unit)) {
    const fixed = outlookOf(lead, place);
    const here: Going[] = [];
    for (let facing = 0; facing < 6; facing++)
      if (place.facings & (1 << facing)) here.push(made(unit, place, facing as Facing, fixed));
    for (const { foe, place: foesPlace } of where) {
      duel.between(unit, place, foe, foesPlace);
      for (const going of here) if (duel.facing(going.facing, out)) sums.add(going, foe, out);
    }
    for (const going of here) {
      sums.score(going);
      all.push(going);
    }
  }
  return all.sort((a, b) => b.quick - a.quick);
}

const made = (unit: UnitId, place: Place, facing: Facing, fixed: Going['fixed']): Going => ({
  unit,
  place,
  facing,
  fixed,
  dealt: 0,
  taken: 0,
  strikes: 0,
  struck: 0,
  target: -1,
  ram: null,
  quick: 0,
});

/** The places of a foe that suit him best against a move, as many as are worth thinking about. */
function likely(view: View, duel: Duel, going: Going, foe: UnitId, most: number): readonly Place[] {
  const out = noExchange();
  const liked = placesOf(view, foe).map((place) => {
    duel.between(going.unit, going.place, foe, place);
    duel.facing(going.facing, out);
    return { place, likes: duel.likes(out) };
  });
  liked.sort((a, b) => b.likes - a.likes);
  return liked.slice(0, most).map(({ place }) => place);
}
