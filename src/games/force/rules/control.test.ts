import { expect, test } from 'vitest';
import { character, type Holdings, happened, offered, played, playedOn, position, refused, site } from '../testing.ts';
import { drainAmount } from './control.ts';

const guard = character({ ability: 1 });
const droid = character({ ability: 0 });
const yard = (light: number): NonNullable<Holdings['locations']> => ({ yard: site({ icons: { dark: 1, light } }) });
const scene = (dark: Holdings['table'], light: Holdings['table'], icons = 2) =>
  position({
    phase: 'control',
    dark: { locations: yard(icons), table: dark ?? {}, hand: { one: guard } },
    light: { table: light ?? {}, hand: { two: guard } },
  });

test.each<[string, Holdings['table'], Holdings['table'], string | undefined]>([
  ['presence and none of the opponent: a drain', { g: [guard, 'yard'] }, {}, undefined],
  ['nobody there', {}, {}, 'not-controlled'],
  ['no ability, no presence', { d: [droid, 'yard'] }, {}, 'not-controlled'],
  ['both have presence', { g: [guard, 'yard'] }, { h: [guard, 'yard'] }, 'not-controlled'],
  ['an enemy without ability is in nobody’s way', { g: [guard, 'yard'] }, { d: [droid, 'yard'] }, undefined],
])('%s', (_rule, dark, light, code) => {
  const { state, card } = scene(dark, light);
  expect(refused(state, 'dark', { type: 'drain', at: card('yard') })).toBe(code);
});

test('the opponent loses Force equal to their icons, one card at a time', () => {
  const { state, card } = scene({ g: [guard, 'yard'] }, {});
  expect(drainAmount(state, card('yard'), 'dark').total).toBe(2);
  const drained = played(state, 'dark', { type: 'drain', at: card('yard') });
  expect(happened(drained, 'drained').amount).toBe(2);
  expect(drained.state.owed).toEqual({ side: 'light', amount: 2 });
  const once = playedOn(drained.state, { type: 'lose', from: 'reserve' });
  expect(once.state.owed).toEqual({ side: 'light', amount: 1 });
  const twice = playedOn(once.state, { type: 'lose', from: 'hand', card: card('two') });
  expect(twice.state.owed).toBeNull();
  expect(twice.state.players.light.lost.slice(0, 2)).toEqual([card('two'), card('light-reserve-1')]);
  expect(twice.state.phase).toBe('deploy');
});

test('each location can be drained once per turn', () => {
  const { state, card } = scene({ g: [guard, 'yard'] }, {});
  const again = { ...state, now: { ...state.now, drained: [card('yard')] } };
  expect(refused(again, 'dark', { type: 'drain', at: card('yard') })).toBe('already-drained');
});

test('a drain of 0 is legal but not offered', () => {
  const { state, card } = scene({ g: [guard, 'yard'] }, {}, 0);
  expect(refused(state, 'dark', { type: 'drain', at: card('yard') })).toBeUndefined();
  expect(offered(state, 'dark')).toEqual([{ type: 'pass' }]);
  expect(played(state, 'dark', { type: 'drain', at: card('yard') }).state.owed).toBeNull();
});

test('nothing else can be done while Force is owed', () => {
  const { state, card } = scene({ g: [guard, 'yard'] }, {});
  const { state: owing } = played(state, 'dark', { type: 'drain', at: card('yard') });
  expect(refused(owing, 'dark', { type: 'pass' })).toBe('not-your-turn');
  expect(refused(owing, 'light', { type: 'pass' })).toBe('loss-first');
  expect(refused(owing, 'light', { type: 'draw' })).toBe('loss-first');
});
