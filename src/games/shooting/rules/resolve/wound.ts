import type { Terms } from '../../terms.ts';
import type { HitKind, Work } from '../../work.ts';
import { verdictsOf } from '../attack/one-die.ts';
import { rollTest, type Verdict } from '../attack/test.ts';
import { CRITICAL_HIT, CRITICAL_WOUND } from '../attack/wound-kind.ts';
import { extraMortals } from './extra-mortals.ts';
import { withOne } from './one-re-roll.ts';
import { add, diceEvent, numbersOf, type Resolution, type Step, type Substep, volleyAt } from './resolution.ts';

/** Wound rolls, one per hit: strength against toughness. Lethal Hits have already wounded. */
export function* wound(resolution: Resolution): Step {
  const { work } = resolution;
  const { at } = work;
  const { terms } = numbersOf(resolution, at);
  const volley = volleyAt(work, at);
  work.step = 'saves';
  work.wounds = work.lethal;
  add(work, at, { wounds: work.lethal });
  if (work.hits === 0) {
    if (terms.kinds) work.woundKinds = woundKindsOf(work, [], terms);
    return undefined;
  }
  const { needs, modifier } = terms.wound;
  const { strength } = terms;
  const roll = withOne(resolution, 'wound', terms, terms.wound, rollTest(terms.wound, work.hits, resolution.dice));
  if (work.until === 'step' && !terms.wound.final)
    work.last = { context: 'to-wound', rolls: roll.rolls, reRolled: roll.reRolled };
  const { toughness } = volley;
  resolution.state = yield diceEvent(resolution, at, {
    context: 'to-wound',
    needs,
    modifier,
    strength,
    toughness,
    ...roll,
  });
  work.wounds += roll.successes;
  add(work, at, { wounds: roll.successes });
  if (terms.kinds) work.woundKinds = woundKindsOf(work, verdictsOf(terms.wound, roll), terms);
  yield* criticalWounds(resolution, at, terms, roll.criticals);
  return undefined;
}

/** The wounds that allow a save, in the order of their attacks. */
export function woundKindsOf(
  { hitKinds, hits }: Pick<Work, 'hitKinds' | 'hits'>,
  verdicts: readonly Verdict[],
  { devastating }: Terms,
): number[] {
  let dice = 0;
  return (hitKinds ?? Array.from({ length: hits }, (): HitKind => 'hit')).flatMap((kind) => {
    if (kind === 'lethal') return [CRITICAL_HIT];
    const came = verdicts[dice++];
    const bits = kind === 'critical' ? CRITICAL_HIT : 0;
    if (came === 'critical') return devastating ? [] : [bits | CRITICAL_WOUND];
    return came === 'pass' ? [bits] : [];
  });
}

/** The effects of critical wounds: mortal wounds in addition, and Devastating Wounds. */
export function* criticalWounds(resolution: Resolution, at: number, terms: Terms, criticals: number): Substep {
  yield* extraMortals(resolution, at, terms.criticalMortals?.wound, criticals);
  if (terms.devastating) devastate(resolution.work, at, criticals);
}

/** Critical wounds of Devastating Wounds allow no save: they are set aside and dealt last. */
function devastate(work: Resolution['work'], at: number, criticals: number): void {
  if (criticals === 0) return;
  const { target } = volleyAt(work, at);
  work.wounds -= criticals;
  work.devastating = [...work.devastating, ...Array.from({ length: criticals }, () => ({ target, volley: at }))];
}
