import { expect, test } from 'vitest';
import { madeUpPair, plan, recordOf } from '../../../arena/experiment/testing.ts';
import { must } from '../../../kernel/result.ts';
import { ladder } from './ladder.ts';

test('programs appear on a ladder under their public names, with a digest if two are the same', () => {
  const bots = ['sh /home/ana/one/bot.sh', 'sh /home/ana/two/bot.sh', 'sh /home/ana/three.sh --key s3cret'];
  const all = plan(['perfect', ...bots.map((command) => `exec:${command}`)]);
  const pairs = Array.from({ length: 12 }, (_, n) => madeUpPair(all, n, 1, 0.5));
  const told = must(ladder({ kind: 'ladder', game: all.game, pairs, experiments: [recordOf(all)] }));
  const names = told.rows.map(({ bot }) => bot).sort();
  expect(names).toEqual([
    expect.stringMatching(/^exec:sh bot\.sh#[0-9a-f]{8}$/),
    expect.stringMatching(/^exec:sh bot\.sh#[0-9a-f]{8}$/),
    'exec:sh three.sh',
    'perfect',
  ]);
  expect(new Set(told.rows.map(({ key }) => key)).size).toBe(4);
  expect(told.history.lines.every(({ rating }) => rating.at(-1) !== null)).toBe(true);
  expect(told.doubts).toHaveLength(1); // a few games of every bot against every other
  for (const name of names) expect(told.doubts[0]?.en).toContain(name);
  expect(told.doubts[0]?.es).not.toBe(told.doubts[0]?.en);
  expect(JSON.stringify(told)).not.toMatch(/ana|s3cret/);
});
