import type { Command } from 'commander';
import { isProgramName } from '../integrations/list.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import { heardBy } from '../kernel/hearing.ts';
import type { Watcher } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { LogFile } from '../kernel/log.ts';
import { type Entry, type Match, outcomeOf, stateAt } from '../kernel/match.ts';
import { isMatchCommand } from '../kernel/match-status.ts';
import { isSameContent } from '../kernel/recorded.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { boardAtEnd } from './board-of.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { eventTexts } from './event-text.ts';
import { peopleAtPlay, readLog, replayed, wholeNumber } from './input.ts';
import { sayIn, sayOutcome, written } from './say.ts';
import { openScreen, pause } from './screen.ts';
import { seatingLines } from './seating.ts';
import { paint, print, printJson, tell } from './terminal.ts';

interface ReplayOptions {
  readonly as?: string;
  readonly at?: string;
  readonly pace?: string;
  readonly json?: boolean;
}

const SLOWEST = 60_000;

export function addReplay(program: Command): void {
  addCommand(program, 'replay <file>', 'print the events of a saved match and its board', [
    'replay game.jsonl',
    'replay game.jsonl --as blue.captain --at 40',
    'replay game.jsonl --pace 250',
  ])
    .option('--as <WATCHER>', 'view: a seat, spectator or archive (default: everything, once the match is over)')
    .option('--at <N>', 'stop after entry N of the log')
    .option('--pace <ms>', 'draw the board after every entry, with a pause of this length')
    .option('--json', 'print JSON')
    .action(answering(replayFile));
}

async function replayFile(path: string, options: ReplayOptions): Promise<Answer> {
  const log = readLog(path);
  if (!log.ok) return log;
  const { game, file } = log.value;
  const match = replayed(path, log.value);
  if (!match.ok) return match;
  const watcher = watcherOf(game, file, match.value, options.as);
  if (!watcher.ok) return watcher;
  const last = file.entries.length - 1;
  const at = options.at === undefined ? ok(last) : wholeNumber('--at', options.at, 0, last);
  if (!at.ok) return no({ code: 'no-such-place', n: options.at, last });
  const pace = options.pace === undefined ? ok(0) : wholeNumber('--pace', options.pace, 1, SLOWEST);
  if (!pace.ok) return pace;

  const age = ageOf(file, match.value);
  if (age !== undefined) tell(`umpire: ${age}`);
  const seats = file.header.seats ?? {};
  const shown: Shown = { match: match.value, watcher: watcher.value, seats, wrong: wrongIn(file) };
  const entries = file.entries.slice(0, at.value + 1);
  if (options.json) printJson(asJson(shown, file, entries, at.value));
  else if (pace.value > 0 && process.stdout.isTTY) await draw(shown, entries, pace.value);
  else {
    print(`${seatingLines(game, match.value.rules, shown.seats).join('\n')}\n`);
    for (const entry of entries) {
      const words = entryLines(shown, entry);
      if (words.length === 0) continue;
      print(words.join('\n'));
      if (pace.value > 0) await pause(pace.value);
    }
    print(`\n${board(shown, at.value)}`);
  }
  if (!options.json && at.value === last)
    print(
      `\n${file.footer.result ? sayOutcome(game, file.footer.result, match.value.rules) : 'the match is not over yet'}`,
    );
  return ok(0);
}

interface Shown {
  readonly match: Match;
  readonly watcher: Watcher;
  readonly seats: Readonly<Record<string, string>>;
  readonly wrong: ReadonlyMap<number, readonly Fact[]>; // by entry number
}

/** What went wrong with each decision; for programs also other notes, except that they were called. */
function wrongIn({ decisions }: LogFile): Shown['wrong'] {
  return new Map(
    decisions.map(({ n, bot, fault, decision }) => {
      const notes = isProgramName(bot) ? decision.notes.filter(({ code }) => !code.endsWith('-called')) : [];
      return [n, notes.length > 0 || !fault ? notes : [fault]];
    }),
  );
}

/** While a match is unfinished, people may see only what their own seats know. */
export function watcherOf(
  game: Game,
  file: LogFile,
  { rules }: Match,
  as: string | undefined,
  option = '--as',
): Result<Watcher> {
  const seats = game.seats(rules);
  const known = [...seats, 'spectator', 'archive'];
  const watcher = as ?? (file.footer.result ? 'archive' : 'spectator');
  if (!known.includes(watcher)) return no({ code: 'no-such-watcher', watcher, known });
  if (file.footer.result) return ok(watcher);
  const people = peopleAtPlay(file);
  const open = [...(people.length > 0 ? people : seats), 'spectator'];
  return open.includes(watcher) ? ok(watcher) : no({ code: 'log-unfinished', watcher, open, option });
}

/** Events outlive the rules that made them, but the board is drawn by today's rules. */
function ageOf({ header }: LogFile, { game, rules, hashing }: Match): string | undefined {
  const note = "shown from its events, on a board drawn by today's rules";
  const { rulesVersion } = header;
  if (rulesVersion !== game.version) return `played with version ${rulesVersion} of the rules; ${note}`;
  return isSameContent(game, rules, header.contentDigest, hashing)
    ? undefined
    : `played with different maps or tables of version ${rulesVersion} of the rules; ${note}`;
}

/** One entry: the command, if the watcher may know it, then what was heard. */
function entryLines({ match, watcher, wrong }: Shown, entry: Entry): string[] {
  const { game, rules } = match;
  const words = eventTexts(game, rules, entry, [watcher]).map((line) => `      ${line}`);
  const knows = watcher === 'archive' || watcher === entry.seat;
  if (!knows && words.length === 0) return [];
  const place = paint.dim(String(entry.n).padStart(4));
  if (!knows) return [`${place}  ${words[0]?.trimStart()}`, ...words.slice(1)];
  const faults = (wrong.get(entry.n) ?? []).map((fact) => paint.yellow(`      (${sayIn(game, fact, rules)})`));
  return [`${place}  ${paint.cyan(entry.seat)} ${typedAs(match, entry)}`, ...faults, ...words];
}

function typedAs(match: Match, { n, seat, command }: Entry): string {
  if (isMatchCommand(command) || n === 0) return command.type;
  return written(match.game, command as Kinds['command'], match.game.view(stateAt(match, n), seat));
}

/** Once the match is over, all watchers may see everything. */
const board = ({ match, watcher }: Shown, n: number): string => {
  const over = outcomeOf(match) !== undefined && n + 1 >= match.log.length;
  const viewer = over && watcher === 'spectator' ? 'archive' : watcher;
  const view = match.game.view(stateAt(match, n + 1), viewer);
  return over ? boardAtEnd(match, view) : match.game.board(view);
};

async function draw(shown: Shown, entries: readonly Entry[], pace: number): Promise<void> {
  const screen = openScreen(process.stdout);
  for (const entry of entries) {
    const words = entryLines(shown, entry);
    if (words.length === 0) continue;
    screen.show(`${board(shown, entry.n)}\n\n${words.join('\n')}`);
    await pause(pace, screen.enough);
    if (screen.enough.aborted) break;
  }
  screen.close();
}

function asJson(
  { match, watcher, seats, wrong }: Shown,
  { header, footer }: LogFile,
  entries: readonly Entry[],
  at: number,
) {
  const { game, rules } = match;
  return {
    game: header.game,
    watcher,
    seats,
    at,
    entries: entries.flatMap((entry) => {
      const heard = heardBy({ game, rules }, entry, watcher);
      const knows = watcher === 'archive' || watcher === entry.seat;
      if (!knows && heard.length === 0) return [];
      const words = eventTexts(game, rules, entry, [watcher]);
      const faults = (knows && wrong.get(entry.n)) || [];
      const own = { seat: entry.seat, command: entry.command, ...(faults.length > 0 && { faults }) };
      return [{ n: entry.n, ...(knows && own), heard, words }];
    }),
    board: board({ match, watcher, seats, wrong }, at),
    result: footer.result,
  };
}
