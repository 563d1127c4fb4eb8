import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score } from '../../../../decide/rule.ts';
import { type Cell, COURSES, type Course } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import { type Afloat, isOpen, mayEnter, run } from '../../rules/course.ts';
import type { Chart } from '../../view.ts';
import type { SeedWeights, Situation } from './situation.ts';

/** "Only one or two valid moves exist": then the designed captain looks for a way out by stealth. */
const TIGHT = 2;

/** Courses open from a later cell; with the current trail, including the boat's current cell. */
function onward(chart: Chart, boat: Afloat, from: Cell): number {
  let count = 0;
  for (const way of chart.ways) if (isOpen(boat, way[from] as number)) count++;
  return count;
}

/** The same after a run: only its last cell but one is next to its end, and is trail by then. */
const onwardAfter = ({ view, afloat }: Situation, end: Cell, steps: number): number =>
  onward(view.rules.chart, afloat, end) - (steps > 1 ? 1 : 0);

const openCourses = ({ view, afloat }: Situation): Course[] =>
  COURSES.filter((course) => mayEnter(view.rules.chart, afloat, afloat.at, course));

/** Every straight run of one to four cells, scored by its last cell as the design says. */
function* stealthRuns({ view, afloat }: Situation): Generator<{ course: Course; steps: number; end: Cell }> {
  const { chart, ruleset } = view.rules;
  for (const course of COURSES) {
    const path = run(chart, afloat, course, ruleset.stealth.reach);
    for (const [i, end] of path.entries()) yield { course, steps: i + 1, end };
  }
}

export function* courseOptions(situation: Situation): Generator<Command> {
  for (const course of openCourses(situation)) yield { type: 'move', course };
  if (mayHide(situation))
    for (const { course, steps } of stealthRuns(situation)) yield { type: 'stealth', course, steps };
  yield { type: 'surface' };
}

const mayHide = (situation: Situation): boolean =>
  situation.boat.usable?.includes('stealth') === true && openCourses(situation).length <= TIGHT;

const endOf = ({ view, afloat }: Situation, option: Command): Cell | undefined => {
  if (option.type === 'move') return view.rules.chart.step[option.course][afloat.at];
  return option.type === 'stealth' ? run(view.rules.chart, afloat, option.course, option.steps).at(-1) : undefined;
};

/**
 * decide_action: escape by stealth from a tight spot, otherwise the course that leaves most courses open, otherwise
 * surface.
 */
export const seedCourse: Evaluator<Situation, Command, SeedWeights> = {
  id: 'seed-course',
  rules: [
    rank({
      id: 'seed-tight-spot',
      see: (situation: Situation, { type }: Command) =>
        type === 'stealth' ? { open: openCourses(situation).length } : undefined,
      worth: () => 1,
    }),
    rank({
      id: 'seed-surface-last',
      see: (_: Situation, { type }: Command) => (type === 'surface' ? {} : undefined),
      worth: () => -1,
    }),
    score({
      id: 'seed-open-water',
      unit: 'courses',
      band: [0, 4],
      see: (situation: Situation, option: Command) => {
        const end = option.type === 'move' ? endOf(situation, option) : undefined;
        return end === undefined ? undefined : { onward: onward(situation.view.rules.chart, situation.afloat, end) };
      },
      worth: ({ onward }, w: SeedWeights) => onward * w.openWater,
    }),
    score({
      id: 'seed-stealth-plan',
      unit: 'courses',
      band: [0, 60],
      see: (situation: Situation, option: Command) => {
        const end = option.type === 'stealth' ? endOf(situation, option) : undefined;
        if (end === undefined || option.type !== 'stealth') return undefined;
        return { onward: onwardAfter(situation, end, option.steps), steps: option.steps };
      },
      worth: ({ onward, steps }, w: SeedWeights) => onward * w.stealthOnward + steps * w.stealthSteps,
    }),
    score({
      id: 'seed-named-first',
      unit: 'courses',
      band: [-1, 0],
      see: (_: Situation, option: Command) =>
        'course' in option ? { place: COURSES.indexOf(option.course as Course) } : undefined,
      worth: ({ place }, w: SeedWeights) => -place * w.order,
    }),
  ],
};

/** The same choice in plain numbers, for play without a ledger. */
export function quickCourse(situation: Situation): Command {
  const { view, afloat } = situation;
  const { chart } = view.rules;
  let open = 0;
  let best: Course = 'north';
  let most = -1;
  for (let i = 0; i < COURSES.length; i++) {
    const to = chart.ways[i]?.[afloat.at] as number;
    if (!isOpen(afloat, to)) continue;
    open++;
    const count = onward(chart, afloat, to);
    if (count > most) {
      most = count;
      best = COURSES[i] as Course;
    }
  }
  if (open <= TIGHT && situation.boat.usable?.includes('stealth')) {
    let plan: Command | undefined;
    let top = -1;
    for (const { course, steps, end } of stealthRuns(situation)) {
      const worth = onwardAfter(situation, end, steps) * 10 + steps - COURSES.indexOf(course) * 0.01;
      if (worth <= top) continue;
      top = worth;
      plan = { type: 'stealth', course, steps };
    }
    if (plan) return plan;
  }
  return open ? { type: 'move', course: best } : SURFACE;
}

const SURFACE: Command = { type: 'surface' };
