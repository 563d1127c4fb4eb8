import { describe, expect, test } from 'vitest';
import { sourceOf, targetOf } from './choices.ts';
import { draftFor, EMPTY, pointed, taken, undone } from './draft.ts';
import { questions } from './testing.ts';

const SEEDS = [1, 2, 3];

describe.each(SEEDS)('in random match %i', (seed) => {
  test('every command about a card can be reached by clicking the card and then its destination', () => {
    for (const { view, list } of questions(seed))
      for (const command of list) {
        const from = sourceOf(command);
        if (from === null) continue;
        const first = pointed(view, list, EMPTY, from);
        const target = targetOf(view, command);
        const second = first?.command || target === null ? first : first && pointed(view, list, first, target);
        expect(second?.command).toEqual(command);
      }
  });

  test('a valid draft is left unchanged, and no invalid one remains', () => {
    for (const { list } of questions(seed))
      for (const command of list) {
        const from = sourceOf(command);
        const draft = { from, command, amount: null };
        expect(draftFor(list, draft)).toEqual(draft);
        expect(draftFor([], draft)).toEqual(EMPTY);
      }
  });
});

test('Escape clears the destination first, then the card', () => {
  for (const { view, list } of questions(4, 400))
    for (const command of list) {
      const from = sourceOf(command);
      if (from === null || targetOf(view, command) === null) continue;
      const held = taken(list, from);
      if (held?.command !== null) continue;
      const back = undone({ from, command, amount: null }, list);
      expect(back).toEqual({ ...EMPTY, from });
      expect(undone(back, list)).toEqual(EMPTY);
    }
});
