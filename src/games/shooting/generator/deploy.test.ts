import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { distance } from '../../../parts/plane/distance.ts';
import { isWithin, overlaps } from '../../../parts/plane/polygon.ts';
import type { Shape } from '../../../parts/plane/shape.ts';
import { ARMIES } from '../data/armies.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { box } from '../data/outlines.ts';
import { shapeOf } from '../rules/field.ts';
import { isCoherent } from '../rules/set-up/formation.ts';
import { muster } from '../rules/set-up/muster.ts';
import type { Army, Deployed, Scenario } from '../scenario.ts';
import { deployArmy, groundOf, turnedAround } from './deploy.ts';
import { areaOf } from './outlook.ts';

const SEEDS = [1, 2, 3];
const grounds = new Map(Object.entries(LAYOUTS).map(([id, layout]) => [id, groundOf(layout)]));
const cases = Object.keys(ARMIES).flatMap((army) => Object.keys(LAYOUTS).map((layout) => [army, layout] as const));

/** The models of a deployed army, by unit. */
function shapesOf(army: Army, deployment: readonly Deployed[]): readonly (readonly Shape[])[] {
  const nobody = { name: 'nobody', units: [] };
  const { units, models } = muster({ armies: { attacker: army, defender: nobody }, deployment } as unknown as Scenario);
  return units.map((unit) => unit.models.map((model) => shapeOf(models[model] as (typeof models)[number])));
}

const deployed = (army: Army, layout: string, seed: number): readonly Deployed[] =>
  must(deployArmy(army, grounds.get(layout) as ReturnType<typeof groundOf>, new Random(seed)));

const squads = (count: number, models = 10): Army => ({
  name: 'Horde',
  units: Array.from({ length: count }, (_, i) => ({
    id: `squad-${i + 1}`,
    sheet: 'intercessor-squad',
    points: 100,
    models: [{ kind: 'intercessor', count: models, weapons: ['bolt-rifle'] }],
  })),
});

describe('a deployed army', () => {
  test.each(cases)('%s on %s: in its zone, clear of terrain and of each other, coherent', (name, id) => {
    const army = ARMIES[name] as Army;
    const { zone, pieces, layout } = grounds.get(id) as ReturnType<typeof groundOf>;
    const table = areaOf(box(0, 0, layout.table.width, layout.table.height));
    for (const seed of SEEDS) {
      const units = shapesOf(army, deployed(army, id, seed));
      for (const [u, shapes] of units.entries()) {
        expect(isCoherent(shapes)).toBe(true);
        for (const shape of shapes) {
          expect(isWithin(shape, zone) && isWithin(shape, table)).toBe(true);
          expect(pieces.some((piece) => overlaps(shape, piece))).toBe(false);
          for (const other of units.slice(u + 1).flat()) expect(distance(shape, other)).toBeGreaterThan(0.2);
        }
      }
    }
  });

  test('stands where the seed puts it', () => {
    const army = ARMIES['ork-mob'] as Army;
    expect(deployed(army, 'crossroads', 7)).toEqual(deployed(army, 'crossroads', 7));
    expect(deployed(army, 'crossroads', 7)).not.toEqual(deployed(army, 'crossroads', 8));
  });

  test('is the same for the defender, turned by 180 degrees', () => {
    const army = ARMIES['armoured-fist'] as Army;
    const { layout } = grounds.get('old-tower') as ReturnType<typeof groundOf>;
    const own = deployed(army, 'old-tower', 1);
    const theirs = turnedAround(own, layout);
    expect(theirs).not.toEqual(own);
    expect(turnedAround(theirs, layout)).toEqual(own);
    expect(own.find(({ unit }) => unit === 'tank-a')?.turn).toBe(270);
    expect(theirs.find(({ unit }) => unit === 'tank-a')?.turn).toBe(90);
  });

  test('keeps attached characters with their unit, and passengers off the table', () => {
    const army: Army = {
      name: 'Riders',
      units: [
        { id: 'trukk', sheet: 'trukk', points: 70, models: [{ kind: 'trukk', count: 1, weapons: ['big-shoota'] }] },
        {
          id: 'riders',
          sheet: 'lootas',
          points: 50,
          models: [{ kind: 'loota', count: 5, weapons: ['deffgun'] }],
          embarkedIn: 'trukk',
        },
      ],
    };
    expect(deployed(army, 'patrol-yard', 1).map(({ unit }) => unit)).toEqual(['trukk']);
  });
});

test('a unit whose guns reach nothing stands near the front', () => {
  const [squad] = squads(1, 5).units;
  const army: Army = {
    name: 'Pistols',
    units: squad ? [{ ...squad, models: [{ kind: 'intercessor', count: 5, weapons: ['bolt-pistol'] }] }] : [],
  };
  for (const seed of SEEDS)
    for (const { at } of deployed(army, 'twin-halls', seed)) for (const [, y] of at) expect(y).toBeLessThan(38);
});

test('an army that does not fit is refused, with the unit that has no room', () => {
  const ground = grounds.get('patrol-yard') as ReturnType<typeof groundOf>;
  expect(deployArmy(squads(30), ground, new Random(1))).toEqual({
    ok: false,
    error: { code: 'army-does-not-fit', army: 'Horde', layout: 'Patrol yard', unit: 'intercessor-squad' },
  });
  expect(deployArmy(squads(4), ground, new Random(1)).ok).toBe(true);
});
