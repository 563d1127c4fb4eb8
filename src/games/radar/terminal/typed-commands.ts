import type { Result } from '../../../kernel/result.ts';
import { type Cell, COURSES, type Course, cellName, columnName } from '../../../parts/grid/grid.ts';
import type { Command, CommandOf, CommandType } from '../commands.ts';
import { NODES, NODES_PER_PANEL } from '../data/boards.ts';
import type { System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import { seatOf, type View } from '../view.ts';
import { Arguments, courseNamed } from './arguments.ts';

const LONGEST = 120; // characters of a free sentence, see Scalar in commands.ts
const STANCES = ['prefer', 'allow', 'avoid'] as const;
const WHYS = [
  'completes-circuit',
  'keeps-systems',
  'breaks-system',
  'panel-nearly-full',
  'overloads',
  'radiation',
] as const;
const WHY_OF = { prefer: 'keeps-systems', allow: 'keeps-systems', avoid: 'panel-nearly-full' } as const;
const CERTAINTIES = ['exact', 'high', 'medium', 'low', 'none'] as const;

/** `avoid east`, with an optional reason. The marks of that panel are added to the advice. */
function route(words: Arguments, stance: (typeof STANCES)[number]): CommandOf<'advise'>['routes'][number] {
  const course = words.course();
  const why = WHYS.find((each) => each === words.ahead);
  if (why) words.word();
  const { view } = words;
  const seat = seatOf(view.watcher);
  const board = (seat && view.boats[seat.side].marks) ?? 0;
  const first = COURSES.indexOf(course) * NODES_PER_PANEL;
  const marks = Array.from({ length: NODES_PER_PANEL }, (_, i) => first + i).filter((node) => board & (1 << node));
  return { course, marks, cost: 0, risk: 0, stance, why: why ?? WHY_OF[stance] };
}

function routes(words: Arguments, name: string): CommandOf<'advise'> {
  const list: CommandOf<'advise'>['routes'][number][] = [];
  const first = STANCES.find((stance) => stance === name);
  if (first) list.push(route(words, first));
  while (words.more && list.length < COURSES.length) list.push(route(words, words.oneOf(STANCES)));
  return { type: 'advise', routes: list };
}

function condition(words: Arguments, name: string): CommandOf<'condition'> {
  const lists = { broken: [] as System[], repaired: [] as System[] };
  let which = name === 'condition' ? undefined : (name as keyof typeof lists);
  while (!words.fault) {
    if (which) lists[which] = words.systems(which === 'broken' ? 'repaired' : 'broken');
    if (!words.more) break;
    which = words.oneOf(['broken', 'repaired']);
  }
  return { type: 'condition', ...lists };
}

const writeRoutes = ({ routes }: CommandOf<'advise'>): string =>
  routes.map(({ stance, course, why }) => `${stance} ${course} ${why}`).join(' ') || 'advise';

const writeCondition = ({ broken, repaired }: CommandOf<'condition'>): string =>
  [...(broken.length ? ['broken', ...broken] : []), ...(repaired.length ? ['repaired', ...repaired] : [])].join(' ') ||
  'condition';

function report(words: Arguments): CommandOf<'report'> {
  const certainty = words.oneOf(CERTAINTIES);
  const best = words.more ? words.cell() : null;
  const candidates = words.more ? words.number(1, words.view.rules.chart.cells) : certainty === 'exact' ? 1 : 0;
  const found: CommandOf<'report'> = { type: 'report', certainty, candidates, hypotheses: 0, best, weights: [] };
  if (!words.more) return found;
  const system = words.oneOf(['drone', 'sonar', 'torpedo']);
  if (system === 'sonar') return { ...found, recommend: { system } };
  if (system === 'torpedo') return { ...found, recommend: { system, at: words.cell() } };
  return { ...found, recommend: { system, sector: words.number(1, words.view.rules.chart.sectors) } };
}

const writeReport = ({ certainty, best, candidates }: CommandOf<'report'>, { rules }: View): string =>
  [
    'report',
    certainty,
    ...(best === null ? [] : [cellName(rules.chart, best), ...(candidates > 1 ? [candidates] : [])]),
  ].join(' ');

function comment(words: Arguments): CommandOf<'comment'> {
  const said = words.rest();
  if (said.length > LONGEST) words.wrong({ code: 'too-many-words', length: said.length, most: LONGEST }, null);
  return { type: 'comment', sentences: [said === 'no idea' ? { code: 'no-idea' } : { code: 'words', words: said }] };
}

function writeComment({ sentences }: CommandOf<'comment'>): string | undefined {
  const [only] = sentences;
  if (!only || sentences.length > 1) return undefined;
  return only.code === 'no-idea' ? 'say no idea' : `say ${String(only.words)}`;
}

function status(words: Arguments): CommandOf<'status'> {
  const seat = seatOf(words.view.watcher);
  const charges = seat && words.view.boats[seat.side].charges;
  if (!charges) words.wrong({ code: 'gauges-not-seen' }, null);
  return { type: 'status', charges: charges ?? { torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 } };
}

/** One argument of a command: how it is read and how it is printed. */
interface Argument<V> {
  read(words: Arguments): V;
  write(value: V, view: View): string;
}

const plain = (value: string | number): string => String(value);
const CELL: Argument<Cell> = { read: (w) => w.cell(), write: (at, { rules }) => cellName(rules.chart, at) };
const COURSE: Argument<Course> = { read: (w) => w.course(), write: plain };
const STEPS: Argument<number> = { read: (w) => w.number(0, w.view.rules.ruleset.stealth.reach), write: plain };
const SYSTEM: Argument<System> = { read: (w) => w.system(), write: plain };
const SYSTEM_LIST: Argument<System[]> = { read: (w) => w.systems(), write: (list) => list.join(' ') };
const SECTOR: Argument<number> = { read: (w) => w.number(1, w.view.rules.chart.sectors), write: plain };
const NODE: Argument<number> = { read: (w) => w.number(1, NODES) - 1, write: (node) => plain(node + 1) };
const CLAIM: Argument<Claim> = {
  read: (w) => w.claim(),
  write: ({ about, value }) =>
    `${about} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : plain(value)}`,
};

/** A command as it is typed and printed. */
interface TypedCommand {
  readonly type: CommandType;
  readonly names: readonly string[]; // the first one is printed
  readonly usage: string;
  read(words: Arguments, name: string): Command;
  write(command: Command, view: View): string | undefined; // undefined = only JSON can say it
}

type ArgumentsOf<T extends CommandType> = {
  readonly [F in Exclude<keyof CommandOf<T>, 'type'>]: Argument<CommandOf<T>[F]>;
};

/** A command whose arguments follow its name in the order of `fields`. */
function simple<T extends CommandType>(
  type: T,
  names: readonly string[],
  usage: string,
  fields: ArgumentsOf<T>,
): TypedCommand {
  const list = Object.entries(fields) as [string, Argument<unknown>][];
  return {
    type,
    names,
    usage,
    read: (words) =>
      ({ type, ...Object.fromEntries(list.map(([field, argument]) => [field, argument.read(words)])) }) as Command,
    write: (command, view) =>
      [names[0], ...list.map(([field, { write }]) => write(command[field as keyof Command], view))].join(' '),
  };
}

/** A command that needs its own reader and printer. */
const special = <T extends CommandType>(
  type: T,
  names: readonly string[],
  usage: string,
  read: (words: Arguments, name: string) => CommandOf<T>,
  write: (command: CommandOf<T>, view: View) => string | undefined,
): TypedCommand => ({ type, names, usage, read, write: write as TypedCommand['write'] });

/** Everything that can be typed: this table both reads and prints commands. */
// biome-ignore format: one row a command
export const TYPED_COMMANDS: readonly TypedCommand[] = [
  simple('place', ['place'], 'place H8', { at: CELL }),
  simple('move', ['move', 'go'], 'move north', { course: COURSE }),
  simple('stealth', ['stealth', 'silence'], 'stealth east 3', { course: COURSE, steps: STEPS }),
  simple('surface', ['surface'], 'surface', {}),
  simple('dive', ['dive'], 'dive', {}),
  simple('torpedo', ['torpedo', 'fire'], 'torpedo H8', { at: CELL }),
  simple('drop-mine', ['mine', 'drop-mine', 'drop'], 'mine H8', { at: CELL }),
  simple('detonate', ['detonate'], 'detonate H8', { at: CELL }),
  simple('sonar', ['sonar', 'ping'], 'sonar', {}),
  simple('answer-sonar', ['answer', 'answer-sonar'], 'answer row 5 sector 2 (or col H)', { first: CLAIM, second: CLAIM }),
  simple('drone', ['drone'], 'drone 3', { sector: SECTOR }),
  simple('end-turn', ['end', 'end-turn', 'pass'], 'end', {}),
  simple('mark', ['mark'], 'mark 4', { node: NODE }),
  simple('charge', ['charge'], 'charge torpedo', { system: SYSTEM }),
  simple('request-report', ['request', 'request-report'], 'request', {}),
  simple('set-priority', ['priority', 'set-priority'], 'priority torpedo drone', { systems: SYSTEM_LIST }),
  simple('protect', ['protect'], 'protect torpedo', { systems: SYSTEM_LIST }),
  special('status', ['status'], 'status', status, () => 'status'),
  simple('ready', ['ready'], 'ready torpedo', { system: SYSTEM }),
  special('condition', ['condition', 'broken', 'repaired'], 'broken torpedo mine repaired sonar', condition, writeCondition),
  special('advise', ['advise', 'prefer', 'avoid', 'allow'], 'prefer north avoid east', routes, writeRoutes),
  special('report', ['report'], 'report high H8 (then the number of possible cells)', report, writeReport),
  special('comment', ['say', 'comment'], 'say they went north', comment, writeComment),
];

/** Reads a typed line, or returns undefined for an unknown command. A course on its own is a move. */
export function read(line: string, view: View): Result<Command> | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const bare = courseNamed(first);
  const name = bare ? 'move' : first.toLowerCase();
  const command = TYPED_COMMANDS.find(({ names }) => names.includes(name));
  if (!command) return undefined;
  const words = new Arguments(bare ? [first, ...rest] : rest, command.usage, view);
  return words.done(command.read(words, name));
}

/** The short form of a command, if it has one; `read` may still read it as a slightly different command. */
export const writeShort = (command: Command, view: View): string | undefined =>
  TYPED_COMMANDS.find(({ type }) => type === command.type)?.write(command, view);
