import { rollAmount } from '../../../../parts/odds/amount.ts';
import type { Terms } from '../../terms.ts';
import { rollTest } from '../attack/test.ts';
import { add, type Desk, numbersOf, type Step, type Telling, thrown } from './desk.ts';

/** Hit rolls, one per attack. Automatic hits roll nothing and are never critical. */
export function* hit(desk: Desk): Step {
  const { work } = desk;
  const { at } = work;
  const { terms } = numbersOf(desk, at);
  work.step = 'wound';
  if (work.attacks === 0) return undefined;
  if (!terms.hit) {
    work.hits = work.attacks;
    add(work, at, { hits: work.hits });
    desk.state = yield thrown(desk, at, { context: 'to-hit', rolls: [], successes: work.hits });
    return undefined;
  }
  const { needs, modifier } = terms.hit;
  const roll = rollTest(terms.hit, work.attacks, desk.dice);
  if (work.until === 'step' && !terms.hit.final)
    work.last = { context: 'to-hit', rolls: roll.rolls, reRolled: roll.reRolled };
  desk.state = yield thrown(desk, at, { context: 'to-hit', needs, modifier, ...roll });
  work.hits = roll.successes;
  add(work, at, { hits: roll.successes });
  yield* criticalHits(desk, at, terms, roll.criticals);
  return undefined;
}

/** Lethal Hits wound automatically; Sustained Hits add ordinary hits. */
export function* criticalHits(desk: Desk, at: number, terms: Terms, criticals: number): Telling {
  const { work } = desk;
  if (criticals === 0) return;
  if (terms.lethal) {
    work.lethal += criticals;
    work.hits -= criticals;
  }
  if (!terms.sustained) return;
  const { dice, sides, plus } = terms.sustained;
  const rolls = rollAmount({ dice: dice * criticals, sides, plus: 0 }, desk.dice);
  const more = rolls.reduce((sum, face) => sum + face, plus * criticals);
  work.hits += more;
  add(work, at, { hits: more });
  desk.state = yield thrown(desk, at, { context: 'sustained-hits', sides, rolls, successes: more });
}
