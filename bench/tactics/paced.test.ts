import { expect, test } from 'vitest';
import { measurePace, read, written } from './paced.ts';

const paced = measurePace({ bots: ['random', 'random'], scale: '1v1', seconds: 0, iterations: 0 }, 0);

test('whole games are played, at least one from each side, and every decision is timed', () => {
  expect(paced.played).toBe(2);
  expect(paced.games).toBeGreaterThan(0);
  for (const { spans } of paced.bots)
    expect([...spans.values()].reduce((all, some) => all + some, 0)).toBeGreaterThan(20);
});

test('what a process writes is read back the same', () => {
  expect(read(written(paced))).toEqual(paced);
});
