import type { Dice } from '../../../../kernel/dice.ts';
import type { Tally } from '../../../../kernel/tally.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import type { EventOf, Pair } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { HIGHEST, rollPair, sum } from '../rolls.ts';
import { alive } from '../status.ts';
import { limbOf, type Strike } from './attack.ts';
import { strikeTally } from './to-hit.ts';

/** A physical attack being resolved: the attacker, the attack, and the state in which all attacks started. */
export interface Melee {
  readonly start: State;
  readonly id: UnitId;
  readonly strike: Strike;
}

interface Thrown {
  readonly tally: Tally;
  readonly dice: Pair | null; // missing if it cannot hit
  readonly hit: boolean;
}

/** The to-hit roll. The number comes from the state at the start: all attacks are simultaneous. */
export function thrown({ start, id, strike }: Melee, dice: Dice): Thrown {
  const tally = strikeTally(start, id, strike);
  const pair = tally.total > HIGHEST ? null : rollPair(start, dice);
  return { tally, dice: pair, hit: pair !== null && sum(pair) >= tally.total };
}

export const rolled = ({ id, strike }: Melee, throwing: Thrown, die?: number): EventOf<'strike-rolled'> => ({
  type: 'strike-rolled',
  unit: id,
  attack: strike.attack,
  limb: limbOf(strike),
  target: strike.target,
  ...throwing,
  ...(die !== undefined && { die }),
});

/** An attack without effect and without a roll. */
export const voided = (melee: Melee, why: string): EventOf<'strike-rolled'> => ({
  ...rolled(melee, { tally: strikeTally(melee.start, melee.id, melee.strike), dice: null, hit: false }),
  void: why,
});

/**
 * Why an attack no longer has an effect: its target is destroyed, or one of the two was displaced. Punches and kicks
 * only need adjacent units; pushes, charges and leaps need the target where it was.
 */
export function whyVoid({ start, id, strike: { attack, target } }: Melee, now: State): string | undefined {
  const [from, to] = [unitOf(now, id).at, unitOf(now, target).at];
  if (!alive(unitOf(now, target))) return 'target-destroyed';
  const blow = attack === 'punch' || attack === 'kick' || attack === 'club';
  if (blow && distance(now.rules.map, from, to) === 1) return undefined;
  return to !== unitOf(start, target).at
    ? 'target-moved'
    : from !== unitOf(start, id).at
      ? 'attacker-moved'
      : undefined;
}
