import { expect, test } from 'vitest';
import { played } from '../testing.ts';
import { nextPhase } from './next-phase.ts';
import { questions } from './testing.ts';

test.each([1, 2, 3])('the announced next phase is the one that follows (%i)', (seed) => {
  let ends = 0;
  for (const { side, view, list, happened } of questions(seed)) {
    if (view.battle || !list.some(({ type }) => type === 'pass')) continue;
    const { events } = played(happened.state, side, { type: 'pass' });
    const began = events.find((event) => event.type === 'phase-began' && event.side === side);
    const ended = events[0]?.type === 'turn-ended';
    expect(ended ? undefined : began).toEqual(nextPhase(view) && { type: 'phase-began', side, phase: nextPhase(view) });
    if (ended) ends++;
  }
  expect(ends).toBeGreaterThan(0);
});
