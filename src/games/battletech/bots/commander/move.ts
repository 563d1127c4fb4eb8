import type { Budget } from '../../../../kernel/bot.ts';
import type { UnitId } from '../../view.ts';
import { Answers } from './answers.ts';
import { rams } from './charges.ts';
import { Duel, noExchange } from './exchange.ts';
import type { Going, Lead } from './going.ts';
import { type Place, standing, willMove } from './places.ts';
import { bestOf, byScore, firstSights, likely, type Sight } from './sights.ts';
import { Sums } from './sums.ts';
import type { CommanderWeights } from './weights.ts';

interface Thought {
  readonly goings: readonly Going[]; // only those that were examined
  readonly iterations: number;
}

/** Places where an enemy may stand when firing starts: a single one if it has moved. */
interface Answer {
  readonly foe: UnitId;
  readonly places: readonly Place[];
  readonly failed: number; // turns in which it did not come into sight, weighted
}

const WIDE = 80; // moves scored with a full ledger
const RIVALS = 4; // moves used to find the enemy responses worth examining

/**
 * Estimates every move of a unit, then rescores place after place with the likely enemy responses, best first, until
 * the budget is used up. One iteration is one place against the responses of one enemy.
 */
export function think(lead: Lead, weights: CommanderWeights, most: number, budget: Budget): Thought {
  const { view, foes } = lead;
  const sums = new Sums(lead, weights);
  const duel = new Duel(view, weights);
  const sights = firstSights(lead, sums, duel);
  const answering = foes.filter((foe) => willMove(view, foe));
  if (answering.length === 0) return { goings: withRams(lead, weights, sums, sights), iterations: 0 };

  const rivals = sights.slice(0, RIVALS).map(bestOf);
  const answers = foes.map((foe): Answer => {
    const places = answering.includes(foe) ? likely(view, duel, rivals, foe, weights.replies) : [standing(view, foe)];
    return { foe, places, failed: weights.trust * (lead.quiet[foe] ?? 0) };
  });
  const foresight = new Foresight(duel, sums, weights);
  const thought: Going[] = [];
  let iterations = 0;
  for (const sight of sights) {
    if (iterations > 0 && (iterations + answering.length > most || budget.stop?.())) break;
    iterations += answering.length;
    foresight.look(sight, answers);
    thought.push(...sight.goings);
  }
  return { goings: thought.sort(byScore).slice(0, WIDE), iterations };
}

/** Once every enemy has moved: the best moves, plus the charges and deaths from above that are now possible. */
function withRams(lead: Lead, weights: CommanderWeights, sums: Sums, sights: readonly Sight[]): readonly Going[] {
  const all = sights.flatMap(({ goings }) => goings).sort(byScore);
  const wide = all.slice(0, WIDE);
  if (weights.charge === 0) return wide;
  for (const ram of rams(lead, all)) {
    sums.score(ram);
    wide.push(ram);
  }
  return wide;
}

/** Rescores the moves of a place with the enemy responses. */
class Foresight {
  private readonly duel: Duel;
  private readonly sums: Sums;
  private readonly byFacing: readonly Answers[]; // one for each facing
  private readonly out = noExchange();

  constructor(duel: Duel, sums: Sums, { doubt }: CommanderWeights) {
    this.duel = duel;
    this.sums = sums;
    this.byFacing = Array.from({ length: 6 }, () => new Answers(doubt));
  }

  look({ place, goings }: Sight, answers: readonly Answer[]): void {
    const { duel, sums, byFacing, out } = this;
    for (const going of goings) sums.clear(going);
    for (const { foe, places, failed } of answers) {
      for (const answers of byFacing) answers.clear();
      for (const answer of places) {
        duel.between(bestOf({ place, goings }).unit, place, foe, answer);
        for (const { facing } of goings) {
          if (duel.facing(facing, out)) byFacing[facing]?.add(out, duel.likes(out));
          else byFacing[facing]?.hide();
        }
      }
      for (const going of goings) sums.add(going, foe, (byFacing[going.facing] as Answers).expected(failed));
    }
    for (const going of goings) sums.score(going);
  }
}
