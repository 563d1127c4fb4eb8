import { expect, test } from 'vitest';
import { notesAfter, withSkip } from './skip-notes.ts';

const note = { en: 'Nothing to fire', es: 'Nada que disparar' };
const keys = ['3.0', '3.1', '7.0', '12.0'];

test.each([
  ['right after its event', 7, '7.0'],
  ['after the last line of an entry', 3, '3.1'],
  ['after an event that has no line', 9, '7.0'],
  ['before the first line there is', 1, '3.0'],
])('a skipped step is noted %s', (_, seq, key) => {
  expect([...notesAfter(keys, [{ seq, note }]).keys()]).toEqual([key]);
});

test('several skips in a row stay in order, and an empty log has none', () => {
  const two = [
    { seq: 7, note },
    { seq: 8, note: { en: 'Nothing to move', es: 'Nada que mover' } },
  ];
  expect(notesAfter(keys, two).get('7.0')).toEqual(two);
  expect(notesAfter([], two).size).toBe(0);
});

test('a repeated skip is noted only once', () => {
  const [first, again] = [
    { seq: 7, note },
    { seq: 8, note },
  ];
  const other = { seq: 8, note: { en: 'Nothing to move', es: 'Nada que mover' } };
  expect(withSkip([first], again, true)).toEqual([again]);
  expect(withSkip([first], again, false)).toEqual([first, again]);
  expect(withSkip([first], other, true)).toEqual([first, other]);
});
