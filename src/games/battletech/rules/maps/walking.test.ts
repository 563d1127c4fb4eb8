import { expect, test } from 'vitest';
import { mapOf } from './drawing.ts';
import { joined, walkable } from './walking.ts';

const reached = (drawing: string): number => {
  const map = mapOf('walk', { drawing });
  return walkable(map, map.hexes, 0).filter(Boolean).length;
};

test.each<[string, string, number]>([
  ['two levels at a step', '... .24', 3],
  ['never three', '... .3.', 1],
  ['down as up', '... 42.', 3],
  ['through water two deep', '.2. ...', 3],
  ['not into water three deep', '.3. ...', 1],
  ['not from a hill into a lake', '.1. 2..', 1],
])('a Mech walks %s', (_, drawing, count) => expect(reached(drawing)).toBe(count));

test.each<[string, string, levels: readonly number[], depths: readonly number[]]>([
  ['a cliff is worn down to a ledge', '.... .5..', [0, 2, 0, 0], [-1, -1, -1, -1]],
  ['a lake is filled up', '.3.. ....', [0, 0, 0, 0], [-1, 2, -1, -1]],
  ['a lake far below gets a dry ledge', '.1.. 5...', [5, 3, 1, 0], [-1, -1, -1, -1]],
  ['what can be walked stays', '.... .242', [0, 2, 4, 2], [-1, -1, -1, -1]],
])('%s', (_, drawing, levels, depths) => {
  const map = mapOf('walk', { drawing });
  const hexes = joined(map, map.hexes);
  expect(hexes.map(({ level }) => level)).toEqual(levels);
  expect(hexes.map(({ water }) => water)).toEqual(depths);
  expect(walkable(map, hexes, 0).every(Boolean)).toBe(true);
});
