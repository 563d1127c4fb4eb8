import { expect, test } from 'vitest';
import { bare, type Decision } from '../../kernel/bot.ts';
import { blockLine, blockLines, blockOf } from './decision-block.ts';

const wording = {
  option: (option: { type: string } | null) => option?.type ?? 'Pass',
  say: ({ code }: { code: string }) => code,
};

const judged = (type: string | null, tiers: readonly number[], ...lines: readonly (readonly [string, number])[]) => ({
  option: type === null ? null : { type },
  tiers,
  tally: {
    lines: lines.map(([code, value]) => ({ why: { code }, value })),
    total: lines.reduce((sum, [, value]) => sum + value, 0),
  },
});

const decided = (...kept: Decision<{ type: string }>['kept']): Decision<{ type: string }> => ({
  ...bare(kept[0]?.option ?? null),
  kept,
});

test('the block that the design shows', () => {
  const decision = decided(
    judged('Deploy Character', [], ['base', 50], ['Reinforcing weak location', 20], ['Boosted', 5]),
    judged('Deploy from Reserve Deck', [], ['base', 50], ['Low on Force', -20]),
    judged(null, [], ['Conserve resources', 20]),
  );
  expect(blockLines(blockOf(decision, 'Deploy Action', wording)).join('\n')).toBe(`Decision: Deploy Action
Available Actions:
  1. Deploy Character (score=75, reason="Reinforcing weak location")
  2. Deploy from Reserve Deck (score=30, reason="Low on Force")
  3. Pass (score=20, reason="Conserve resources")

Selected: Deploy Character`);
});

test.each([
  [
    'ranks stand before the score',
    decided(judged('fire', [2, 0], ['hits', 1.234])),
    'Act: fire (tier=2.0, score=1.23, reason="hits")',
  ],
  ['a score without a line has no reason', decided(judged('end', [])), 'Act: end (score=0)'],
  ['nothing weighed', bare({ type: 'end' }), 'Act: end'],
  ['nothing weighed, and why', { ...bare({ type: 'end' }), notes: [{ code: 'at random' }] }, 'Act: end (at random)'],
])('%s', (_, decision, line) => {
  expect(blockLine(blockOf(decision, 'Act', wording))).toBe(line);
});
