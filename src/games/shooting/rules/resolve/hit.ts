import { rollAmount } from '../../../../parts/odds/amount.ts';
import type { Terms } from '../../terms.ts';
import { rollTest } from '../attack/test.ts';
import { add, diceEvent, numbersOf, type Resolution, type Step, type Substep } from './resolution.ts';

/** Hit rolls, one per attack. Automatic hits roll nothing and are never critical. */
export function* hit(resolution: Resolution): Step {
  const { work } = resolution;
  const { at } = work;
  const { terms } = numbersOf(resolution, at);
  work.step = 'wound';
  if (work.attacks === 0) return undefined;
  if (!terms.hit) {
    work.hits = work.attacks;
    add(work, at, { hits: work.hits });
    resolution.state = yield diceEvent(resolution, at, { context: 'to-hit', rolls: [], successes: work.hits });
    return undefined;
  }
  const { needs, modifier } = terms.hit;
  const roll = rollTest(terms.hit, work.attacks, resolution.dice);
  if (work.until === 'step' && !terms.hit.final)
    work.last = { context: 'to-hit', rolls: roll.rolls, reRolled: roll.reRolled };
  resolution.state = yield diceEvent(resolution, at, { context: 'to-hit', needs, modifier, ...roll });
  work.hits = roll.successes;
  add(work, at, { hits: roll.successes });
  yield* criticalHits(resolution, at, terms, roll.criticals);
  return undefined;
}

/** Lethal Hits wound automatically; Sustained Hits add ordinary hits. */
export function* criticalHits(resolution: Resolution, at: number, terms: Terms, criticals: number): Substep {
  const { work } = resolution;
  if (criticals === 0) return;
  if (terms.lethal) {
    work.lethal += criticals;
    work.hits -= criticals;
  }
  if (!terms.sustained) return;
  const { dice, sides, plus } = terms.sustained;
  const rolls = rollAmount({ dice: dice * criticals, sides, plus: 0 }, resolution.dice);
  const more = rolls.reduce((sum, face) => sum + face, plus * criticals);
  work.hits += more;
  add(work, at, { hits: more });
  resolution.state = yield diceEvent(resolution, at, { context: 'sustained-hits', sides, rolls, successes: more });
}
