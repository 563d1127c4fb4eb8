import { describe, expect, test } from 'vitest';
import { battle, done, gun, marines, orks, type Squad } from '../testing.ts';
import { suggestionFor } from './suggestion.ts';

const arms = { rifle: gun('24" A2 BS3+ S4 AP-1 D1'), cannon: gun('24" A1 BS3+ S9 AP-3 D3') };
const at = (id: string, y: number, more: Partial<Squad> = {}) => orks({ id, at: [0, y], ...more });
const facing = (...foes: readonly Squad[]) =>
  done(battle({ attacker: [marines({ arms })], defender: foes }), 'attacker', { type: 'select-shooter', unit: 0 })
    .state;

describe('the four cases, in order', () => {
  test('there is no target', () => {
    expect(suggestionFor(facing(at('far', 40)), 0, 'rifle')).toEqual({
      level: 'NONE',
      target: null,
      why: { code: 'no-eligible-targets' },
      targets: [],
    });
  });

  test('a single eligible target is obvious', () => {
    expect(suggestionFor(facing(at('far', 40), at('near', 12)), 0, 'rifle')).toMatchObject({
      level: 'OBVIOUS',
      target: 2,
      why: { code: 'only-eligible-target' },
    });
  });

  test('a target this unit already shoots is suggested, even if another is wounded', () => {
    const state = done(facing(at('one', 12), at('two', 16, { W: 2 })), 'attacker', {
      type: 'assign',
      group: 'rifle',
      target: 1,
    }).state;
    const hurt = { ...state, wounds: state.wounds.with(-1, 1) };
    expect(suggestionFor(hurt, 0, 'cannon')).toMatchObject({
      level: 'SUGGESTED',
      target: 1,
      why: { code: 'focus-fire', unit: 1 },
    });
    expect(suggestionFor(hurt, 0, 'rifle')).toMatchObject({
      level: 'SUGGESTED',
      target: 2,
      why: { code: 'finish-wounded' },
    });
  });

  test('exactly one wounded unit is suggested, two are not', () => {
    const state = facing(at('one', 12, { W: 2 }), at('two', 16, { W: 2 }));
    const one = { ...state, wounds: state.wounds.with(-1, 1) };
    expect(suggestionFor(one, 0, 'rifle')).toMatchObject({
      level: 'SUGGESTED',
      target: 2,
      why: { code: 'finish-wounded' },
    });
    const both = { ...one, wounds: one.wounds.with(5, 1) };
    expect(suggestionFor(both, 0, 'rifle')).toMatchObject({
      level: 'MULTIPLE',
      target: null,
      why: { code: 'several-targets' },
    });
  });

  test('otherwise the player must choose, with targets sorted by distance', () => {
    const { level, targets } = suggestionFor(facing(at('one', 20), at('two', 12), at('far', 40)), 0, 'rifle');
    expect(level).toBe('MULTIPLE');
    expect(targets.map(({ target }) => target)).toEqual([2, 1]);
  });
});
