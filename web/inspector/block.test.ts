import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import { bare } from '../../src/kernel/bot.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { tally } from '../../src/kernel/tally.ts';
import { blockText } from './block.ts';

const game = catalog.radar as Game;
const rules = must(game.setUp(undefined, new Random(1)));
const setting = { game, rules, view: game.view(game.begin(rules), 'archive'), language: 'en' as const };
const north = { type: 'move', course: 'north' };

test('a decision is a block of text: its options with their figures and reasons, then the choice', () => {
  const kept = [
    { option: north, tiers: [], tally: tally([{ why: { code: 'noise' }, value: 12.345 }]) },
    { option: null, tiers: [2, 0], tally: tally([{ why: { code: 'at-random', options: 3 }, value: -4 }]) },
  ];
  expect(blockText({ ...bare(north), kept }, 'playing', setting)).toBe(
    [
      'Decision: playing move',
      'Available Actions:',
      '  1. sail north (score=12.35)',
      '  2. do nothing (tier=2.0, score=-4, reason="picked at random from 3 options")',
      '',
      'Selected: sail north',
    ].join('\n'),
  );
});
