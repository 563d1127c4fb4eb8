import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineupFor } from '../../src/arena/lineup.ts';
import { optionsFor, rulesFor } from '../../src/arena/play.ts';
import { matchSpecOf } from '../../src/arena/series.ts';
import { emptySum } from '../../src/arena/sum.ts';
import { must } from '../../src/kernel/result.ts';
import { holds } from '../bench.ts';
import { game } from './contest.ts';
import { guestFigures, guestOf } from './guest.ts';
import { meleeOf } from './round.ts';

test.each([true, false])('there is a program, with Python or without: %s', (hasPython) => {
  const { folder, seat, instead } = guestOf(hasPython);
  expect(existsSync(folder)).toBe(true);
  expect(seat.endsWith(`@${folder}`)).toBe(true);
  expect(instead !== undefined).toBe(!hasPython);
});

test.each([3, 4])('it can take a seat among %s, under the rules of the simulator', (sides) => {
  const bots = [guestOf(false).seat, ...['tactician', 'agente', 'commander'].slice(0, sides - 1)];
  for (const [turn] of bots.entries()) {
    const { fixture } = matchSpecOf(game, meleeOf(bots, 2, turn), 1);
    const rules = must(rulesFor(game, optionsFor(game, fixture.options, bots), fixture.seed));
    const { programs } = must(lineupFor(game, rules, fixture.sides));
    expect(Object.keys(programs)).toEqual([String(turn)]);
    expect(rules).toMatchObject({ setup: { ruleset: 'simulador' } });
  }
});

test('faults of the program are listed, faults of built-in bots break a bound', () => {
  const sum = { ...emptySum(3), games: 2 };
  const [program, bot] = sum.bots;
  if (!program || !bot) throw new Error('three play');
  Object.assign(program, { decisions: 10, faults: 2, fault: { code: 'sbt-line' } });
  const figures = () => guestFigures('it', ['commander', 'tactician'], sum, guestOf(true));
  expect(figures().every((figure) => holds(figure) !== false)).toBe(true);
  expect(figures().find(({ what }) => what.includes('faults of the program'))).toMatchObject({
    value: 2,
    unit: expect.stringContaining('sbt-line'),
  });
  bot.faults = 1;
  expect(figures().some((figure) => holds(figure) === false)).toBe(true);
});
