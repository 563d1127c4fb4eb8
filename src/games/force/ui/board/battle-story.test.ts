import { expect, test } from 'vitest';
import { hear } from '../../audience.ts';
import type { Heard } from '../../events.ts';
import type { View } from '../../view.ts';
import { questions } from '../testing.ts';
import { isDestinyToCome, storyOf } from './battle-story.ts';

test('the story matches the current battle, including its destinies and totals', () => {
  const told: { seq: number; at: number; event: Heard }[] = [];
  let battles = 0;
  for (const { view, happened } of questions(2)) {
    for (const event of happened.events)
      told.push({ seq: told.length, at: 0, event: hear(happened.state.rules, event, 'archive') });
    const story = storyOf(told);
    if (!view.battle) {
      expect(story?.over ?? true).toBe(true);
      continue;
    }
    battles++;
    expect([story?.at, story?.over]).toEqual([view.battle.at, false]);
    for (const side of ['dark', 'light'] as const) {
      const drawn = story?.destiny[side];
      expect(drawn?.type === 'destiny-drawn' ? drawn.destiny : null).toBe(view.battle.destiny[side]);
    }
    expect(story?.weighed?.totals ?? null).toEqual(view.battle.totals);
  }
  expect(battles).toBeGreaterThan(0);
});

test('destiny is drawn only if it was expected, and a side that is asked can draw it', () => {
  let drawn = 0;
  let hopeless = 0;
  let before: View | null = null;
  for (const { side, view, happened } of questions(4)) {
    for (const event of happened.events) {
      if (event.type !== 'destiny-drawn') continue;
      drawn++;
      expect(before && isDestinyToCome(before, event.side)).toBe(true);
    }
    if (view.battle?.segment === 'power') expect(isDestinyToCome(view, side)).toBe(true);
    if (view.battle?.segment === 'weapons' && !isDestinyToCome(view, side)) hopeless++;
    before = view;
  }
  expect(drawn).toBeGreaterThan(0);
  expect(hopeless).toBeGreaterThan(0);
});
