import { no, type Result } from '../../kernel/result.ts';
import { cellName, columnName } from '../../parts/grid/grid.ts';
import { type Command, type CommandType, isMessage, MESSAGE_BIT, MESSAGES, parse } from './commands.ts';
import { options } from './options.ts';
import { boardLines, boatLines } from './terminal/gauges.ts';
import { legend, marksOf, picture } from './terminal/picture.ts';
import { read, VERBS } from './terminal/verbs.ts';
import { otherSide, type Role, SIDES, seatOf, type View } from './view.ts';

/** The view as text: the chart, beside it the boats as far as they are seen, below it what is awaited. */
export function board(view: View): string {
  const marks = marksOf(view);
  const chart = picture(view, marks);
  const width = chart[0]?.length ?? 0;
  const left = [...chart, ...legend(view, marks, width)];
  const right = ['', ...aside(view)];
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}   ${right[i] ?? ''}`.trimEnd(),
  );
  return [headline(view), '', ...lines, '', ...awaited(view)].join('\n');
}

function headline(view: View): string {
  const { rules, turn, phase, active, extra, outcome } = view;
  const title = `${rules.chart.name} · ${rules.ruleset.title}`;
  if (phase === 'placement') return `${title} · placing the boats`;
  const limit = rules.setup.turnLimit;
  const when = `turn ${Math.min(turn + 1, limit)} of ${limit}`;
  if (outcome) return `${title} · ${when} · the match is over`;
  const row = extra > 1 ? ` (${extra} turns in a row)` : extra === 1 ? ' (the last turn in a row)' : '';
  return `${title} · ${when} · ${active}${row} ${doing(view)}`;
}

function doing({ now }: View): string {
  if (!now.moved) return 'to move';
  if (now.surfacing) return 'has surfaced';
  if (now.stealth) return `has slipped away in stealth${now.course ? `, ${now.course}` : ''}`;
  return `has moved ${now.course}`;
}

function aside(view: View): string[] {
  const who = seatOf(view.watcher);
  const sides = who ? [who.side, otherSide(who.side)] : SIDES;
  const lines = sides.flatMap((side) => {
    const { marks, charges } = view.boats[side];
    const course = view.active === side && view.now.moved && !view.now.marked ? view.now.course : null;
    const panels = marks === null ? [] : ['', ...boardLines(view, marks, course, charges === null)];
    return ['', ...boatLines(view, side, who?.side === side ? `${side}, your boat` : side), ...panels];
  });
  return lines.slice(1);
}

const TITLE = {
  captain: 'captain',
  'first-mate': 'first mate',
  engineer: 'engineer',
  'radio-operator': 'radio operator',
} as const satisfies Record<Role, string>;

/** What this watcher may do, as it is typed; or whom the match waits for. */
function awaited(view: View): string[] {
  if (view.outcome) return [result(view)];
  const who = seatOf(view.watcher);
  if (!who) return [`waiting for ${whom(view)}`];
  const orders = new Map<CommandType, Command[]>();
  for (const option of options(view, view.watcher))
    if (!isMessage(option)) orders.set(option.type, [...(orders.get(option.type) ?? []), option]);
  const open = [...orders.values()].map((choices) => offer(choices, view));
  const you = `you are ${who.side}'s ${TITLE[who.role]}`;
  const lines = [open.length ? `${you}; you may: ${open.join(' · ')}` : `${you}; waiting for ${whom(view)}`];
  const talk = MESSAGES.filter(([type, role]) => role === who.role && !(view.spoken & MESSAGE_BIT[type]));
  if (view.phase === 'playing' && talk.length)
    lines.push(`to the crew: ${talk.map(([type]) => plainUsage(type)).join(' · ')}`);
  return lines;
}

const FEW = 8;
const plainUsage = (type: CommandType): string =>
  VERBS.find((verb) => verb.type === type)?.usage.replace(/ \(.*/, '') ?? type;

/** `move north/east`: every choice of a command where they are few, else one of them and how many there are. */
function offer(choices: readonly Command[], view: View): string {
  const lines = choices.map((choice) => write(choice, view));
  const [verb, ...rest] = (lines[0] as string).split(' ');
  if (!rest.length) return verb as string;
  if (lines.length <= FEW && rest.length === 1) return `${verb} ${lines.map((line) => line.split(' ')[1]).join('/')}`;
  const sample = lines[Math.floor(lines.length / 2)] as string;
  return lines.length === 1 ? sample : `${sample} (or ${lines.length - 1} more)`;
}

/** As far as everybody may know it: who of the crew still has something to do is the crew's own business. */
function whom({ phase, active, now, boats, watcher }: View): string {
  if (phase === 'placement') {
    const placed = SIDES.find((side) => (boats[side].at ?? -1) >= 0);
    return placed ? `${otherSide(placed)}'s captain to place the boat` : 'the captains to place their boats';
  }
  if (now.sonar) return `${otherSide(active)}'s captain to answer the sonar`;
  if (!now.moved) return `${active}'s captain to ${boats[active].surfaced ? 'dive' : 'move'}`;
  if (now.marked === null || now.charged === null) return `${active}'s crew`;
  const crew = seatOf(watcher)?.side === active ? 'your' : `${active}'s`;
  if (now.surfacing || (now.marked && now.charged)) return `${crew} captain to end the turn`;
  if (!now.marked) return `${crew} engineer to mark a node`;
  return `${crew} first mate to charge a gauge, or the captain to end the turn`;
}

function result({ outcome }: View): string {
  if (!outcome) return '';
  return outcome.winners.length === 1 ? `${outcome.winners[0]} has won` : 'a draw';
}

const ROLE_OF = Object.fromEntries(MESSAGES) as Readonly<Partial<Record<CommandType, Role>>>;
const CREW: Readonly<Partial<Record<CommandType, Role>>> = { mark: 'engineer', charge: 'first-mate' };

/** Verbs that make sense from this seat, for one who has typed something else. */
function known(view: View): string[] {
  const role = seatOf(view.watcher)?.role;
  const { fires } = view.rules.ruleset;
  return VERBS.filter(({ type }) => {
    if (!role) return false;
    if (type === 'sonar' || type === 'drone') return fires[type].includes(role);
    return (ROLE_OF[type] ?? CREW[type] ?? 'captain') === role;
  }).map(({ says }) => says[0] as string);
}

/** A line as a hand types it: `torpedo H8`, or the command itself as JSON. Nothing typed here is against the shape. */
export function typed(line: string, view: View): Result<Command> {
  const text = line.trim();
  if (!text) return no({ code: 'nothing-typed', example: 'move north' });
  if (text.startsWith('{')) return fromJson(text);
  const command = read(text, view);
  if (!command) return no({ code: 'not-understood', word: text.split(/\s+/)[0]?.slice(0, 40), known: known(view) });
  return command.ok ? parse(command.value) : command;
}

function fromJson(text: string): Result<Command> {
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    return no({ code: 'not-json', problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The same line back: short where `typed` would read it as this very command, else JSON. */
export function write(command: Command, view: View): string {
  const short = shortly(command, view);
  const back = short === undefined ? undefined : typed(short, view);
  return short !== undefined && back?.ok && same(back.value, command) ? short : JSON.stringify(command);
}

/** Equal but for the order of the fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

function shortly(command: Command, { rules: { chart } }: View): string | undefined {
  const verb = VERBS.find(({ type }) => type === command.type)?.says[0];
  switch (command.type) {
    case 'place':
    case 'torpedo':
    case 'drop-mine':
    case 'detonate':
      return `${verb} ${cellName(chart, command.at)}`;
    case 'move':
      return `${verb} ${command.course}`;
    case 'stealth':
      return `${verb} ${command.course} ${command.steps}`;
    case 'mark':
      return `${verb} ${command.node + 1}`;
    case 'charge':
    case 'ready':
      return `${verb} ${command.system}`;
    case 'drone':
      return `${verb} ${command.sector}`;
    case 'answer-sonar':
      return `${verb} ${claimed(command.first)} ${claimed(command.second)}`;
    case 'set-priority':
    case 'protect':
      return [verb, ...command.systems].join(' ');
    case 'condition':
      return conditioned(command);
    case 'advise':
      return command.routes.map(({ stance, course, why }) => `${stance} ${course} ${why}`).join(' ') || verb;
    case 'report':
      return [verb, command.certainty, ...reported(command, chart)].join(' ');
    case 'comment':
      return commented(command);
    default:
      return verb;
  }
}

type Of<T extends CommandType> = Extract<Command, { readonly type: T }>;

const claimed = ({ about, value }: Of<'answer-sonar'>['first']): string =>
  `${about} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : value}`;

const conditioned = ({ broken, repaired }: Of<'condition'>): string =>
  [...(broken.length ? ['broken', ...broken] : []), ...(repaired.length ? ['repaired', ...repaired] : [])].join(' ') ||
  'condition';

const reported = ({ best, candidates }: Of<'report'>, chart: View['rules']['chart']): string[] =>
  best === null ? [] : [cellName(chart, best), ...(candidates > 1 ? [String(candidates)] : [])];

function commented({ sentences }: Of<'comment'>): string | undefined {
  const [only] = sentences;
  if (!only || sentences.length > 1) return undefined;
  return only.code === 'no-idea' ? 'say no idea' : `say ${String(only.words)}`;
}
