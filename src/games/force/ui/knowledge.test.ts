import { expect, test } from 'vitest';
import { hear } from '../audience.ts';
import type { Belief } from '../belief.ts';
import { believe, start } from '../belief.ts';
import { battlegrounds } from '../rules/battle/initiate.ts';
import { cardOf } from '../rules/cards.ts';
import { bySide, SIDES, type Side, view } from '../view.ts';
import { destiniesOf, oddsAt, oddsNow } from './knowledge.ts';
import { questions } from './testing.ts';

/** Questions with the belief of the side that must act. */
function* believed(seed: number) {
  let minds: Record<Side, Belief> | null = null;
  for (const question of questions(seed, 700)) {
    const { state, events } = question.happened;
    const before: Record<Side, Belief> = minds ?? bySide((side) => start(view(state, side), side));
    minds =
      minds === null
        ? before
        : bySide((side) =>
            events.reduce((mind, event) => {
              const heard = hear(state.rules, event, side);
              return believe(mind, heard);
            }, before[side]),
          );
    yield { ...question, belief: minds[question.side] };
  }
}

test('the real top card is always among the possible ones', () => {
  for (const { view: seen, happened, belief } of believed(1))
    for (const side of SIDES) {
      const top = happened.state.players[side].reserve[0];
      const destinies = destiniesOf(seen, belief, side);
      if (top === undefined) expect(destinies).toEqual([]);
      else expect(destinies).toContain(cardOf(seen, top).destiny);
    }
});

test('the chances of a battle add up, before and after it starts', () => {
  let battles = 0;
  for (const { view: seen, side, belief } of believed(2)) {
    const odds = seen.battle
      ? [true, false].map((draws) => oddsNow(seen, belief, seen.battle!, side, draws))
      : battlegrounds(seen, side, seen.players[side].force).map((at) => oddsAt(seen, belief, at));
    for (const { wins, tie } of odds) {
      battles++;
      expect(wins.dark + wins.light + tie).toBeCloseTo(1, 9);
    }
  }
  expect(battles).toBeGreaterThan(10);
});
