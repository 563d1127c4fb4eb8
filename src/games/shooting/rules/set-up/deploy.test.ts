import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { distance } from '../../../../parts/plane/distance.ts';
import { ARMIES } from '../../data/armies.ts';
import { BATTLEFIELDS } from '../../data/battlefields.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Army, Scenario } from '../../scenario.ts';
import { shapeOf } from '../field.ts';
import { deploy } from './deploy.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { muster } from './muster.ts';

const TABLES = [
  ...new Map(
    [...Object.values(BATTLEFIELDS), ...Object.values(SCENARIOS)].map(({ table }) => [JSON.stringify(table), table]),
  ).values(),
];

function expectClear(given: Scenario['armies'], table: Scenario['table']): void {
  const armies = withDistinctIds(given);
  const { models } = muster({ armies, deployment: must(deploy(armies, table)) } as unknown as Scenario);
  const shapes = models.map(shapeOf);
  for (const [i, shape] of shapes.entries()) {
    const { left, low, right, high } = shape.box;
    expect(Math.min(left, low, table.width - right, table.height - high)).toBeGreaterThanOrEqual(0);
    for (const other of shapes.slice(i + 1)) expect(distance(shape, other)).toBeGreaterThan(0);
  }
}

const names = Object.keys(ARMIES);
const pairs = names.flatMap((attacker) => names.map((defender) => [attacker, defender] as const));

describe('all models stand on the table and none overlap', () => {
  test.each(pairs)('%s against %s, on every table', (attacker, defender) => {
    for (const table of TABLES)
      expectClear({ attacker: ARMIES[attacker] as Army, defender: ARMIES[defender] as Army }, table);
  });

  test('random lists', () => {
    const unit = fc.record({ sheet: fc.constantFrom(...DATASHEETS), count: fc.integer({ min: 1, max: 12 }) });
    const army = fc.array(unit, { minLength: 1, maxLength: 5 }).map(
      (units): Army => ({
        name: 'Random',
        units: units.map(({ sheet, count }, i) => {
          const [kind = ''] = Object.keys(sheet.kinds);
          const base = sheet.kinds[kind]?.base;
          const many = base && 'mm' in base && typeof base.mm === 'number' && base.mm <= 40 ? count : 1;
          return { id: `unit-${i}`, sheet: sheet.id, points: 10, models: [{ kind, count: many, weapons: [] }] };
        }),
      }),
    );
    fc.assert(
      fc.property(army, army, fc.constantFrom(...TABLES), (attacker, defender, table) => {
        if (deploy(withDistinctIds({ attacker, defender }), table).ok) expectClear({ attacker, defender }, table);
        else expect(table.width * table.height).toBeLessThan(60 * 44); // five units always fit a large table
      }),
      { numRuns: 60 },
    );
  });
});

test('an army that does not fit is refused, with the unit that has no room', () => {
  const [squad] = ARMIES['strike-force']?.units ?? [];
  const units = Array.from({ length: 40 }, (_, i) => ({ ...(squad as Army['units'][number]), id: `squad-${i}` }));
  const horde: Army = { name: 'Horde', units: units.map((unit) => ({ ...unit, name: 'Crowd' })) };
  expect(deploy({ attacker: horde, defender: ARMIES.swarm as Army }, { width: 44, height: 30 })).toEqual({
    ok: false,
    error: { code: 'army-does-not-fit', army: 'Horde', layout: '44 × 30″', unit: 'Crowd' },
  });
});
