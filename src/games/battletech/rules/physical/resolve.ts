import type { Dice } from '../../../../kernel/dice.ts';
import { distance, neighbour } from '../../../../parts/hex/hex.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { active, alive } from '../status.ts';
import { chargeOf } from './attack.ts';
import { resolveBlow } from './blows.ts';
import { resolveCharge } from './charge.ts';
import { resolveLeap } from './death-from-above.ts';
import { counterOf, resolvePush } from './push.ts';
import { postureOf } from './reach.ts';
import { type Melee, voided, whyVoid } from './thrown.ts';

/**
 * All declared attacks in order, then charges and deaths from above.
 * They are simultaneous: a unit destroyed meanwhile still attacks.
 */
export function* resolvePhysicals(start: State, dice: Dice): Happening {
  let state = start;
  const answered = new Set<UnitId>(); // units whose push was resolved together with the one it answers
  for (const { unit: id, attacks } of start.declared) {
    if (!alive(unitOf(start, id))) continue;
    for (const strike of attacks)
      if (strike.attack !== 'push' || !answered.has(id))
        state = yield* resolveOne({ start, id, strike }, state, answered, dice);
  }
  for (let id = 0; id < start.units.length; id++) {
    const strike = chargeOf(start, id);
    if (strike && alive(unitOf(start, id))) state = yield* resolveMove({ start, id, strike }, state, dice);
  }
  return start.declared.length > 0 ? yield { type: 'declarations-resolved' } : state;
}

function* resolveOne(melee: Melee, state: State, answered: Set<UnitId>, dice: Dice): Happening {
  const nothing = whyVoid(melee, state);
  if (nothing) return yield voided(melee, nothing);
  if (melee.strike.attack !== 'push') return yield* resolveBlow(melee, dice);
  const counter = counterOf(melee);
  if (!counter || whyVoid(counter, state)) return yield* resolvePush(melee, undefined, dice);
  answered.add(counter.id);
  return yield* resolvePush(melee, counter, dice);
}

/** An attack declared with a move. */
function* resolveMove(melee: Melee, state: State, dice: Dice): Happening {
  const nothing = lost(melee) ?? whyVoid(melee, state);
  if (nothing) return yield voided(melee, nothing);
  return yield* melee.strike.attack === 'charge' ? resolveCharge(melee, state, dice) : resolveLeap(melee, dice);
}

/** Why the attack fails without a roll: the attacker fell or cannot act, or the target fell, moved or is destroyed. */
function lost({ start, id, strike: { attack, target } }: Melee): string | undefined {
  const { map } = start.rules;
  const unit = unitOf(start, id);
  const { at } = unitOf(start, target);
  if (unit.prone) return 'attacker-fell';
  if (!active(unit)) return 'attacker-helpless';
  if (!alive(unitOf(start, target))) return 'target-destroyed';
  if (attack === 'charge' && postureOf(start, target) === 'prone') return 'target-fell';
  const there = attack === 'charge' ? neighbour(map, unit.at, unit.facing) === at : distance(map, unit.at, at) === 1;
  return there ? undefined : 'target-moved';
}
