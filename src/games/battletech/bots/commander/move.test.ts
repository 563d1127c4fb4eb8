import { describe, expect, test } from 'vitest';
import { choose } from '../../../../decide/decision.ts';
import { LEVELS, levelOf } from '../../../../decide/level.ts';
import type { Budget } from '../../../../kernel/bot.ts';
import { canonical, frozen } from '../../../../kernel/laws/plain.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { bearingFrom } from '../../../../parts/hex/bearing.ts';
import { start } from '../../belief.ts';
import { CT } from '../../data/places.ts';
import { refuse } from '../../rules/handlers.ts';
import { testMech } from '../../rules/testing.ts';
import { wayFrom } from '../../text/way.ts';
import { modelOf, unitOf, type View } from '../../view.ts';
import { type Going, leadOf, turnedFrom } from './going.ts';
import { commanderMoving, quickScore } from './move.rules.ts';
import { think } from './move.ts';
import { willMove } from './places.ts';
import { teamOf } from './team.ts';
import { decided, FIELDS, opposed, roaming, SOLDIER } from './testing.ts';
import { BALANCED, ITERATIONS, PERSONAS } from './weights.ts';

const meeting = opposed({ phase: 'movement' });
const third = { design: SOLDIER, side: '1', at: '1207', facing: 3 } as const;
const outnumbered = opposed({ phase: 'movement', more: [third] });
const budget = (iterations: number, stop?: () => boolean): Budget => ({
  iterations,
  ledger: true,
  ...(stop && { stop }),
});

/** True from call n + 1 on. */
const after = (calls: number): (() => boolean) => {
  let left = calls;
  return () => left-- <= 0;
};

describe('the budget', () => {
  test.each([1, 2, 7, 30, 200])('never exceeds %i iterations, but always examines one place', (most) => {
    for (const sideView of [meeting, outnumbered]) {
      const foes = sideView.units.length - 1;
      const { iterations } = decided(sideView, { budget: budget(most) });
      expect(iterations).toBeLessThanOrEqual(Math.max(most, foes));
      expect(iterations).toBeGreaterThan(Math.min(most, 100) - foes);
    }
  });

  test('an unreached limit changes nothing', () => {
    for (const sideView of [meeting, outnumbered])
      expect(canonical(decided(sideView, { budget: budget(60, () => false) }))).toBe(
        canonical(decided(sideView, { budget: budget(60) })),
      );
  });

  test.each([0, 1, 5, 20])('stopped at call %i, it decides like one with that many iterations', (calls) => {
    const stopped = decided(meeting, { budget: budget(100, after(calls)) });
    expect(canonical(stopped)).toBe(canonical(decided(meeting, { budget: budget(calls + 1) })));
  });

  test('a larger budget examines everything a smaller one does', () => {
    const lead = leadOf(meeting, 0);
    const places = (most: number): ReadonlySet<string> =>
      new Set(think(lead, BALANCED, most, budget(most)).goings.map(({ place }) => JSON.stringify(place.stand)));
    for (const place of places(5)) expect(places(12)).toContain(place);
  });

  test('moving last there are no responses to examine', () => {
    const sideView = opposed({ phase: 'movement', queue: ['0'] });
    const moved: View = { ...sideView, units: sideView.units.with(1, { ...unitOf(sideView, 1), acted: true }) };
    expect(decided(moved, { budget: budget(50) }).iterations).toBe(0);
  });
});

describe('levels', () => {
  const usual = Object.keys(LEVELS).map((level) => decided(meeting, { level: Number(level), budget: budget(0) }));

  test('use their budget, and higher ones use more', () => {
    for (const [i, { iterations }] of usual.entries()) {
      expect(iterations).toBeLessThanOrEqual(Math.ceil(ITERATIONS * levelOf(i + 1).search));
      if (i > 0) expect(iterations).toBeGreaterThanOrEqual(usual[i - 1]?.iterations ?? 0);
    }
    expect(usual[0]?.iterations).toBeLessThan(usual[4]?.iterations ?? 0);
  });

  test('full strength overlooks nothing, and every level plays legally', () => {
    expect(usual[4]?.notes).toEqual([]);
    for (const { command } of usual) expect(command && refuse(meeting, '0', command)).toBeUndefined();
  });
});

describe('in random play', () => {
  test.each(FIELDS)('terms add up, the best is chosen, nothing is mutated, and it is repeatable: $ruleset', (field) => {
    const names = Object.keys(PERSONAS);
    roaming(field, 31, { most: 200, rarely: 12 }, (sideView, random) => {
      const asked = { persona: names[random.roll(4) - 1] ?? '', level: random.roll(5), value: random.next() };
      const decision = decided(frozen(sideView), asked);
      expect(decision.kept[0]?.option).toEqual(decision.command);
      for (const { tally } of decision.kept) expect(addsUp(tally)).toBe(true);
      expect(canonical(decided(sideView, asked))).toBe(canonical(decision));
      if (asked.level < 5) return;
      const totals = decision.kept.map(({ tally }) => tally.total);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    });
  });

  test('the quick score equals the ledger', () => {
    roaming(FIELDS[0], 32, { most: 200, rarely: 10 }, (sideView) => {
      if (sideView.phase !== 'movement') return;
      const { kept } = decided(sideView, { budget: budget(30) });
      const unit = kept[0]?.option?.type === 'move' ? kept[0].option.unit : 0;
      const team = teamOf(sideView, modelOf(sideView, unit).side);
      const lead = leadOf(sideView, unit, start(sideView), team);
      const { goings } = think(lead, BALANCED, 30, budget(30));
      const quick = goings.filter(canStay).map((going) => quickScore(going, lead, BALANCED));
      expect(kept[0]?.tally.total).toBeCloseTo(Math.max(...quick), 6);
      for (const going of goings) expect(going.quick).toBe(quickScore(going, lead, BALANCED));
    });
  });
});

/** Whether the rolls of a move can succeed. The bot never chooses other moves. */
const canStay = ({ fixed }: Going): boolean => fixed.risk <= 0.999;

describe('ties go to the facing towards the nearest enemy', () => {
  test('far away it faces the enemy, with any seed', () => {
    const design = testMech({ jump: 4, weapons: [['medium-laser', CT]] });
    const sideView = opposed({ phase: 'movement', own: { design, at: '0817' }, foe: { design, at: '0801' } });
    for (let value = 0; value < 12; value++) {
      const { command } = decided(sideView, { value });
      if (command?.type !== 'move') throw new Error('no move');
      const end = wayFrom(sideView.rules.map, unitOf(sideView, 0), command.steps);
      expect(end && bearingFrom(sideView.rules.map, end.at, unitOf(sideView, 1).at, end.facing)).toSatisfy(isAhead);
    }
  });

  test('no move of the same score faces the enemy more directly', () => {
    let ties = 0;
    roaming(FIELDS[0], 33, { most: 200, rarely: 6 }, (sideView, random) => {
      if (sideView.phase !== 'movement') return;
      const { goings } = think(leadOf(sideView, 0), BALANCED, 30, budget(30));
      const lead = leadOf(sideView, 0);
      const asked = { evaluator: commanderMoving, situation: lead, weights: BALANCED, level: 5, must: true };
      const seed = { value: random.next() };
      const { command } = choose({ ...asked, options: goings, budget: budget(0), seed });
      if (!command) return;
      const equal = goings.filter((going) => canStay(going) && going.quick === command.quick);
      ties += equal.length > 1 ? 1 : 0;
      expect(turnedFrom(command)).toBe(Math.min(...equal.map(turnedFrom)));
    });
    expect(ties).toBeGreaterThan(0);
  });
});

/** Whether the bearing is within the hexside that the unit faces. */
const isAhead = (bearing: number): boolean => Math.min(bearing, 24 - bearing) <= 2;

test('units with long range and prone units move first', () => {
  const friend = { design: SOLDIER, side: '0', at: '0611', facing: 0 } as const;
  const sideView = opposed({ phase: 'movement', more: [friend] });
  const first = (units: View['units']): unknown => decided({ ...sideView, units }).command;
  expect(first(sideView.units)).toMatchObject({ unit: 0 });
  expect(first(sideView.units.with(2, { ...unitOf(sideView, 2), prone: true }))).toMatchObject({ unit: 2 });
  expect(willMove(sideView, 2)).toBe(true);
});
