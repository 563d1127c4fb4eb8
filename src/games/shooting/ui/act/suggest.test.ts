import { describe, expect, test } from 'vitest';
import { refuse } from '../../rules/handlers.ts';
import { hintFor, obviousAim } from './suggest.ts';
import { aim, chosen, mixed, mobs, seen } from './testing.ts';

describe('the only eligible target', () => {
  test('is assigned to each group, once', () => {
    const orders = [chosen()];
    for (const group of ['rifle', 'plasma']) {
      const { view, heard } = seen({ attacker: [mixed] }, orders);
      const command = obviousAim(view, heard, 'obvious');
      expect(command).toEqual({ type: 'assign', group, target: 1 });
      expect(command && refuse(view, 'attacker', command)).toBeUndefined();
      orders.push(aim(group, 1));
    }
    const { view, heard } = seen({ attacker: [mixed] }, orders);
    expect(obviousAim(view, heard, 'obvious')).toBeUndefined();
    expect(hintFor(view, 'rifle', 'obvious')?.why.code).toBe('only-eligible-target');
  });

  test.each([
    ['cleared', { type: 'clear', group: 'rifle' }],
    ['all cleared', { type: 'clear-all' }],
    ['taken back', { type: 'undo' }],
    ['told to hold fire', { type: 'hold-fire', group: 'rifle' }],
  ] as const)('is not assigned again once it was %s', (_, command) => {
    const { view, heard } = seen({}, [chosen(), aim('rifle', 1), ['attacker', command]]);
    expect(obviousAim(view, heard, 'smart')).toBeUndefined();
  });

  test('is left to the player if hints are off or there are two', () => {
    const alone = seen({}, [chosen()]);
    expect(obviousAim(alone.view, alone.heard, 'off')).toBeUndefined();
    expect(hintFor(alone.view, 'rifle', 'off')).toBeUndefined();
    const two = seen({ defender: mobs }, [chosen()]);
    expect(obviousAim(two.view, two.heard, 'obvious')).toBeUndefined();
  });
});

test('a suggestion needs smart hints, and is left to the player', () => {
  const { view, heard } = seen({ attacker: [mixed], defender: mobs }, [chosen(), aim('rifle', 2)]);
  expect(hintFor(view, 'plasma', 'obvious')).toBeUndefined();
  expect(hintFor(view, 'plasma', 'smart')).toMatchObject({ target: 2, why: { code: 'focus-fire' } });
  expect(obviousAim(view, heard, 'smart')).toBeUndefined();
});
