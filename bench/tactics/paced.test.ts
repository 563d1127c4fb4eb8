import { expect, test } from 'vitest';
import { measurePace, read, written } from './paced.ts';

const paced = measurePace({ bots: ['random', 'random'], scale: '1v1', seconds: 0, iterations: 0 }, 0);

test('whole games are played, one from each side at least, and every decision is timed', () => {
  expect(paced.played).toBe(2);
  expect(paced.games).toBeGreaterThan(0);
  for (const { spans } of paced.bots)
    expect([...spans.values()].reduce((all, some) => all + some, 0)).toBeGreaterThan(20);
});

test('what a process hands on is read as it was', () => {
  expect(read(written(paced))).toEqual(paced);
});
