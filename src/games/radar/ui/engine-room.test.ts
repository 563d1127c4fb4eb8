import { describe, expect, test } from 'vitest';
import { parse } from '../commands.ts';
import { sea } from '../rules/testing.ts';
import { conditionOf, markEffect, routesOf } from './engine-room.ts';
import { effectWords, nodeWords } from './mark-words.ts';

// Nodes of the seed's board: north 0-5 (Y1 R2 Y3 R G X), south 6-11 (G1 Y2 R3 G Y X), east 12-17 (Y1 R2 G3 Y R X), west 18-23 (R1 G2 Y3 Y R X).
const { rules } = sea();
const bits = (nodes: readonly number[]) => nodes.reduce((all, node) => all | (1 << node), 0);

describe('effects of a possible mark', () => {
  test.each([
    ['stops the systems of its colour', [], 3, 'breaks torpedo and mine'],
    ['nothing more where they are stopped already', [1], 3, 'breaks nothing more'],
    ['radiation alone stops nothing', [], 5, 'breaks nothing more'],
    [
      'closes a circuit, and mends what that clears',
      [0, 6, 12],
      18,
      'completes circuit 1 and clears it; repairs sonar, drone and stealth',
    ],
    ['fills a panel', [0, 1, 2, 3, 4], 5, 'fills the panel: lose 1 hull, board cleared'],
    ['is the last of the radiation', [5, 11, 17], 23, 'last radiation node: lose 1 hull, board cleared'],
  ])('%s', (_, marked, node, says) => {
    expect(effectWords(markEffect(rules, bits(marked), node), 'en')).toBe(says);
  });

  test('a node is called by panel, place, colour and circuit', () => {
    expect(nodeWords(rules, 13, 'en')).toBe('East panel, node 2, red, circuit 2');
    expect(nodeWords(rules, 23, 'es')).toBe('Panel oeste, nodo 6, radiación');
  });
});

test.each([
  ['a new break', [3], [], { broken: ['torpedo', 'mine'], repaired: [] }],
  ['told before', [3], ['torpedo', 'mine'], { broken: [], repaired: [] }],
  ['mended since', [], ['stealth'], { broken: [], repaired: ['stealth'] }],
] as const)('the condition reports only news: %s', (_, marked, told, news) => {
  expect(conditionOf(rules, bits(marked), told)).toEqual({ type: 'condition', ...news });
});

describe('advice on courses', () => {
  const stance = (marked: readonly number[], course: string) => {
    const route = routesOf(rules, bits(marked)).find((each) => each.course === course);
    return `${route?.stance} ${route?.why} ${route?.risk}`;
  };
  test.each([
    ['a clear board spares everything', [], 'north', 'allow keeps-systems 0'],
    ['a circuit can be closed', [0, 6, 12], 'west', 'prefer completes-circuit 0'],
    ['only breaking nodes are left', [5], 'north', 'avoid breaks-system 0'],
    ['the last node of a panel', [0, 1, 2, 3, 4], 'north', 'avoid overloads 1'],
  ])('%s', (_, marked, course, says) => {
    expect(stance(marked, course)).toBe(says);
  });

  test('is a command that the rules can read', () => {
    expect(parse({ type: 'advise', routes: routesOf(rules, bits([0, 6, 12])) }).ok).toBe(true);
  });
});
