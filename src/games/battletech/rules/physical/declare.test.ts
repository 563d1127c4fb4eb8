import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { RA } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { play, set } from '../testing.ts';
import { strikes } from './declare.ts';
import { changed, clinch, club, hatchetMech, kick, punch, push, refused } from './testing.ts';

describe('combinations in one turn', () => {
  test.each<[string, readonly Attack[], string | undefined, string | undefined]>([
    // attacks                                        one kind a turn       any kind
    ['nothing', [], undefined, undefined],
    ['two punches', [punch('LA'), punch('RA')], undefined, undefined],
    ['one arm twice', [punch('LA'), punch('LA')], 'limb-strikes-twice', 'limb-strikes-twice'],
    ['a punch and a kick', [punch('LA'), kick()], 'one-kind-a-turn', undefined],
    ['two punches and a kick', [punch('LA'), punch('RA'), kick()], 'one-kind-a-turn', undefined],
    ['two kicks', [kick('LL'), kick('RL')], 'one-kick-a-turn', 'one-kick-a-turn'],
    ['a club and a punch', [club(), punch('LA')], 'limb-strikes-twice', 'limb-strikes-twice'],
    ['a club and a kick', [club(), kick()], 'one-kind-a-turn', undefined],
    ['a push and a punch', [push(), punch('LA')], 'limb-strikes-twice', 'limb-strikes-twice'],
    ['a push and a kick', [push(), kick()], 'one-kind-a-turn', undefined],
  ])('%s', (_, attacks, one, any) => {
    expect(refused(changed(clinch(), { club: 'club' }), attacks)).toBe(one);
    expect(refused(changed(clinch({ ruleset: 'simulador' }), { club: 'club' }), attacks)).toBe(any);
  });

  test('with a hatchet, the other arm can punch if the ruleset allows it', () => {
    const state = clinch({ ruleset: 'simulador', one: { design: hatchetMech(RA) } });
    expect(refused(state, [club(), punch('LA')])).toBeUndefined();
    expect(refused(state, [club(), punch('RA')])).toBe('limb-strikes-twice');
  });

  test('can punch two enemies', () => {
    const state = clinch({ more: [{ side: '1', at: '0605' }] });
    expect(refused(state, [punch('LA', 1), punch('RA', 2)])).toBeUndefined();
  });
});

describe('declaring attacks', () => {
  test.each<[string, ReturnType<typeof clinch>, string | undefined]>([
    ['in its turn', clinch(), undefined],
    ['in another phase', clinch({ phase: 'weapons' }), 'wrong-phase'],
    ['in the turn of the other side', clinch({ queue: ['1', '0'] }), 'not-your-turn'],
    ['a second time', set(clinch(), 0, { acted: true }), 'has-acted'],
    ['as a wreck', set(clinch(), 0, { destroyed: 'destroyed-pilot' }), 'unit-is-destroyed'],
  ])('%s', (_, state, expected) => {
    expect(refused(state, [kick()])).toBe(expected);
  });
  test('for a unit of another side', () => {
    const no = strikes.refuse(clinch(), '0', { type: 'strike', unit: 1, attacks: [] });
    expect(no?.code).toBe('not-your-unit');
  });
  test('each attack must be legal on its own', () => {
    expect(refused(set(clinch(), 0, { fired: 1 << RA }), [punch('LA'), punch('RA')])).toBe('limb-has-fired');
  });
});

test('a declaration waits for the others', () => {
  const before = clinch();
  const command = { type: 'strike', unit: 0, attacks: [kick()] } as const;
  const { state, events } = play(before, strikes.resolve(before, '0', { ...command, attacks: [kick()] }, loaded()));
  expect(events.map(({ type }) => type)).toEqual(['strike-declared', 'unit-done']);
  expect(state.declared).toEqual([{ unit: 0, primary: null, shots: [], attacks: [kick()] }]);
  expect(state.queue).toEqual(['1']);
  expect(state.units[0]?.acted).toBe(true);
});
