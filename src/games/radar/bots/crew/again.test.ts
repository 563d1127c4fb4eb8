import { describe, expect, test } from 'vitest';
import { counterfactual } from '../../../../decide/counterfactual.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import type { Command } from '../../commands.ts';
import type { RadarSeat } from '../../state.ts';
import { askOf, type Known, LEDGER, mindOf, playedOut, QUICK } from '../testing.ts';
import { crew } from './maker.ts';
import { BALANCED, type CrewWeights } from './weights.ts';

const played = (level: number, ruleset: string, budget = LEDGER) => {
  const bot = `crew@${level}`;
  return playedOut({ blue: bot, red: bot, seed: 20 + level, setup: { ruleset, turnLimit: 40 }, budget });
};

describe.each([1, 3, 5])('level %i', (level) => {
  const ruleset = level === 3 ? 'classic' : 'seed';
  const runner = played(level, ruleset);

  test('the same seed gives the same log and the same decisions', () => {
    const again = played(level, ruleset);
    expect(JSON.stringify(again.match.log)).toBe(JSON.stringify(runner.match.log));
    expect(JSON.stringify(again.decisions)).toBe(JSON.stringify(runner.decisions));
  });

  test('without ledgers the same commands', () => {
    const quick = played(level, ruleset, QUICK);
    expect(JSON.stringify(quick.match.log)).toBe(JSON.stringify(runner.match.log));
  });

  test('every ledger adds up, the chosen option comes first, and there are no faults', () => {
    expect(runner.decisions.length).toBeGreaterThan(200);
    for (const { decision, n, fault } of runner.decisions) {
      expect(fault).toBeUndefined();
      const { kept, command, margin } = decision;
      for (const { tally } of kept) expect(addsUp(tally), `entry ${n}: ${JSON.stringify(tally)}`).toBe(true);
      expect(kept[0]?.option, `entry ${n}`).toEqual(command);
      if (margin !== null) expect(margin).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('counterfactuals', () => {
  const moved = { moved: true, course: 'north' } as const;
  const done = { ...moved, marked: true, charged: true };
  const SITUATIONS: readonly (readonly [string, RadarSeat, Known])[] = [
    ['a course', 'blue.captain', { blue: { at: 'B2', trail: 'A2 A1 B1' } }],
    ['a shot', 'blue.captain', { now: done, blue: { at: 'E5', charges: 'full' }, red: { hull: 2 } }],
    ['an empty battery', 'blue.captain', { now: done, blue: { at: 'E5' } }],
    ['a mark', 'blue.engineer', { now: moved, blue: { marks: [5, 11, 12] } }],
    ['a charge', 'blue.first-mate', { now: moved, blue: { charges: { torpedo: 5, drone: 5 } } }],
  ];

  test.each(SITUATIONS)('%s: one weight, verified, or none', (_, seat, known) => {
    const { state, view, belief } = mindOf(seat, known);
    const ask = askOf(state, seat);
    const decide = (weights: CrewWeights): Decision<Command> =>
      crew.make({ level: 5, persona: 'balanced', weights })(seat).decide(belief, view, ask, LEDGER, { value: 7 });
    const now = decide(BALANCED);
    const found = counterfactual(decide, BALANCED);
    if (!found.ok) return expect(found.error.code).toBe('no-single-weight');
    const { weight, from, to, weights, decision } = found.value;
    expect(from).toBe(BALANCED[weight]);
    expect(weights).toEqual({ ...BALANCED, [weight]: to });
    expect(decision.command).not.toEqual(now.command);
    expect(decide(weights).command).toEqual(decision.command);
  });

  test('there is nothing to change where there is nothing to choose', () => {
    const [, seat, known] = SITUATIONS[2] as (typeof SITUATIONS)[number];
    const { state, view, belief } = mindOf(seat, known);
    const decide = (weights: CrewWeights) =>
      crew
        .make({ level: 5, persona: '', weights })(seat)
        .decide(belief, view, askOf(state, seat), LEDGER, { value: 7 });
    expect(counterfactual(decide, BALANCED)).toEqual({ ok: false, error: { code: 'no-single-weight', range: 8 } });
  });
});
