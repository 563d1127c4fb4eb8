import { no, type Result } from '../../kernel/result.ts';
import { type Command, parse } from './commands.ts';
import { battle, hands, piles, places } from './terminal/table.ts';
import { offers, read, SAYS, shortest } from './terminal/verbs.ts';
import { name, say } from './text.ts';
import { seatSide, type View } from './view.ts';
import { waiting } from './waiting.ts';

/** The view as text: piles, locations with who is there, the battle, the hand, and what can be typed. */
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
  if (phase === 'set-up') return `${title} · not begun`;
  const when = `${title} · turn ${turn} of ${turnLimit}`;
  return outcome ? `${when} · the match is over` : `${when} · ${phase} phase of ${name(active, 'en')}`;
}

/** What this watcher may do, as it is typed, numbered; or whom the match waits for. */
function awaited(view: View): string[] {
  if (view.outcome) return [say(view.outcome.reason, 'en', view.rules) ?? 'the match is over'];
  const [asked] = waiting(view);
  if (!asked?.who) return ['waiting for the umpire'];
  const what = say(asked.what, 'en', view.rules) ?? '';
  if (asked.who !== view.watcher) return [`waiting for ${name(asked.who, 'en')} ${what}`];
  return [
    `you are ${name(view.watcher, 'en')} (${view.watcher}) and are asked ${what}; type one of, or its number with the #`,
    ...grouped(listed(view)),
  ];
}

interface Offer {
  readonly line: string;
  readonly number: number;
}

/** What is on offer with its number; of several like cards in hand the first stands for all. */
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

/** `deploy sentinel to terraces (#3), high-gate (#4)`: lines that differ in their last word share one line. */
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

/** A line as a hand types it: `deploy sentinel to high-gate`, the number of an offer as `#3`, or the command as JSON. */
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

/** The verbs that make sense now, or all of them. */
function known(view: View): readonly string[] {
  const now = new Set(offers(view).map((option) => write(option, view).split(' ')[0] as string));
  return seatSide(view.watcher) && now.size > 0 ? [...now] : SAYS;
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
  const isRight = (line: string): boolean => {
    const back = typed(line, view);
    return back.ok && same(back.value, command);
  };
  return shortest(command, view, isRight) ?? JSON.stringify(command);
}

/** Equal but for the order of the fields; an optional one that is undefined is not there. */
function same(a: Command, b: Command): boolean {
  const fields = (of: Command): string =>
    JSON.stringify(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));
  return fields(a) === fields(b);
}
