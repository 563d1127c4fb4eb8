import { expect, test } from 'vitest';
import { submit } from '../../../../kernel/match.ts';
import { must } from '../../../../kernel/result.ts';
import type { Heard } from '../../events.ts';
import { blastDamage } from '../../rules/weapons.ts';
import type { State } from '../../state.ts';
import { at, type Known, mindOf, ordered, seated } from '../testing.ts';

const exactly = (cell: string): Heard => ({
  type: 'said',
  side: 'blue',
  seat: 'blue.radio-operator',
  message: {
    type: 'report',
    certainty: 'exact',
    candidates: 1,
    hypotheses: 1,
    best: at(cell),
    weights: [[at(cell), 1]],
  },
});

const now = { moved: true, course: 'north', marked: true, charged: true } as const;
const armed = (hull: number, red: Known['red'] = {}): Known => ({
  now,
  blue: { at: 'E5', hull, charges: { torpedo: 6 } },
  red: { at: 'E6', hull: 2, ...red },
  heard: [exactly('E6')],
});

test.each<readonly [string, Known, boolean]>([
  ['the shot wins', armed(4), true],
  ['the shot would sink both', armed(1), false],
  ['the enemy would survive it', armed(4, { hull: 4 }), false],
])('the captain hits both boats, with the enemy next door, only to win: %s', (_, known, hitsUs) => {
  const { chart } = mindOf('blue.captain', known).state.rules;
  const order = ordered('crew', 'blue.captain', known);
  expect(order?.type === 'torpedo' && blastDamage(chart, order.at, at('E5')) > 0).toBe(hitsUs);
});

/** When a captain asks: in which turn, and after which of its own side's moves. */
test.each<readonly [string, (state: State) => boolean]>([
  ['at the start of the own turn', ({ active, now }) => active === 'blue' && !now.moved],
  ['after this turn’s report', ({ active, now }) => active === 'blue' && now.moved],
  ['in the enemy’s turn', ({ active, now }) => active === 'red' && now.moved],
])('a request for a report is answered by the next turn: %s', (_, isTime) => {
  const runner = seated({ seed: 4, setup: { turnLimit: 60 } });
  const { match } = runner;
  const reports = (): number =>
    match.log.filter(({ seat, command }) => seat === 'blue.radio-operator' && command.type === 'report').length;
  while (match.state.turn < 12 || !isTime(match.state)) runner.turn();
  const [asked, before] = [match.state.turn, reports()];
  must(submit(match, 'blue.captain', { type: 'request-report' }));
  while (reports() === before && match.state.turn <= asked + 2) runner.turn();
  expect(reports()).toBeGreaterThan(before);
  expect(match.state.turn).toBeLessThanOrEqual(asked + 1);
});
