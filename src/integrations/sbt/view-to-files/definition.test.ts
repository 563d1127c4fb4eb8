import { describe, expect, test } from 'vitest';
import { CT, LL, LT, RA, RL, RT } from '../../../games/battletech/data/places.ts';
import { UNITS } from '../../../games/battletech/data/units.ts';
import { designNamed } from '../../../games/battletech/rules/build/compile.ts';
import { fitted } from '../../../games/battletech/rules/damage/testing.ts';
import { hurt, table, testMech } from '../../../games/battletech/rules/testing.ts';
import { view } from '../../../games/battletech/view.ts';
import { must } from '../../../kernel/result.ts';
import { readDefinition, writeDefinition } from '../files/definition.ts';
import { definitionOf } from './definition.ts';

/** What a program reads about an undamaged 'Mech. */
const toldOf = (id: string) => {
  const seen = view(table({ units: [{ at: '0505', design: designNamed(id) }] }), '0');
  return must(readDefinition(writeDefinition(definitionOf(seen, 0))));
};

describe.each(Object.keys(UNITS).filter((id) => designNamed(id).kind === 'mech'))('%s', (id) => {
  const design = designNamed(id);
  const told = toldOf(id);

  test('everything it carries has its component, part and code', () => {
    expect(told.weapons).toBe(design.mounts.length);
    const [weapons, ammo] = ['ARMA', 'MUNICION'].map((kind) => told.components.filter((it) => it.class === kind));
    expect(weapons?.map(({ place }) => place)).toEqual(design.mounts.map(({ at }) => at));
    expect(ammo?.map(({ place }) => place)).toEqual(design.bins.map(({ at }) => at));
    for (const { feeds } of ammo ?? []) expect(weapons?.some(({ code }) => code === feeds)).toBe(true);
    for (const [place, list] of told.slots.entries()) {
      const taken = design.slots[place]?.filter((slot) => slot !== null).length;
      expect(list.length).toBe(taken);
      for (const [at, slot] of list.entries()) {
        const content = design.slots[place]?.[at] ?? null;
        expect(slot.class === 'NADA').toBe(content === null);
        const component = told.components[slot.component];
        if (component) expect([component.code, component.name, component.place]).toEqual([slot.code, slot.name, place]);
        const actuator = told.actuators[slot.actuator];
        expect(actuator !== undefined).toBe(slot.class === 'ACTUADOR');
        if (actuator) expect([actuator.code, actuator.name]).toEqual([slot.code, slot.name]);
      }
    }
  });
});

describe("the simulator's own numbers", () => {
  const archer = toldOf('ARC-2R');

  test("the Archer from the simulator's own files", () => {
    expect(archer).toMatchObject({
      name: 'Archer',
      model: 'ARC-2R',
      tons: 70,
      engine: 280,
      sinksInside: 11,
      sinks: 10,
    });
    expect(archer.mostHeat).toBe(26);
    expect(archer.armour).toEqual([22, 24, 26, 26, 24, 22, 33, 9, 6, 6, 10]);
    expect(archer.structure).toEqual([11, 15, 15, 15, 15, 11, 22, 3]);
    expect(archer.actuators.map(({ name }) => name).slice(-5)).toEqual([
      'Motores',
      'Giroscopio',
      'Soporte Vital',
      'Sensores',
      'Cabina',
    ]);
    expect(archer.actuators.length).toBe(21);
  });

  test('a head with a gap shows the gap and hides its last slot', () => {
    expect(archer.slots[7]?.map(({ name }) => name)).toEqual(['Soporte Vital', 'Sensores', 'Cabina', '', 'Sensores']);
  });
});

test('equipment is listed piece by piece, heat sinks and armour only in their slots', () => {
  const pieces: readonly (readonly [string, number, number])[] = [
    ['jump-jet', LT, 2],
    ['case', LT, 1],
    ['artemis-iv', LT, 1],
    ['masc', RT, 2],
    ['double-heat-sink', RT, 3],
    ['ferro-fibrous', RT, 2],
    ['hatchet', RA, 3],
  ];
  const design = pieces.reduce(
    (built, [item, place, many]) => fitted(built, item, place, many),
    testMech({ cased: [LT], masc: true }),
  );
  const state = table({ units: [{ at: '0505', design: { ...design, sinks: { count: 11, each: 2, inEngine: 10 } } }] });
  const told = definitionOf(view(hurt(state, 0, RT, 1), '0'), 0);
  expect(told).toMatchObject({ masc: true, cased: [false, true, false], doubleSinks: true, weapons: 0 });
  expect(told.components.map(({ name, class: kind, place, works }) => [name, kind, place, works])).toEqual([
    ['Retroreactor', 'EQUIPO', LT, true],
    ['Retroreactor', 'EQUIPO', LT, true],
    ['DACM', 'EQUIPO', LT, true],
    ['Artemis IV', 'EQUIPO', LT, true],
    ['MASC', 'EQUIPO', RT, false],
    ['Hacha', 'ARMAFISICA', RA, true],
  ]);
  expect(told.slots[RT]?.map(({ class: kind, name, component }) => [kind, name, component])).toEqual([
    ['EQUIPO', 'MASC', 4],
    ['EQUIPO', 'MASC', 4],
    ...Array(3).fill(['EQUIPO', 'Radiador', -1]),
    ...Array(2).fill(['ARMADURA', 'Blindaje Ferro Fibroso', -1]),
  ]);
});

test('damaged parts are marked, and fail with their last hit', () => {
  const start = table({ units: [{ at: '0505' }] });
  const part = (state: typeof start, name: string, place: number) =>
    definitionOf(view(state, '0'), 0).actuators.find((it) => it.name === name && it.place === place);
  expect(part(start, 'Motores', CT)).toMatchObject({ works: true, hits: 0 });
  expect(part(hurt(start, 0, CT, 0, 7), 'Motores', CT)).toMatchObject({ works: true, hits: 2 });
  expect(part(hurt(start, 0, CT, 0, 1, 7), 'Motores', CT)).toMatchObject({ works: false, hits: 3 });
  expect(part(hurt(start, 0, CT, 3, 4), 'Giroscopio', CT)).toMatchObject({ works: false, hits: 2 });
  expect(part(hurt(start, 0, LL, 0), 'Cadera', LL)).toMatchObject({ works: false, hits: 1 });
  expect(part(hurt(start, 0, LL, 0), 'Cadera', RL)).toMatchObject({ works: true, hits: 0 });
});
