import { rollAmount } from '../../../../parts/odds/amount.ts';
import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import type { Terms } from '../../terms.ts';
import type { HitKind } from '../../work.ts';
import { verdictsOf } from '../attack/one-die.ts';
import { rollTest, type Verdict } from '../attack/test.ts';
import { extraMortals } from './extra-mortals.ts';
import { withOne } from './one-re-roll.ts';
import { add, diceEvent, numbersOf, type Resolution, type Step } from './resolution.ts';

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
  const roll = withOne(resolution, 'hit', terms, terms.hit, rollTest(terms.hit, work.attacks, resolution.dice));
  if (work.until === 'step' && !terms.hit.final)
    work.last = { context: 'to-hit', rolls: roll.rolls, reRolled: roll.reRolled };
  resolution.state = yield diceEvent(resolution, at, { context: 'to-hit', needs, modifier, ...roll });
  work.hits = roll.successes;
  add(work, at, { hits: roll.successes });
  const more = yield* criticalHits(resolution, at, terms, roll.criticals);
  if (terms.kinds) work.hitKinds = hitKindsOf(verdictsOf(terms.hit, roll), terms, more);
  return undefined;
}

/**
 * Lethal Hits wound automatically; Sustained Hits add ordinary hits; others cause mortal wounds. Returns the extra hits
 * of each critical hit.
 */
export function* criticalHits(
  resolution: Resolution,
  at: number,
  terms: Terms,
  criticals: number,
): Generator<Event, readonly number[], State> {
  const { work } = resolution;
  if (criticals === 0) return [];
  if (terms.lethal) {
    work.lethal += criticals;
    work.hits -= criticals;
  }
  yield* extraMortals(resolution, at, terms.criticalMortals?.hit, criticals);
  if (!terms.sustained) return [];
  const { dice, sides, plus } = terms.sustained;
  const rolls = rollAmount({ dice: dice * criticals, sides, plus: 0 }, resolution.dice);
  const more = rolls.reduce((sum, face) => sum + face, plus * criticals);
  work.hits += more;
  add(work, at, { hits: more });
  resolution.state = yield diceEvent(resolution, at, { context: 'sustained-hits', sides, rolls, successes: more });
  return Array.from({ length: criticals }, (_, i) =>
    rolls.slice(i * dice, (i + 1) * dice).reduce((sum, face) => sum + face, plus),
  );
}

/** The hits in the order of their dice; extra hits follow the critical hit that scored them. */
export function hitKindsOf(verdicts: readonly Verdict[], { lethal }: Terms, more: readonly number[]): HitKind[] {
  let criticals = 0;
  return verdicts.flatMap((came): HitKind[] => {
    if (came !== 'critical') return came === 'pass' ? ['hit'] : [];
    const extra = Array.from({ length: more[criticals++] ?? 0 }, () => 'hit' as const);
    return [lethal ? 'lethal' : 'critical', ...extra];
  });
}
