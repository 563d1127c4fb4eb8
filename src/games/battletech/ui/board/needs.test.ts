import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { CT, LT, RT } from '../../data/places.ts';
import { hex, table, testMech } from '../../rules/testing.ts';
import type { Phase, State } from '../../state.ts';
import { going, seen } from '../act/testing.ts';
import { blowsOf, needsOf, supposed } from './needs.ts';

const design = testMech({
  walk: 5,
  weapons: [
    ['medium-laser', LT],
    ['medium-laser', RT],
    ['ppc', CT, 3],
    ['medium-laser', CT, 1, true],
  ],
});
const match = (phase: Phase, foe = '0805'): State =>
  table({
    phase,
    queue: ['0'],
    units: [
      { at: '0810', design },
      { at: foe, side: '1', facing: 3 },
    ],
  });

describe('weapon numbers', () => {
  test('grouped by type, best first; without weapons that cannot hit', () => {
    const needs = needsOf(seen(match('weapons')), 0, { unit: 1 });
    expect(needs.map(({ weapon, count, tally }) => [weapon, count, tally.total])).toEqual([
      ['ppc', 1, 4],
      ['medium-laser', 2, 6],
    ]);
    expect(needs.every(({ tally }) => addsUp(tally))).toBe(true);
  });

  test('none for a target behind', () => {
    const needs = needsOf(seen(match('weapons', '0813')), 0, { unit: 1 });
    expect(needs.map(({ weapon, rear }) => [weapon, rear])).toEqual([['medium-laser', true]]);
  });
});

describe('the view with the draft applied', () => {
  test('after the move: closer, but with a movement modifier', () => {
    const view = seen(match('movement'));
    const move = going({ to: hex(match('movement'), '0808') });
    const there = supposed(view, 0, { move, torso: null });
    const [ppc] = needsOf(there, 0, { unit: 1 }).filter(({ weapon }) => weapon === 'ppc');
    expect(ppc?.tally.lines.map(({ why }) => why.code)).toContain('attacker-moved');
  });

  test('with the torso turned', () => {
    const view = seen(match('weapons', '1211'));
    expect(needsOf(view, 0, { unit: 1 })).toEqual([]);
    expect(needsOf(supposed(view, 0, { move: null, torso: 1 }), 0, { unit: 1 }).length).toBeGreaterThan(0);
  });

  test('unchanged without a plan', () => {
    const view = seen(match('movement'));
    expect(supposed(view, 0, { move: null, torso: null })).toBe(view);
  });
});

test('physical attacks on one target, best odds first', () => {
  const blows = blowsOf(seen(match('physical', '0809')), 0, 1);
  expect(blows[0]?.attack.attack).toBe('kick');
  expect(blows.every(({ attack, tally }) => attack.target === 1 && addsUp(tally))).toBe(true);
  expect(blowsOf(seen(match('physical', '0805')), 0, 1)).toEqual([]);
});
