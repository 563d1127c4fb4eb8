import type { Dice } from '../../../../kernel/dice.ts';
import type { Source } from '../../events.ts';
import { unitOf } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { strike as land } from '../damage.ts';
import type { Happening } from '../handler.ts';
import { due } from '../owe.ts';
import { strikeDamage } from './damage.ts';
import { tableOf } from './reach.ts';
import { type Melee, rolled, thrown } from './thrown.ts';

export const sourceOf = ({ id, strike }: Melee): Source => ({ by: 'physical', unit: id, attack: strike.attack });

/** A punch, kick or club attack: the roll, one hit, and the piloting rolls it causes. */
export function* resolveBlow(melee: Melee, dice: Dice): Happening {
  const { start, id, strike } = melee;
  const { attack, target } = strike;
  const throwing = thrown(melee, dice);
  let state = yield rolled(melee, throwing);
  if (!throwing.hit) return attack === 'kick' ? yield* due(state, id, 'psr-kick-missed', 0) : state;
  const amount = strikeDamage(start, id, strike);
  const table = tableOf(start, id, strike) ?? 'full';
  const column = columnOf(start, target, unitOf(start, id).at);
  if (amount > 0) state = yield* land(state, target, { source: sourceOf(melee), table, column, amount }, dice);
  if (attack === 'kick') state = yield* due(state, target, 'psr-kicked', 0);
  const breaks = attack === 'club' && unitOf(state, id).club === 'tree';
  return breaks ? yield { type: 'club-lost', unit: id, why: 'broken' } : state;
}
