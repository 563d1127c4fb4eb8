import { expect, test } from 'vitest';
import { tally } from '../../../../kernel/tally.ts';
import type { HeardEvent } from '../../../../page/contract.ts';
import type { Event } from '../../events.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { hex, set, table } from '../../rules/testing.ts';
import { seen } from '../act/testing.ts';
import { isOneStep, lastChangeOf } from './last-change.ts';

const state = table({ units: [{ at: '0505' }, { at: '0508', side: '1' }] });
const at = (label: string): number => hex(state, label);
const told = (...events: readonly (readonly [number, Event])[]): readonly HeardEvent<BattletechKinds>[] =>
  events.map(([seq, event]) => ({ seq, at: 0, event }));

const shot = (unit: number, target: number, hit: boolean): Event => ({
  type: 'shot-fired',
  unit,
  shot: { weapon: 0, target: { unit: target } },
  tally: tally([]),
  dice: [3, 4],
  hit,
  heat: 3,
  rounds: 0,
  place: 0,
});
const damaged = (unit: number, armour: number): Event => ({
  type: 'damaged',
  unit,
  place: 0,
  armourAt: 0,
  armour,
  structure: 1,
});
const moved = (unit: number, ...labels: readonly string[]): Event => ({
  type: 'moved',
  unit,
  mode: 'walk',
  path: labels.map((label) => ({ at: at(label), level: 0, facing: 0 })),
  mp: 1,
  heat: 1,
  hexes: 1,
  backwards: false,
  masc: false,
});

test('draws nothing if nothing was heard', () => {
  expect(lastChangeOf([], null, seen(state))).toMatchObject({ lines: [], hurts: [] });
});

test('shots and their damage, of the last change only', () => {
  const heard = told([1, shot(0, 1, true)], [2, shot(1, 0, false)], [2, damaged(0, 4)], [2, damaged(0, 2)]);
  const lately = lastChangeOf(heard, null, seen(state));
  expect(lately.seq).toBe(2);
  expect(lately.lines).toEqual([{ from: at('0508'), to: at('0505'), hit: false, blow: false }]);
  expect(lately.hurts).toEqual([{ unit: 0, at: at('0505'), points: 8, destroyed: false, exploded: false, from: null }]);
});

test('a destroyed unit is marked even without damage', () => {
  const { hurts } = lastChangeOf(
    told([1, { type: 'unit-destroyed', unit: 1, why: 'destroyed-heat' }]),
    null,
    seen(state),
  );
  expect(hurts).toMatchObject([{ unit: 1, at: at('0508'), points: 0, destroyed: true }]);
});

test('a path starts where the unit stood; turning in place has no path', () => {
  const after = seen(set(state, 0, { at: at('0503') }));
  const heard = told([1, moved(0, '0504', '0504', '0503')], [1, moved(1, '0508')]);
  expect([...lastChangeOf(heard, seen(state), after).trails]).toEqual([[0, [at('0505'), at('0504'), at('0503')]]]);
});

test('a push continues where a move ended', () => {
  const pushed: Event = { type: 'displaced', unit: 0, to: { at: at('0502'), level: 0, facing: 0 }, why: 'pushed' };
  const { trails } = lastChangeOf(told([1, moved(0, '0504')], [1, pushed]), seen(state), seen(state));
  expect(trails.get(0)).toEqual([at('0505'), at('0504'), at('0502')]);
});

test('a physical attack is a line too', () => {
  const blow: Event = {
    type: 'strike-rolled',
    unit: 0,
    attack: 'kick',
    limb: 'LL',
    target: 1,
    tally: tally([]),
    dice: [1, 2],
    hit: false,
  };
  expect(lastChangeOf(told([1, blow]), null, seen(state)).lines).toMatchObject([{ blow: true, hit: false }]);
});

test('jumps in a replay are not animated', () => {
  const view = seen(state);
  expect(isOneStep(null, view)).toBe(false);
  expect(isOneStep(view, { ...view, turn: view.turn + 1 })).toBe(true);
  expect(isOneStep(view, { ...view, turn: view.turn + 5 })).toBe(false);
});

test('a hit knows where it came from, and an explosion is marked', () => {
  const boom: Event = { type: 'exploded', unit: 1, place: 0, bin: 0, item: 'ac-20-ammo', damage: 20, why: 'critical' };
  const { hurts } = lastChangeOf(told([1, shot(0, 1, true)], [1, damaged(1, 5)], [1, boom]), null, seen(state));
  expect(hurts).toEqual([expect.objectContaining({ unit: 1, exploded: true, from: at('0505') })]);
});

test('units that have fallen or stood up, by the difference of the views', () => {
  const down = set(state, 1, { prone: true });
  const fell = told([1, damaged(1, 5)]);
  expect(lastChangeOf(fell, seen(state), seen(down))).toMatchObject({ fallen: new Set([1]), risen: new Set() });
  expect(lastChangeOf(fell, seen(down), seen(state))).toMatchObject({ fallen: new Set(), risen: new Set([1]) });
  expect(lastChangeOf(fell, seen(down), seen(down))).toMatchObject({ fallen: new Set(), risen: new Set() });
});
