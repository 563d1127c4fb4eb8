import { type Cell, COURSES, type Course } from '../../../../parts/grid/grid.ts';
import { spread } from '../../belief/tracker.ts';
import type { Command } from '../../commands.ts';
import { mayEnter, run } from '../../rules/course.ts';
import { afterHearing, type Helm } from './helm.ts';
import { bestMark, type Choice } from './marking.ts';
import type { Picture } from './odds.ts';
import { HORIZON, openWater, safeMoves } from './plan.ts';

/** A way to spend the move of this turn, with what follows from it. */
export interface Heading {
  readonly command: Extract<Command, { type: 'move' | 'stealth' | 'surface' }>;
  readonly end: Cell;
  readonly mark: Choice | null; // the engineer's best mark; null = nothing to mark
  readonly safe: number; // moves before a dead end or an overload, up to the horizon
  readonly water: number;
  readonly seen: Picture; // the enemy's picture of us afterwards
}

/** Open cells that count as enough. */
export const WATER = 40;
/** If their picture has more cells than this, hiding is not worth it. */
const WORTH_HIDING = 70;

export function* headings(helm: Helm): Generator<Heading> {
  const { chart, boat, side, marks } = helm;
  const us = helm.us();
  const quiet = helm.own.quiet > 0 ? afterHearing(us, { type: 'slipped', side }) : undefined;
  for (const course of COURSES) {
    if (!mayEnter(chart, boat, boat.at, course)) continue;
    const command = { type: 'move', course } as const;
    yield heading(
      helm,
      command,
      [chart.step[course][boat.at] as number],
      course,
      quiet ?? afterHearing(us, { ...command, type: 'moved', side }),
    );
  }
  yield surfacing(helm, afterHearing(us, { type: 'surfaced', side, sector: chart.sector[boat.at] as number }));
  if (!helm.own.usable?.includes('stealth')) return;
  if (spread(us).cells.length > WORTH_HIDING && marks === 0) return;
  yield* stealths(helm);
}

function* stealths(helm: Helm): Generator<Heading> {
  const { chart, boat, side, rules } = helm;
  const { lengthPublic, reach } = rules.ruleset.stealth;
  const seen = new Map<number, Picture>();
  const after = (steps: number): Picture => {
    const told = lengthPublic ? steps : -1;
    let picture = seen.get(told);
    if (!picture) {
      picture = afterHearing(
        helm.us(),
        lengthPublic ? { type: 'stealthed', side, steps } : { type: 'stealthed', side },
      );
      seen.set(told, picture);
    }
    return picture;
  };
  for (const course of COURSES) {
    const path = run(chart, boat, course, reach);
    for (let steps = 1; steps <= path.length; steps++)
      yield heading(helm, { type: 'stealth', course, steps }, path.slice(0, steps), course, after(steps));
  }
}

function heading(
  helm: Helm,
  command: Heading['command'],
  path: readonly Cell[],
  course: Course,
  seen: Picture,
): Heading {
  const mark = bestMark(helm.board, helm.marks, course, helm.care);
  const end = path.at(-1) as Cell;
  const safe = mark.node < 0 ? 0 : safeMoves(helm, end, mark.marks, path);
  return { command, end, mark, safe, water: openWater(helm.chart, helm.boat, end, WATER), seen };
}

const surfacing = (helm: Helm, seen: Picture): Heading => ({
  command: { type: 'surface' },
  end: helm.boat.at,
  mark: null,
  safe: HORIZON,
  water: WATER,
  seen,
});
