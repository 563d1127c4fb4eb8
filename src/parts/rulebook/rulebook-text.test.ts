import { expect, test } from 'vitest';
import { example, list, steps, table, text } from '../../kernel/rulebook.ts';
import { rulebookText } from './rulebook-text.ts';

const BOOK = {
  title: 'Pebbles',
  summary: 'Find the *pebble* under one of the cups.',
  sections: [
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        text('Look closely.'),
        steps('Lift a cup, and then put it down again', 'Look.'),
        list('Cups are red.'),
        example('You lift the left cup.'),
        table(['cup', 'it is'], [{ icon: 'left', text: 'left' }, 'the one that your opponent likes best of all']),
      ],
    },
  ],
};

test('headings, steps, lists and tables fit the width, and continued lines are indented', () => {
  expect(rulebookText(BOOK, 36).split('\n')).toEqual([
    'PEBBLES',
    'Find the pebble under one of the',
    'cups.',
    '',
    'YOUR TURN',
    'Look closely.',
    '1. Lift a cup, and then put it down',
    '   again',
    '2. Look.',
    '- Cups are red.',
    '  You lift the left cup.',
    '  cup   it is',
    '  left  the one that your opponent',
    '        likes best of all',
  ]);
});
