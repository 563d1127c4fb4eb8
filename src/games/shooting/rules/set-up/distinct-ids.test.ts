import { expect, test } from 'vitest';
import type { Army, ArmyUnit } from '../../scenario.ts';
import { withDistinctIds } from './distinct-ids.ts';

const unit = (id: string, attachedTo?: string): ArmyUnit => ({
  id,
  sheet: 'boyz',
  points: 10,
  models: [{ kind: 'boy', count: 1, weapons: [] }],
  ...(attachedTo !== undefined && { attachedTo }),
});
const army = (...units: ArmyUnit[]): Army => ({ name: 'Army', units });

test('the defender’s units get ids that no other unit has, also as the units that others lead', () => {
  const { attacker, defender } = withDistinctIds({
    attacker: army(unit('a'), unit('b'), unit('b-d')),
    defender: army(unit('a'), unit('a-d'), unit('b', 'a'), unit('c', 'missing')),
  });
  const ids = [...attacker.units, ...defender.units].map(({ id }) => id);
  expect(ids).toEqual(['a', 'b', 'b-d', 'a-d-d', 'a-d', 'b-d-d', 'c']);
  expect(defender.units.map(({ attachedTo }) => attachedTo)).toEqual([undefined, undefined, 'a-d-d', 'missing']);
});
