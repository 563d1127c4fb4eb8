import { describe, expect, test } from 'vitest';
import type { Phase } from '../state.ts';
import { awaiting } from './awaiting.ts';
import { table } from './testing.ts';

const units = [
  { side: '0', at: '0101' },
  { side: '1', at: '0501' },
];
const asked = (phase: Phase, ruleset: 'total-warfare' | 'simulador', queue: readonly string[] = ['1', '0']) =>
  awaiting(table({ units, phase, queue, ruleset }));

describe('one side at a time, with its commands', () => {
  test.each<[Phase, readonly string[], readonly string[]]>([
    ['movement', ['move'], ['move']],
    ['reaction', ['twist'], ['twist']],
    ['weapons', ['twist', 'flip', 'fire', 'take-club'], ['flip', 'fire', 'take-club']],
    ['physical', ['strike'], ['strike']],
    ['end', ['end'], ['end']],
  ])('%s', (phase, declared, reacted) => {
    expect(asked(phase, 'total-warfare')).toEqual([{ seat: '1', kinds: declared, must: true }]);
    expect(asked(phase, 'simulador')).toEqual([{ seat: '1', kinds: reacted, must: true }]);
  });

  test('the first side in the queue', () => expect(asked('movement', 'total-warfare', ['0', '1'])[0]?.seat).toBe('0'));
  test('no side if the queue is empty', () => expect(asked('ended', 'total-warfare', [])).toEqual([]));
  test('an unchanged answer is the same list object', () =>
    expect(asked('movement', 'total-warfare')).toBe(asked('movement', 'total-warfare')));
});
