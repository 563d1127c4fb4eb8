import { rollTest } from '../attack/test.ts';
import { groupIn, profileIn } from '../units.ts';
import { add, diceEvent, numbersOf, type Resolution, type Step, volleyAt } from './resolution.ts';

/** Wound rolls, one per hit: strength against toughness. Lethal Hits have already wounded. */
export function* wound(resolution: Resolution): Step {
  const { work } = resolution;
  const { at } = work;
  const { terms } = numbersOf(resolution, at);
  const volley = volleyAt(work, at);
  work.step = 'saves';
  work.wounds = work.lethal;
  add(work, at, { wounds: work.lethal });
  if (work.hits === 0) return undefined;
  const { needs, modifier } = terms.wound;
  const { strength } = profileIn(groupIn(resolution.shooter, volley.group), volley.profile);
  const roll = rollTest(terms.wound, work.hits, resolution.dice);
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
  if (terms.devastating) devastate(work, at, roll.criticals);
  return undefined;
}

/** Critical wounds of Devastating Wounds allow no save: they are set aside and dealt last. */
export function devastate(work: Resolution['work'], at: number, criticals: number): void {
  if (criticals === 0) return;
  const { target } = volleyAt(work, at);
  work.wounds -= criticals;
  work.devastating = [...work.devastating, ...Array.from({ length: criticals }, () => ({ target, volley: at }))];
}
