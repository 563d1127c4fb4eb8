import { expect, test } from 'vitest';
import { groupsOf } from '../../picture/layout.ts';
import { questions } from '../testing.ts';
import { columnsOf, walked } from './layout.ts';

test('every card on the table is in exactly one column, and arrow keys lead there and back', () => {
  for (const { view } of questions(3, 600)) {
    const columns = columnsOf(view, 'dark', 'light');
    const cards = columns.flatMap((column) => column.cards);
    expect([...cards].sort((a, b) => a - b)).toEqual(
      [...view.locations, ...view.inPlay.map(({ card }) => card)].sort((a, b) => a - b),
    );
    for (const card of cards) {
      const down = walked(columns, card, 'ArrowDown');
      if (down !== undefined) expect(walked(columns, down, 'ArrowUp')).toBe(card);
    }
    for (const { at } of columns) {
      const right = walked(columns, at, 'ArrowRight');
      if (right !== undefined) expect(walked(columns, right, 'ArrowLeft')).toBe(at);
    }
  }
});

test('a system comes before its sites, and systems are ordered by parsec', () => {
  for (const { view } of questions(5, 400)) {
    const groups = groupsOf(view);
    expect(groups.map(({ parsec }) => parsec)).toEqual(groups.map(({ parsec }) => parsec).sort((a, b) => a - b));
    for (const { locations } of groups) {
      const kinds = locations.map((at) => view.rules.cards[at]?.kind);
      expect(kinds.lastIndexOf('system')).toBeLessThanOrEqual(0);
    }
  }
});
