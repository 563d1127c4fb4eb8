import type { Dice } from '../../../../kernel/dice.ts';
import { tally } from '../../../../kernel/tally.ts';
import type { Target } from '../../plan.ts';
import { type State, unitOf } from '../../state.ts';
import { ignite } from '../burning.ts';
import type { Happening } from '../handler.ts';
import { HIGHEST, rollPair, sum } from '../rolls.ts';
import { alive } from '../status.ts';
import { hexStruck, unitStruck } from './effects.ts';
import { type Shooting, shootingOf } from './shooting.ts';
import { toHit } from './to-hit.ts';

/**
 * All declared fire, unit by unit and shot by shot. It is simultaneous: to-hit numbers come from the state after all
 * declarations, while damage is applied as it is rolled.
 */
export function* resolveFire(start: State, dice: Dice): Happening {
  let state = start;
  for (const { unit, primary, shots } of start.declared) {
    if (!alive(unitOf(start, unit))) continue;
    for (const shot of shots) {
      const shooting = shootingOf(start, unit, shot);
      if (shooting) state = yield* resolveShot(state, shooting, primary, dice);
    }
  }
  return yield { type: 'declarations-resolved' };
}

const NO_ROLL = tally([]);

/** Heat and ammunition are spent whether it hits or not; vehicles do not track heat. */
function* resolveShot(before: State, shooting: Shooting, primary: Target | null, dice: Dice): Happening {
  const { state: start, attacker, shot, unit, weapon, mount } = shooting;
  const answer = toHit(start, attacker, shot, { primary });
  const needs = 'tally' in answer ? answer.tally : NO_ROLL;
  const rolled = 'tally' in answer && needs.total <= HIGHEST ? rollPair(before, dice) : null;
  const hit = rolled !== null && sum(rolled) >= needs.total;
  const state = yield {
    type: 'shot-fired',
    unit: attacker,
    shot,
    tally: needs,
    dice: rolled,
    hit,
    heat: unit.crew ? 0 : weapon.heat,
    rounds: weapon.ammo === null ? 0 : 1,
    place: mount.at,
  };
  if (!hit) return yield* missed(state, shooting, rolled !== null, dice);
  return 'unit' in shot.target ? yield* unitStruck(state, shooting, dice) : yield* hexStruck(state, shooting, dice);
}

/** A missed shot may set the woods around its target on fire. */
function* missed(state: State, { foe, to, weapon }: Shooting, flies: boolean, dice: Dice): Happening {
  return flies && foe ? yield* ignite(state, to, dice, { weapon, by: 'miss' }) : state;
}
