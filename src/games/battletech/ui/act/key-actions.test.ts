import { describe, expect, test } from 'vitest';
import { clinch } from '../../rules/physical/testing.ts';
import { hex, set, table, testMech } from '../../rules/testing.ts';
import { duel, LASER, PPC, REAR } from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { BLANK, type Draft } from '../draft.ts';
import { type KeyAction, keyAction } from './key-actions.ts';
import { prepared } from './prepare.ts';
import { refused, seen } from './testing.ts';

/** Presses keys in sequence, each on the previous draft; returns the last action. */
function typed(state: State, ...keys: readonly string[]): KeyAction | undefined {
  const at = seen(state);
  let draft: Draft = prepared(at, '0', BLANK);
  let deed: KeyAction | undefined;
  for (const key of keys) {
    deed = keyAction(at, '0', draft, key);
    if (deed && 'draft' in deed) draft = prepared(at, '0', deed.draft);
  }
  if (deed && 'draft' in deed) return { draft };
  if (deed && 'send' in deed) expect(refused(at, deed.send)).toBeUndefined();
  return deed;
}
const draftOf = (deed: KeyAction | undefined): Draft | undefined => (deed && 'draft' in deed ? deed.draft : undefined);
const sent = (deed: KeyAction | undefined) => (deed && 'send' in deed ? deed.send : undefined);
const told = (deed: KeyAction | undefined) => (deed && 'tell' in deed ? deed.tell.code : undefined);

const walker = (): State =>
  table({
    queue: ['0'],
    units: [
      { at: '0810', design: testMech({ jump: 3 }) },
      { at: '0101', side: '1' },
    ],
  });

describe('keys of the Movement Phase', () => {
  test.each([
    ['s', 'still'],
    ['w', 'walk'],
    ['r', 'run'],
    ['j', 'jump'],
  ])('%s: %s', (key, mode) => {
    expect(draftOf(typed(walker(), key))?.move?.mode).toBe(mode);
  });

  test('an illegal mode gives the reason', () => {
    expect(told(typed(set(walker(), 0, { stuck: true }), 'w'))).toBe('stuck');
  });

  test('the hex stays if it is in reach in the next mode', () => {
    const state = walker();
    const draft = {
      ...BLANK,
      unit: 0,
      move: { mode: 'walk', to: hex(state, '0808'), facing: 1, attack: null },
    } as const;
    const deed = keyAction(seen(state), '0', draft, 'r');
    expect(draftOf(deed)?.move).toMatchObject({ mode: 'run', to: hex(state, '0808'), facing: null });
  });

  test.each([
    [['w', 'z'], 5],
    [['w', 'x'], 1],
    [['w', ']', ']'], 2],
    [['['], 5],
  ])('%s turns in place', (keys, facing) => {
    const state = walker();
    expect(draftOf(typed(state, ...keys))?.move).toMatchObject({ to: hex(state, '0810'), facing });
    expect(sent(typed(state, ...keys, 'Enter'))).toMatchObject({ type: 'move', mode: 'walk' });
  });

  test('p goes prone, u stands up', () => {
    expect(sent(typed(walker(), 'p', 'Enter'))).toMatchObject({ steps: [{ step: 'go-prone' }] });
    expect(told(typed(walker(), 'u'))).toBe('not-prone');
    const down = set(walker(), 0, { prone: true });
    expect(told(typed(down, 'p'))).toBe('prone');
    expect(sent(typed(down, 'u', 'Enter'))).toMatchObject({ steps: [{ step: 'stand-up', facing: 0 }] });
  });

  test('Enter does nothing while a choice is missing', () => {
    expect(typed(walker(), 'Enter')).toBeUndefined();
    expect(typed(walker(), 'w', 'Enter')).toBeUndefined();
    expect(sent(typed(walker(), 's', 'Enter'))).toMatchObject({ type: 'move', mode: 'still' });
  });

  test('Escape undoes step by step', () => {
    expect(draftOf(typed(walker(), 'w', 'x', 'Escape'))?.move).toMatchObject({ mode: 'walk', to: null });
    expect(draftOf(typed(walker(), 'w', 'x', 'Escape', 'Escape'))?.move).toBeNull();
    expect(typed(walker(), 'Escape')).toBeUndefined();
  });
});

describe('keys of the Weapon Attack Phase', () => {
  test('digits choose weapons, in the order of the list', () => {
    expect(draftOf(typed(duel(), '1', '2'))?.shots.map(({ weapon }) => weapon)).toEqual([LASER, PPC]);
    expect(draftOf(typed(duel(), '1', '2', '1'))?.shots.map(({ weapon }) => weapon)).toEqual([PPC]);
    expect(told(typed(duel(), String(REAR + 1)))).toBe('out-of-arc');
  });

  test('f selects all weapons that can hit, Enter declares', () => {
    const command = sent(typed(duel(), 'f', 'Enter'));
    expect(command?.type === 'fire' && command.shots.length).toBeGreaterThan(5);
    expect(sent(typed(duel(), 'Enter'))).toEqual({ type: 'fire', unit: 0, primary: null, shots: [] });
  });

  test('t cycles through targets', () => {
    const state = duel({ more: [{ side: '1', at: '0907' }] });
    const first = draftOf(typed(state, 't'))?.target;
    expect(draftOf(typed(state, 't', 't'))?.target).not.toEqual(first);
    expect(draftOf(typed(state, 't', 't', 't'))?.target).toEqual(first);
  });

  test('z and x twist, and Enter makes the twist before any fire', () => {
    expect(draftOf(typed(duel(), 'x'))?.torso).toBe(1);
    expect(draftOf(typed(duel(), 'x', 'z'))?.torso).toBeNull();
    expect(sent(typed(duel(), 'x', 'Enter'))).toEqual({ type: 'twist', unit: 0, facing: 1 });
  });
});

test('Enter confirms a Reaction Phase with or without a twist', () => {
  const state = duel({ ruleset: 'simulador', phase: 'reaction' });
  expect(sent(typed(state, 'z', 'Enter'))).toEqual({ type: 'twist', unit: 0, facing: 5 });
  expect(sent(typed(state, 'Enter'))).toEqual({ type: 'twist', unit: 0, facing: 0 });
});

test('digits choose physical attacks', () => {
  const command = sent(typed(clinch(), '1', '2', 'Enter'));
  expect(command?.type === 'strike' && command.attacks).toHaveLength(2);
  expect(sent(typed(clinch(), 'Enter'))).toEqual({ type: 'strike', unit: 0, attacks: [] });
});

test('Enter ends a turn', () => {
  expect(sent(typed({ ...duel(), phase: 'end' }, 'Enter'))).toEqual({ type: 'end', orders: [] });
});

test('n cycles through units', () => {
  const state = table({ queue: ['0', '0'], units: [{ at: '0505' }, { at: '0707' }, { at: '1515', side: '1' }] });
  expect(draftOf(typed(state, 'n'))?.unit).toBe(0);
  expect(draftOf(typed(state, 'n', 'n'))?.unit).toBe(1);
  expect(draftOf(typed(state, 'n', 'n', 'n'))?.unit).toBe(0);
});
