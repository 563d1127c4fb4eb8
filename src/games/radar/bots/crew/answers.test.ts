import { expect, test } from 'vitest';
import { spread, track } from '../../belief/tracker.ts';
import { exposure } from '../../belief.ts';
import type { CommandOf } from '../../commands.ts';
import { answers } from '../../options.ts';
import { agrees } from '../../rules/detection.ts';
import { seatOf } from '../../state.ts';
import { type Asked, playedOut, QUICK } from '../testing.ts';
import { crew } from './maker.ts';
import { BALANCED } from './weights.ts';

/** Asks a captain at any position how it would answer a sonar now. */
function lied({ bot, belief, view, ask, seed }: Asked) {
  const { command } = bot.decide(belief, view, { ...ask, kinds: ['answer-sonar'] }, QUICK, seed);
  if (command?.type !== 'answer-sonar') throw new Error(`${ask.seat} does not answer`);
  return command;
}

test.each([
  ['seed', 1],
  ['seed', 2],
  ['classic', 3],
  ['classic', 4],
])('an answer leaves them as many places as the average legal one, or more: %s rules, seed %i', (ruleset, seed) => {
  let looks = 0;
  playedOut({
    seed,
    setup: { ruleset, turnLimit: 60 },
    look: (asked) => {
      const { seat, view, belief, ask, match } = asked;
      if (ask.kinds[0] !== 'move' || match.state.turn % 5 > 1) return;
      const side = seatOf(seat)?.side ?? 'blue';
      const { at } = match.state.boats[side];
      const us = exposure(belief);
      const left = ({ first, second }: CommandOf<'answer-sonar'>): number =>
        spread(track(us, { type: 'sonar-answered', side, first, second })).cells.length;
      const answer = lied(asked);
      expect(agrees(match.rules.chart, at, answer.first, answer.second)).toBe(true);
      const all = answers(view, at).map(left);
      const average = all.reduce((sum, places) => sum + places, 0) / all.length;
      expect(left(answer)).toBeGreaterThanOrEqual(average);
      looks++;
    },
  });
  expect(looks).toBeGreaterThan(8);
});

test('answers that are nearly as good are drawn too, so they vary more than ties alone would', () => {
  const answersOf = (weights: { readonly mixedAnswers: number }): number => {
    let different = 0;
    playedOut({
      seed: 5,
      setup: { ruleset: 'seed', turnLimit: 30 },
      look: (asked) => {
        if (asked.ask.kinds[0] !== 'move') return;
        const bot = crew.make({ level: 5, persona: '', weights: { ...BALANCED, ...weights } })(asked.seat);
        const told = [1, 2, 3, 4, 5].map((value) => JSON.stringify(lied({ ...asked, bot, seed: { value } })));
        different += new Set(told).size;
      },
    });
    return different;
  };
  expect(answersOf({ mixedAnswers: 0.4 })).toBeGreaterThan(answersOf({ mixedAnswers: 0 }));
});
