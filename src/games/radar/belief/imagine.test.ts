import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { begin } from '../apply.ts';
import { hear } from '../audience.ts';
import { believe, start } from '../belief.ts';
import type { Command } from '../commands.ts';
import { options } from '../options.ts';
import { awaiting } from '../rules/awaiting.ts';
import { refuse } from '../rules/handlers.ts';
import { RULESETS } from '../rulesets.ts';
import { SEATS, type State } from '../state.ts';
import { type View, view } from '../view.ts';
import { imagine } from './imagine.ts';
import type { Belief } from './memory.ts';
import { rulesOn, type Stage, story } from './testing/stories.ts';

const SEA = ['........', '.#..#...', '........', '..#...#.', '....#...', '........', '.##...#.', '........'];
const STAGES: readonly (readonly [string, Stage])[] = [
  ['seed', { rows: SEA, sector: 4, breaks: true }],
  ['classic', { ruleset: 'classic', rows: SEA, sector: 4, breaks: true }],
  ['quiet moves after a stealth', { rows: SEA, sector: 4, breaks: true, change: { quietMoves: 2 } }],
  ['classic, gauges as printed', { ruleset: 'classic', rows: SEA, breaks: true, charges: RULESETS.classic.charges }],
];
const TASTE = { surface: 0.2, 'end-turn': 0.6, 'drop-mine': 2 };

const told = ({ rules: _, ...seen }: View): string => JSON.stringify(seen);

/** Commands to try beyond the options: most are refused, and must be for the same reason. */
const TRIES: readonly Command[] = [
  { type: 'end-turn' },
  { type: 'sonar' },
  { type: 'drone', sector: 1 },
  { type: 'dive' },
  { type: 'surface' },
  { type: 'charge', system: 'mine' },
  { type: 'mark', node: 3 },
  { type: 'torpedo', at: 5 },
  { type: 'drop-mine', at: 6 },
  { type: 'detonate', at: 6 },
  { type: 'stealth', course: 'east', steps: 1 },
];

function* scenes(stage: Stage, seed: number, most: number): Generator<{ state: State; beliefs: Map<string, Belief> }> {
  const rules = rulesOn(stage);
  const first = begin(rules);
  const beliefs = new Map<string, Belief>(SEATS.map((seat) => [seat, start(view(first, seat), seat)]));
  yield { state: first, beliefs };
  let events = 0;
  for (const { event, state, settled } of story(rules, seed, TASTE)) {
    for (const [seat, belief] of beliefs) {
      const heard = hear(rules, event, seat);
      if (heard) beliefs.set(seat, believe(belief, heard));
    }
    if (settled) yield { state, beliefs };
    if (++events >= most) return;
  }
}

describe.each(STAGES)('%s', (_title, stage) => {
  test('a state imagined by a seat gives that seat the same view', () => {
    const random = new Random(7);
    for (let seed = 1; seed <= 6; seed++)
      for (const { state, beliefs } of scenes(stage, seed, 260))
        for (const [seat, belief] of beliefs) {
          const seen = view(state, seat);
          const other = imagine(seen, belief, random);
          expect(told(view(other, seat))).toBe(told(seen));
        }
  });

  test('it is awaited, offered and refused the same', () => {
    const random = new Random(8);
    for (let seed = 20; seed <= 22; seed++)
      for (const { state, beliefs } of scenes(stage, seed, 260))
        for (const [seat, belief] of beliefs) {
          const other = imagine(view(state, seat), belief, random);
          const own = (of: State) => awaiting(of).filter((one) => one.seat === seat);
          expect(JSON.stringify(own(other))).toBe(JSON.stringify(own(state)));
          const tries = [...options(view(state, seat), seat)].slice(0, 8).concat(TRIES);
          const refusals = (of: State) => JSON.stringify(tries.map((each) => refuse(of, seat, each) ?? null));
          expect(refusals(other)).toBe(refusals(state));
        }
  });

  test('imagined boats are possible: in the sea, on their trail, with no completed circuits or panels', () => {
    const random = new Random(9);
    for (const { state, beliefs } of scenes(stage, 30, 250))
      for (const [seat, belief] of beliefs) {
        const { rules, boats, phase } = imagine(view(state, seat), belief, random);
        for (const { at, trail, mines, marks, charges } of Object.values(boats)) {
          if (phase === 'placement' && at < 0) continue;
          expect(rules.chart.sea[at]).toBe(true);
          expect(trail.at(-1)).toBe(at);
          expect(new Set(trail).size).toBe(trail.length);
          expect(mines.filter((mine) => trail.includes(mine) || !rules.chart.sea[mine])).toEqual([]);
          const { panel, circuits, radiation } = rules.board;
          const full = [...Object.values(panel), ...circuits, radiation].filter((all) => (marks & all) === all);
          expect(full).toEqual([]);
          for (const [system, level] of Object.entries(charges))
            expect(level).toBeLessThanOrEqual(rules.ruleset.charges[system as 'mine']);
        }
      }
  });
});

test('a seat that has not listened still imagines a state that looks the same', () => {
  const random = new Random(10);
  for (const { state } of scenes(STAGES[0]?.[1] as Stage, 40, 300))
    for (const seat of SEATS) {
      const seen = view(state, seat);
      expect(told(view(imagine(seen, start(seen, seat), random), seat))).toBe(told(seen));
    }
});

test('after a quiet move of the enemy, its system and its stealth may be ready', () => {
  const random = new Random(9);
  const stage: Stage = { rows: SEA, sector: 4, change: { quietMoves: 2 } };
  let seen = 0;
  const fired = new Set<boolean>();
  const charges = new Set<number>();
  for (let seed = 1; seed <= 6; seed++)
    for (const { state, beliefs } of scenes(stage, seed, 260)) {
      const { active, boats, now } = state;
      const watcher = active === 'blue' ? 'red.captain' : 'blue.captain';
      if (!now.stealth || now.fired || boats[active].quiet === 2) continue;
      const other = imagine(view(state, watcher), beliefs.get(watcher) as Belief, random);
      seen++;
      fired.add(other.now.fired);
      charges.add(other.boats[active].charges.stealth);
    }
  expect(seen).toBeGreaterThan(0);
  expect(fired).toEqual(new Set([false]));
  expect(charges).toEqual(new Set([0, 1]));
});
