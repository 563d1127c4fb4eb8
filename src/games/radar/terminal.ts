import { no, type Result } from '../../kernel/result.ts';
import { byCode } from '../../kernel/waiting-text.ts';
import { type Command, type CommandType, isMessage, MESSAGE_BIT, MESSAGES, parse } from './commands.ts';
import { options } from './options.ts';
import { boardLines, boatLines } from './terminal/gauges.ts';
import { legend, marksOf, picture } from './terminal/picture.ts';
import { read, TYPED_COMMANDS, writeShort } from './terminal/typed-commands.ts';
import { name, say } from './text.ts';
import { otherSide, type Role, SIDES, seatOf, type View } from './view.ts';
import { waiting } from './waiting.ts';

/** The view as text: the chart, the visible boats beside it, and below it what can be done. */
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
  if (phase === 'placement') return `${title} · ${outcome ? 'match over' : 'placing boats'}`;
  const limit = rules.setup.turnLimit;
  const when = `turn ${Math.min(turn + 1, limit)} of ${limit}`;
  if (outcome) return `${title} · ${when} · match over`;
  const row = extra > 1 ? ` (${extra} turns in a row)` : extra === 1 ? ' (last extra turn)' : '';
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
    return ['', ...boatLines(view, side, who?.side === side ? `${side} (your boat)` : side), ...panels];
  });
  return lines.slice(1);
}

/** What this watcher can do, as it is typed, or who must act. */
function awaited(view: View): string[] {
  if (view.outcome) return [result(view)];
  const who = seatOf(view.watcher);
  if (!who) return [whoActs(view)];
  const orders = new Map<CommandType, Command[]>();
  for (const option of options(view, view.watcher))
    if (!isMessage(option)) orders.set(option.type, [...(orders.get(option.type) ?? []), option]);
  const open = [...orders.values()].map((choices) => offer(choices, view));
  const you = `You are the ${name(view.watcher, 'en')}.`;
  const lines = [open.length ? `${you} Options: ${open.join(' · ')}` : `${you} ${whoActs(view)}`];
  const talk = MESSAGES.filter(([type, role]) => role === who.role && !(view.spoken & MESSAGE_BIT[type]));
  if (view.phase === 'playing' && talk.length)
    lines.push(`Crew messages: ${talk.map(([type]) => plainUsage(type)).join(' · ')}`);
  return lines;
}

const whoActs = (view: View): string =>
  waiting(view)
    .map(({ who, what }) => say({ ...what, code: byCode(what.code), who }, 'en', view.rules))
    .join('; ');

const FEW = 8;
const plainUsage = (type: CommandType): string =>
  TYPED_COMMANDS.find((command) => command.type === type)?.usage.replace(/ \(.*/, '') ?? type;

/** `move north/east`: all choices of a command if they are few, otherwise one of them and the number of others. */
function offer(choices: readonly Command[], view: View): string {
  const lines = choices.map((choice) => write(choice, view));
  const [verb, ...rest] = (lines[0] as string).split(' ');
  if (!rest.length) return verb as string;
  if (lines.length <= FEW && rest.length === 1) return `${verb} ${lines.map((line) => line.split(' ')[1]).join('/')}`;
  const sample = lines[Math.floor(lines.length / 2)] as string;
  return lines.length === 1 ? sample : `${sample} (or ${lines.length - 1} more)`;
}

function result({ outcome }: View): string {
  if (!outcome) return '';
  return outcome.winners.length === 1 ? `${outcome.winners[0]} wins` : 'draw';
}

const ROLE_OF = Object.fromEntries(MESSAGES) as Readonly<Partial<Record<CommandType, Role>>>;
const CREW: Readonly<Partial<Record<CommandType, Role>>> = { mark: 'engineer', charge: 'first-mate' };

/** Commands that this seat can use, for the refusal of an unknown one. */
function known(view: View): string[] {
  const role = seatOf(view.watcher)?.role;
  const { fires } = view.rules.ruleset;
  return TYPED_COMMANDS.filter(({ type }) => {
    if (!role) return false;
    if (type === 'sonar' || type === 'drone') return fires[type].includes(role);
    return (ROLE_OF[type] ?? CREW[type] ?? 'captain') === role;
  }).map(({ names }) => names[0] as string);
}

/** Reads a typed line: `torpedo H8`, or the command as JSON. The result always has a valid shape. */
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

/** The reverse of `typed`: the short form if it reads back as the same command, otherwise JSON. */
export function write(command: Command, view: View): string {
  const short = writeShort(command, view);
  const back = short === undefined ? undefined : typed(short, view);
  return short !== undefined && back?.ok && same(back.value, command) ? short : JSON.stringify(command);
}

/** Deep equality, ignoring the order of fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}
