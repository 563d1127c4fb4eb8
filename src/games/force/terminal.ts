import { no, type Result } from '../../kernel/result.ts';
import { byCode } from '../../kernel/waiting-text.ts';
import { type Command, parse } from './commands.ts';
import { battle, hands, piles, places } from './terminal/board-lines.ts';
import { COMMAND_NAMES, offers, read, shortest } from './terminal/typed-commands.ts';
import { name, say } from './text.ts';
import { seatSide, type View } from './view.ts';
import { waiting } from './waiting.ts';

/** The view as text: piles, locations with their cards, the battle, the hand, and the commands that can be typed. */
export function board(view: View): string {
  return [
    headline(view),
    '',
    ...piles(view),
    '',
    ...places(view),
    '',
    ...battle(view),
    ...hands(view),
    ...awaited(view),
  ].join('\n');
}

function headline({ rules, turn, active, phase, outcome }: View): string {
  const { decks, turnLimit } = rules.setup;
  const title = `${decks.dark.name} against ${decks.light.name}`;
  if (phase === 'set-up') return `${title} · not started`;
  const when = `${title} · turn ${turn} of ${turnLimit}`;
  return outcome ? `${when} · match over` : `${when} · ${phase} phase, ${name(active, 'en')}`;
}

/** The numbered options of this watcher, as they are typed, or who must act. */
function awaited(view: View): string[] {
  if (view.outcome) return [say(view.outcome.reason, 'en', view.rules) ?? 'match over'];
  const [asked] = waiting(view);
  if (!asked?.who) return ['Waiting for the match to start'];
  const { who, what } = asked;
  if (who !== view.watcher) return [say({ ...what, code: byCode(what.code), who }, 'en', view.rules) ?? ''];
  return [
    `You are ${name(view.watcher, 'en')} (${view.watcher}). Your turn: ${say(what, 'en', view.rules)}. Type a line or its number:`,
    ...grouped(listed(view)),
  ];
}

interface Offer {
  readonly line: string;
  readonly number: number;
}

/** The options with their numbers; of several copies in hand only the first is listed. */
function listed(view: View): Offer[] {
  const hand = Object.values(view.players).flatMap((player) => player.hand ?? []);
  const alike = (card: number): boolean =>
    hand.find((one) => view.rules.cards[one] === view.rules.cards[card]) !== card;
  return offers(view).flatMap((option, i) => {
    const card = 'card' in option ? option.card : undefined;
    const again = card !== undefined && hand.includes(card) && alike(card);
    return again ? [] : [{ line: write(option, view), number: i + 1 }];
  });
}

/** `deploy sentinel to terraces (#3), high-gate (#4)`: options that differ only in the last word share one line. */
function grouped(offered: readonly Offer[]): string[] {
  const rows: { readonly head: string; readonly ends: string[] }[] = [];
  for (const { line, number } of offered) {
    const cut = line.startsWith('{') ? 0 : line.lastIndexOf(' ') + 1;
    const head = line.slice(0, cut);
    const end = `${line.slice(cut)} (#${number})`;
    const last = rows.at(-1);
    if (last && cut > 0 && last.head === head) last.ends.push(end);
    else rows.push({ head, ends: [end] });
  }
  return rows.map(({ head, ends }) => `  ${head}${ends.join(', ')}`);
}

/** Reads a typed line: a command (`deploy sentinel to high-gate`), an option's number (`#3`) or JSON. */
export function typed(line: string, view: View): Result<Command> {
  const text = line.trim();
  if (!text) return no({ code: 'nothing-typed', example: 'pass' });
  if (text.startsWith('{')) return fromJson(text);
  const numbered = /^#[0-9]{1,4}$/.test(text) ? offers(view)[Number(text.slice(1)) - 1] : undefined;
  if (numbered) return parse(numbered);
  const command = read(text, view);
  if (!command) return no({ code: 'unknown-verb', word: text.split(/\s+/)[0]?.slice(0, 40), known: known(view) });
  return command.ok ? parse(command.value) : command;
}

/** The commands that are possible now, or all of them. */
function known(view: View): readonly string[] {
  const now = new Set(offers(view).map((option) => write(option, view).split(' ')[0] as string));
  return seatSide(view.watcher) && now.size > 0 ? [...now] : COMMAND_NAMES;
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
  const isRight = (line: string): boolean => {
    const back = typed(line, view);
    return back.ok && same(back.value, command);
  };
  return shortest(command, view, isRight) ?? JSON.stringify(command);
}

/** Equality, ignoring the order of fields and fields that are undefined. */
function same(a: Command, b: Command): boolean {
  const fields = (of: Command): string =>
    JSON.stringify(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));
  return fields(a) === fields(b);
}
