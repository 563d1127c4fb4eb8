import { expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import { begin } from './apply.ts';
import { detail } from './detail.ts';
import type { Event } from './events.ts';
import { setUp } from './rules/set-up.ts';
import { randomPlay } from './testing.ts';

const RULES = must(setUp(undefined, loaded()));

test.each([1, 2, 3])('the figures of match %i agree with what happened', (seed) => {
  const events: Event[] = [];
  let state = begin(RULES);
  for (const step of randomPlay(state, seed)) {
    state = step.state;
    events.push(...step.events);
  }
  const sum = detail(state, events) as Record<string, number>;
  const count = (type: Event['type']) => events.filter((event) => event.type === type).length;
  expect(sum).toMatchObject({
    turns: state.turn,
    battles: count('battle-began'),
    shots: count('fired'),
    destinies: count('destiny-drawn'),
    forfeited: count('forfeited'),
    lost: count('lost'),
  });
  const weighed = (sum.battlesDark ?? 0) + (sum.battlesLight ?? 0) + (sum.battlesTied ?? 0);
  expect(weighed).toBe(count('battle-weighed'));
  expect(Object.values(sum).every(Number.isFinite)).toBe(true);
});
