import { Random } from '../../../../kernel/random.ts';
import { type Cell, COURSES, type Course, chebyshev } from '../../../../parts/grid/grid.ts';
import { hear } from '../../audience.ts';
import type { Heard } from '../../events.ts';
import { type Chart, otherSide, type Rules, type Side, type State } from '../../state.ts';
import type { Most } from '../shapes.ts';
import { hypothesesOf, spread, startTracker, type Tracker, track } from '../tracker.ts';
import { rulesOn, type Stage, story, type Taste } from './stories.ts';

// Written independently of the tracker: one whole boat per history, including mines, with every hidden choice tried.

interface Guess {
  readonly at: Cell;
  readonly trail: readonly Cell[];
  readonly mines: readonly Cell[];
  readonly mayDrop: boolean; // in its own turn, moved on a course, no system used yet
}

type Guesses = Map<string, Guess>;
const keyed = (guesses: Iterable<Guess>): Guesses =>
  new Map([...guesses].map((g) => [`${g.trail}|${[...g.mines].sort((a, b) => a - b)}|${g.mayDrop}`, g]));

const each = (all: Guesses, next: (guess: Guess) => readonly Guess[]): Guesses =>
  keyed([...all.values()].flatMap(next));

function steps(chart: Chart, guess: Guess, course: Course, least: number, most: number): Guess[] {
  const found: Guess[] = [];
  let now = { ...guess, mayDrop: false };
  for (let n = 0; n <= most; n++) {
    if (n >= least) found.push(now);
    const to = chart.step[course][now.at] as number;
    if (to < 0 || now.trail.includes(to) || now.mines.includes(to)) break;
    now = { ...now, at: to, trail: [...now.trail, to] };
  }
  return found;
}

/** Everything a boat may do in secret now; `worth` names the cells in which a mine can ever matter. */
const withSecrets = (rules: Rules, all: Guesses, worth: (cell: Cell) => boolean): Guesses =>
  each(all, (guess) => (guess.mayDrop ? [guess, ...drops(rules, guess, worth)] : [guess]));

const drops = ({ chart }: Rules, guess: Guess, worth: (cell: Cell) => boolean): Guess[] =>
  COURSES.map((course) => chart.step[course][guess.at] as number)
    .filter((cell) => cell >= 0 && worth(cell) && !guess.trail.includes(cell) && !guess.mines.includes(cell))
    .map((cell) => ({ ...guess, mines: [...guess.mines, cell], mayDrop: false }));

function imagineAll(rules: Rules, of: Side, all: Guesses, heard: Heard): Guesses {
  const { chart, ruleset } = rules;
  const keep = (fits: (guess: Guess) => boolean): Guesses => each(all, (guess) => (fits(guess) ? [guess] : []));
  const own = 'side' in heard && heard.side === of;
  switch (heard.type) {
    case 'moved':
      if (!own) return all;
      return each(all, (guess) => steps(chart, guess, heard.course, 1, 1).map((next) => ({ ...next, mayDrop: true })));
    case 'stealthed': {
      if (!own) return all;
      const known = 'steps' in heard ? heard.steps : undefined;
      return each(all, (guess) =>
        COURSES.flatMap((course) => steps(chart, guess, course, known ?? 0, known ?? ruleset.stealth.reach)),
      );
    }
    case 'slipped':
      if (!own) return all;
      return each(all, (guess) =>
        COURSES.flatMap((course) => steps(chart, guess, course, 1, 1).map((next) => ({ ...next, mayDrop: true }))),
      );
    case 'surfaced':
      if (!own) return all;
      return each(all, (guess) =>
        chart.sector[guess.at] === heard.sector ? [{ ...guess, trail: [guess.at], mayDrop: false }] : [],
      );
    case 'torpedo-fired': {
      const from = own ? keep((guess) => chart.reach[guess.at]?.includes(heard.at) === true && guess.mayDrop) : all;
      return each(from, (guess) => [
        { ...guess, mayDrop: false, mines: guess.mines.filter((mine) => mine !== heard.at) },
      ]);
    }
    case 'sonar-pinged':
    case 'drone-launched':
      return own ? each(all, (guess) => (guess.mayDrop ? [{ ...guess, mayDrop: false }] : [])) : all;
    case 'mine-dropped':
      return own ? each(all, (guess) => (guess.mayDrop ? drops(rules, guess, () => true) : [])) : all;
    case 'mine-detonated':
      if (!own) return all;
      return each(all, (guess) =>
        guess.mines.includes(heard.at) ? [{ ...guess, mines: guess.mines.filter((mine) => mine !== heard.at) }] : [],
      );
    case 'exploded':
      return keep((guess) => Math.max(0, 2 - chebyshev(chart, guess.at, heard.at)) === heard[of]);
    case 'drone-answered':
      return own ? all : keep((guess) => (chart.sector[guess.at] === heard.sector) === heard.there);
    case 'sonar-answered': {
      if (!own) return all;
      const value = { row: (c: Cell) => Math.floor(c / chart.cols), col: (c: Cell) => c % chart.cols };
      const holds = (c: Cell, { about, value: said }: typeof heard.first): boolean =>
        (about === 'sector' ? chart.sector[c] : value[about](c)) === said;
      return keep(({ at }) => holds(at, heard.first) !== holds(at, heard.second));
    }
    case 'turn-ended':
      return each(all, (guess) => [{ ...guess, mayDrop: false }]);
    default:
      return all;
  }
}

interface Told {
  readonly heard: Heard;
  readonly state: State;
}

const FINDINGS: readonly string[] = ['exploded', 'drone-answered', 'sonar-answered'];

/** What the other side's radio operator hears of a random game; a deaf one misses most discoveries. */
function hearsay(rules: Rules, of: Side, seed: number, { turns, taste, deaf = false }: Plot): Told[] {
  const told: Told[] = [];
  const random = new Random(seed);
  for (const { event, state } of story(rules, seed, taste)) {
    const heard = hear(rules, event, `${otherSide(of)}.radio-operator`);
    if (heard && !(deaf && FINDINGS.includes(heard.type) && random.unit() < 0.9)) told.push({ heard, state });
    if (state.turn >= turns) break;
  }
  return told;
}

interface Plot {
  readonly turns: number;
  readonly taste: Taste;
  readonly deaf?: boolean;
  readonly most?: Most; // small enough to make the tracker forget
  readonly every?: boolean; // if drops are not heard, also try mines that never go off; they can always be omitted
}

interface Compared {
  readonly heard: number;
  readonly most: number; // guesses of the brute force
  readonly narrowed: number; // how often a detonated mine narrowed the set
  readonly forgot: number; // how often the tracker had a superset
}

const ENDLESS: Most = { hypotheses: 1e9, shapes: 1e9 };

/** How the exact sets of position and trail differ, if they do. */
function unequal(all: Guesses, tracker: Tracker): string | undefined {
  const brute = new Set([...all.values()].map(({ trail }) => trail.join()));
  const list = [...hypothesesOf(tracker)].map(({ trail }) => trail.join());
  const found = new Set(list);
  const missing = [...brute].filter((one) => !found.has(one));
  const extra = list.filter((one) => !brute.has(one));
  const same = brute.size === list.length && spread(tracker).hypotheses === list.length;
  return same && !missing.length && !extra.length
    ? undefined
    : `missing ${missing.join(' ')}; too many ${extra.join(' ')}; ${list.length} for ${brute.size}`;
}

/** Positions missing from a superset. */
function lacking(all: Guesses, cells: readonly Cell[]): string | undefined {
  const missing = [...all.values()].filter(({ at }) => !cells.includes(at)).map(({ at }) => at);
  return missing.length ? `missing ${[...new Set(missing)].join(' ')}` : undefined;
}

/** Feeds a story to tracker and brute force and throws if they differ. */
export function compare(stage: Stage, seed: number, plot: Plot): Compared {
  const rules = rulesOn(stage);
  const of: Side = seed % 2 ? 'red' : 'blue';
  const told = hearsay(rules, of, seed, plot);
  const goesOff = new Set(
    told.flatMap(({ heard }) => (heard.type === 'mine-detonated' && heard.side === of ? [heard.at] : [])),
  );
  const worth = (cell: Cell): boolean => plot.every === true || goesOff.has(cell);
  let all = keyed(rules.chart.sea.flatMap((wet, at) => (wet ? [{ at, trail: [at], mines: [], mayDrop: false }] : [])));
  let tracker = startTracker(rules, of, { most: plot.most ?? ENDLESS });
  let [most, narrowed, forgot] = [0, 0, 0];
  for (const [i, { heard, state }] of told.entries()) {
    const before = spread(tracker).hypotheses;
    tracker = track(tracker, heard);
    all = imagineAll(rules, of, all, heard);
    if (!rules.ruleset.dropsAnnounced) all = withSecrets(rules, all, worth);
    if (all.size > 30_000) break;
    most = Math.max(most, all.size);
    const found = spread(tracker);
    const problem = found.exact ? unequal(all, tracker) : lacking(all, found.cells);
    const isLost = state.phase === 'playing' && !found.cells.includes(state.boats[of].at);
    if (problem || isLost || !(found.exact || plot.most)) {
      const story = told.slice(0, i + 1).map((one) => JSON.stringify(one.heard));
      throw new Error(`seed ${seed}: ${problem ?? (isLost ? 'the truth is lost' : 'not exact')}\n${story.join('\n')}`);
    }
    if (heard.type === 'mine-detonated' && found.hypotheses < before) narrowed++;
    if (!found.exact) forgot++;
  }
  return { heard: told.length, most, narrowed, forgot };
}
