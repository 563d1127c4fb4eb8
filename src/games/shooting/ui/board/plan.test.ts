import { describe, expect, it } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { gun, marines, orks, PISTOL } from '../../testing.ts';
import { aim, chosen, seen } from '../act/testing.ts';
import { cellsOf } from './cells.ts';
import { actingSide, aimedUnits, choiceOf, glance, lookOf, marksOf } from './plan.ts';
import { previewOf } from './preview.ts';
import { ringsOf } from './rings.ts';

const wall = { id: 'wall', kind: 'ruins', corners: [[14, 5], [40, 5], [40, 8], [14, 8]], height: 6 } as const; // biome-ignore format: a box
const TARGETS = {
  defender: [
    orks(),
    orks({ id: 'far', at: [0, 40] }),
    orks({ id: 'hidden', at: [26, 12], models: 2 }),
    orks({ id: 'fighting', at: [0, -12] }),
  ],
  attacker: [marines(), marines({ id: 'others', at: [0, -11.5] })],
  terrain: [wall],
};

describe('marks of units for the current weapons', () => {
  const { view } = seen(TARGETS, [chosen()]);
  const look = lookOf(view, null);
  const marks = marksOf(view, look, 'attacker');
  const of = (id: string) => marks.get(view.rules.units.findIndex((unit) => unit.id === id));

  it('marks the shooter, and every enemy by whether it can be shot', () => {
    expect(of('marines')).toBe('shooter');
    expect(of('orks')).toBe('eligible');
    expect(of('far')).toBe('ineligible');
    expect(of('hidden')).toBe('ineligible');
    expect(of('fighting')).toBe('engaged');
    expect(of('others')).toBeUndefined();
  });

  it('knows the reason and the distance of each', () => {
    const why = (id: string) => look?.found.get(view.rules.units.findIndex((unit) => unit.id === id));
    expect(why('far')?.why).toMatchObject({ code: 'out-of-range', range: 24 });
    expect(why('hidden')?.why).toMatchObject({ code: 'no-line-of-sight' });
    expect(why('fighting')?.why).toMatchObject({ code: 'target-is-engaged' });
    expect(why('orks')).toMatchObject({ distance: 11, weapons: 5 });
  });

  it('marks assigned targets as selected, and nothing else while dice are rolled', () => {
    const told = seen(TARGETS, [chosen(), aim('rifle', 2)]).view;
    expect(marksOf(told, lookOf(told, null), 'attacker').get(2)).toBe('selected');
    expect(aimedUnits(told)).toEqual([2]);
    const rolling = seen(TARGETS, [chosen(), aim('rifle', 2), ['attacker', { type: 'confirm' }]]).view;
    expect([...marksOf(rolling, lookOf(rolling, null), 'attacker')]).toEqual([
      [2, 'selected'],
      [0, 'shooter'],
    ]);
  });

  it('marks units that can be selected to shoot, for the side that selects', () => {
    const { view: start } = seen(TARGETS);
    expect([...marksOf(start, null, 'attacker').keys()]).toEqual([0]);
    expect(marksOf(start, null, null).size).toBe(0);
    expect(actingSide(start, 'attacker')).toBe('attacker');
    expect(actingSide(start, 'defender')).toBeNull();
    expect(actingSide(start, null)).toBeNull();
  });
});

describe('ranges', () => {
  const rings = (...abilities: string[]) => {
    const profile = gun('24" A1 BS3+ S4 AP0 D1', ...abilities);
    const { view } = seen({ attacker: [marines({ arms: { pistol: PISTOL, gun: profile } })] });
    const look = glance(view, 0);
    return look ? ringsOf(look).map(({ kind, range }) => `${kind} ${range}`) : [];
  };

  it('are drawn for the longest-ranged weapon of a previewed unit', () => {
    expect(rings()).toEqual(['full 24']);
  });

  it('show half range for Rapid Fire and Melta', () => {
    expect(rings('Rapid Fire 1')).toEqual(['full 24', 'half 12']);
    expect(rings('Melta 2')).toEqual(['full 24', 'half 12']);
  });
});

describe('models to choose from', () => {
  const volley = [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }], ['attacker', { type: 'roll', until: 'unit' }]] as const; // biome-ignore format: a story
  const { view } = seen({}, volley, loaded(...Array(10).fill(6), ...Array(10).fill(6)));

  it('are those that can take the wounds, for their owner', () => {
    expect(view.stage).toBe('allocation');
    expect(choiceOf(view, 'defender')).toHaveLength(10);
    expect(choiceOf(view, null)).toEqual([]);
  });

  it('replace their unit on the board', () => {
    const keys = cellsOf(view, choiceOf(view, 'defender')).map(({ key }) => key);
    expect(keys).toEqual(['u0', ...Array.from({ length: 10 }, (_, i) => `m${5 + i}`)]);
    expect(cellsOf(view, []).map(({ key }) => key)).toEqual(['u0', 'u1']);
  });
});

describe('a command previewed elsewhere', () => {
  const { view } = seen(TARGETS, [chosen()]);

  it('is drawn with its weapons and its targets', () => {
    expect(previewOf(view, { type: 'assign', group: 'rifle', target: 2 })).toMatchObject({
      unit: 0,
      targets: [2],
      look: { profile: 0 },
    });
    const aims = [
      { group: 'rifle', target: 2 },
      { group: 'rifle', target: 2 },
    ];
    expect(previewOf(view, { type: 'shoot', unit: 0, aims })).toMatchObject({ unit: 0, targets: [2] });
    expect(previewOf(view, { type: 'allocate', models: [7, 5] }).models).toEqual([7, 5]);
    expect(previewOf(view, { type: 'end-phase' })).toEqual(previewOf(view, null));
  });
});
