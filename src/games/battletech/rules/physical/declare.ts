import { type Fact, first } from '../../../../kernel/fact.ts';
import type { Attack } from '../../plan.ts';
import type { State, UnitId } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { notNow } from '../turn.ts';
import { limbsOf } from './attack.ts';
import { physicalRefusal } from './legal.ts';

/** Two attacks that a unit cannot make in the same turn. */
function together(state: State, id: UnitId, attacks: readonly Attack[]): Fact | undefined {
  const kinds = new Set(attacks.map(({ attack }) => attack));
  const limbs = attacks.flatMap((attack) => limbsOf(state, id, attack));
  return first<Fact>(
    attacks.filter(({ attack }) => attack === 'kick').length > 1 && { code: 'one-kick-a-turn' },
    new Set(limbs).size < limbs.length && { code: 'limb-strikes-twice' },
    state.rules.ruleset.kinds === 'one' && kinds.size > 1 && { code: 'one-kind-a-turn', kinds: [...kinds] },
  );
}

/** A unit declares its physical attacks, or none. They are resolved when all units have declared. */
export const strikes: Handler<'strike'> = {
  refuse(state, side, { unit, attacks }) {
    const now = notNow(state, side, 'physical', unit);
    if (now) return now;
    for (const attack of attacks) {
      const no = physicalRefusal(state, unit, attack);
      if (no) return no;
    }
    return together(state, unit, attacks);
  },
  *resolve(_state, _side, { unit, attacks }) {
    yield { type: 'strike-declared', unit, attacks };
    return yield { type: 'unit-done', unit };
  },
};
