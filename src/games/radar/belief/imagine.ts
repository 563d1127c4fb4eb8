import { pick } from '../../../kernel/dice.ts';
import type { Random } from '../../../kernel/random.ts';
import { type Cell, COURSES, type Course } from '../../../parts/grid/grid.ts';
import { enemyTracker, ownTracker } from '../belief.ts';
import { type BySystem, SYSTEMS } from '../data/systems.ts';
import type { Heard } from '../events.ts';
import type { Boat, State, Turn } from '../state.ts';
import { type BoatView, otherSide, type Role, type Rules, type Side, seatOf, type View } from '../view.ts';
import { imagineMarks, mendedNodes } from './marks.ts';
import type { Belief } from './memory.ts';
import { sample, spread, type Tracker } from './tracker.ts';

/** A full state that looks like the real one to this seat; what the seat cannot see is made up to fit what it heard. */
export function imagine(view: View, belief: Belief, random: Random): State {
  const { rules, phase, turn, active, extra, spoken, outcome } = view;
  const { side, role } = seatOf(view.watcher) ?? belief;
  const enemy = otherSide(side);
  const own = boat(view, belief, side, role, random);
  const theirs = boat(view, belief, enemy, undefined, random);
  const boats = side === 'blue' ? { blue: own, red: theirs } : { blue: theirs, red: own };
  return {
    rules,
    phase,
    turn,
    active,
    extra,
    boats,
    now: turnOf(view, belief, boats[active], random),
    spoken: side === 'blue' ? { blue: spoken, red: 0 } : { blue: 0, red: spoken },
    outcome,
  };
}

function boat(view: View, belief: Belief, side: Side, role: Role | undefined, random: Random): Boat {
  const { rules } = view;
  const seen = view.boats[side];
  const { at, trail, mines } = whereabouts(view, belief, side, seen, random);
  return {
    at,
    trail,
    mines,
    hull: seen.hull,
    surfaced: seen.surfaced,
    quiet: seen.quiet,
    charges: seen.charges ?? chargesOf(view, belief, side, random),
    marks: seen.marks ?? imagineMarks(rules, seen, role, random, role && mendedNodes(belief)),
  };
}

type Whereabouts = Pick<Boat, 'at' | 'trail' | 'mines'>;
const NOWHERE: Whereabouts = { at: -1, trail: [], mines: [] };

function whereabouts(view: View, belief: Belief, side: Side, seen: BoatView, random: Random): Whereabouts {
  if (seen.at !== null && seen.trail && seen.mines) return { at: seen.at, trail: seen.trail, mines: seen.mines };
  if (view.phase === 'placement' && !isPlaced(view, belief, side)) return NOWHERE;
  const tracker: Tracker = side === belief.side ? ownTracker(belief) : enemyTracker(belief);
  return spread(tracker).hypotheses > 0 ? sample(tracker, random) : somewhere(view.rules, random);
}

/** During placement at most one boat is placed; a captain who has placed knows that the other has not. */
function isPlaced(view: View, { memory }: Belief, side: Side): boolean {
  if ((view.boats[otherSide(side)].at ?? -1) >= 0) return false;
  for (let at: Belief['memory'] | null = memory; at; at = at.before)
    if (at.heard?.type === 'placed' && at.heard.side === side) return true;
  return false;
}

/** For a seat that has heard nothing: any sea cell. */
function somewhere({ chart }: Rules, random: Random): Whereabouts {
  for (;;) {
    const at: Cell = random.roll(chart.cells) - 1;
    if (chart.sea[at]) return { at, trail: [at], mines: [] };
  }
}

/** What the first mate last said, or any level. */
function chargesOf({ rules, now, active }: View, belief: Belief, side: Side, random: Random): BySystem<number> {
  const full = rules.ruleset.charges;
  const said = side === belief.side ? belief.crew.status?.message.charges : undefined;
  const level = (system: keyof BySystem<number>): number =>
    said ? Math.min(said[system], full[system]) : random.roll(full[system] + 1) - 1;
  const [torpedo, mine, sonar, drone, stealth] = SYSTEMS.map(level) as [number, number, number, number, number];
  const pinging = now.sonar && side === active;
  const sneaking = side === active && ranInStealth(now, active, belief);
  return { torpedo, mine, sonar: pinging ? 0 : sonar, drone, stealth: sneaking ? 0 : stealth };
}

/** The current turn as far as it is visible; for the enemy crew it is unknown who has already acted. */
function turnOf(view: View, belief: Belief, active: Boat, random: Random): Turn {
  const { moved, stealth, surfacing, sonar, course, marked, charged, fired } = view.now;
  const under = moved && !surfacing;
  return {
    moved,
    course: course ?? (under && stealth ? lastCourse(view.rules, active, random) : null),
    stealth,
    surfacing,
    marked: marked ?? (under && random.unit() < 0.5),
    charged: charged ?? (under && random.unit() < 0.5),
    fired: fired ?? (under && (sonar || ranInStealth(view.now, view.active, belief) || hasFired(view.active, belief))),
    sonar,
  };
}

function lastCourse({ chart }: Rules, { trail, at }: Boat, random: Random): Course {
  const from = trail.at(-2);
  return COURSES.find((course) => from !== undefined && chart.step[course][from] === at) ?? pick(random, COURSES);
}

/** A quiet move is as hidden as a run in stealth, but uses neither the charge nor the turn's system. */
const ranInStealth = ({ stealth }: View['now'], side: Side, belief: Belief): boolean =>
  stealth && !heardThisTurn(side, belief, QUIET_MOVE);

const hasFired = (side: Side, belief: Belief): boolean => heardThisTurn(side, belief, USES);

const QUIET_MOVE: ReadonlySet<string> = new Set<Heard['type']>(['slipped']);
const USES: ReadonlySet<string> = new Set<Heard['type']>([
  'torpedo-fired',
  'mine-dropped',
  'drone-launched',
  'sonar-pinged',
]);

function heardThisTurn(side: Side, { memory }: Belief, types: ReadonlySet<string>): boolean {
  for (let at: Belief['memory'] | null = memory; at?.heard && at.heard.type !== 'turn-ended'; at = at.before) {
    const { heard } = at;
    if ('side' in heard && heard.side === side && types.has(heard.type)) return true;
  }
  return false;
}
