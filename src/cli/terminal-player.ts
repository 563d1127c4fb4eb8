import { writeFileSync } from 'node:fs';
import type { ExternalSeats } from '../arena/external-seats.ts';
import { MOST_ENTRIES } from '../arena/play.ts';
import type { Hints } from '../decide/hint.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Awaited } from '../kernel/game.ts';
import { roleOf, type Seat, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { makeLog } from '../kernel/log.ts';
import { type Match, outcomeOf, submit, viewOf } from '../kernel/match.ts';
import { MATCH_COMMANDS, type MatchCommand, parseMatchCommand } from '../kernel/match-status.ts';
import { parseCommand } from '../kernel/raw-command.ts';
import { no, type Result } from '../kernel/result.ts';
import type { Runner } from '../kernel/runner.ts';
import { boardOf } from './board-of.ts';
import { eventTexts } from './event-text.ts';
import { type Hint, hintFor, obviousFor } from './hint.ts';
import { parseJson, problemOf } from './input.ts';
import { sayFault, sayIn, sayOutcome } from './say.ts';
import { paint, table } from './terminal.ts';

/** A person and the other players of a local match. */
export interface Seated {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly visitors: ExternalSeats; // seats of external programs
  readonly seats: readonly Seat[]; // held by the person
  readonly names: Readonly<Record<Seat, string>>;
  readonly hints: Hints;
  readonly adviser: string; // the bot that gives hints for them
  readonly secret: boolean;
}

type Explained = readonly (readonly [typed: string, does: string])[];

const HINT_HELP: Explained = [
  ['hint', 'what the bot would do: its best three, and why'],
  ['1, 2, 3', 'do that of the hint'],
];
const HELP: Explained = [
  ['options [WORD]', 'what can be done now; with a word, all that begins so'],
  ['board', 'the whole board, for each of your seats; else only what has changed of it is shown'],
  ['rules', 'the rules of this match on a page'],
  ['pass, go, or just Enter', 'where you may speak but need not: let the others go on'],
  ['SEAT: ...', 'act for this one of your seats (its role is enough)'],
  ['offer-draw, decline-draw, resign', 'what every table knows'],
  ['save FILE', 'once the match is over: write the log; replay, verify and explain read it'],
  ['quit', 'leave; so does the end of the input'],
];
const EXAMPLES = 6; // options shown for each first word
const WORDS = 12; // first words per line
const ALONE: ReadonlySet<string> = new Set(['resign', 'offer-draw', 'decline-draw']);
const GO_ON: ReadonlySet<string> = new Set(['', 'pass', 'go']);
const HINTS_ARE_OFF = 'hints are off; play with --hints obvious to be able to ask';
const SAVED_TOO_SOON = 'the log holds what your seats may not know: save works once the match is over';

/** A person's session: takes typed lines and returns text. */
export class Chair {
  private readonly at: Seated;
  private told = 0; // log entries already shown
  private board: ReadonlySet<string> = new Set(); // paragraphs of the last board shown
  private turn = ''; // whose turn it was at the last check
  private due = false; // it is our turn, and the person has not been asked yet
  private paused = false; // the person may act, and the others wait
  private shown: Hint | null = null; // the last hint given

  constructor(at: Seated) {
    this.at = at;
  }

  get isOver(): boolean {
    return outcomeOf(this.at.match) !== undefined;
  }

  /** Lets the bots play until the person must act; returns what was heard, what changed on the board and who must act. */
  async playOn(): Promise<string[]> {
    const { match, seats } = this.at;
    while (match.log.length < MOST_ENTRIES && (this.isAnswerOwed || !this.waits()) && (await this.othersPlay()));
    const { game, rules, log } = match;
    const news = log.slice(this.told).flatMap((entry) => eventTexts(game, rules, entry, seats));
    this.told = log.length;
    const outcome = outcomeOf(match);
    const board = boardOf(match, this.acting?.seat ?? (seats[0] as Seat));
    const end = outcome
      ? [paint.bold(sayOutcome(game, outcome, rules)), 'save FILE keeps it; quit leaves']
      : [...this.asked(), ...this.unasked()];
    return [...news.map((line) => `  ${line}`), '', ...this.fresh(board), ...end];
  }

  /** Plays one command of another seat. */
  private async othersPlay(): Promise<boolean> {
    const { match, runner, visitors } = this.at;
    return (!visitors.wanted(match) && runner.turn()) || visitors.turn(match, runner.decisions);
  }

  /** The paragraphs of a board that were not in the last one, so unchanged parts are not repeated. */
  private fresh(board: string): string[] {
    const paragraphs = board.split(/\n{2,}/);
    const told = this.board;
    this.board = new Set(paragraphs);
    return paragraphs.filter((paragraph) => !told.has(paragraph)).flatMap((paragraph) => [paragraph, '']);
  }

  /** Who acts next, for the prompt. */
  get prompt(): string {
    if (this.isOver) return 'over> ';
    const seat = this.acting?.seat ?? 'nobody';
    return this.paused ? `${seat}, you may speak (or press Enter to go on)> ` : `${seat}> `;
  }

  /** Answers one typed line. */
  type(line: string): string[] | Promise<string[]> {
    if (this.paused && GO_ON.has(line)) return this.goOn();
    const [word = '', ...rest] = line.split(/\s+/);
    switch (word) {
      case '':
        return [];
      case 'help':
      case '?':
        return [table(['', ''], this.at.hints === 'off' ? HELP : [...HINT_HELP, ...HELP]), '', ...this.options('')];
      case 'options':
        return this.options(rest.join(' '));
      case 'hint':
        return this.hint();
      case '1':
      case '2':
      case '3':
        return rest.length === 0 ? this.take(Number(word)) : this.act(line);
      case 'board':
        return this.at.seats.map((seat) => `${seat}\n${boardOf(this.at.match, seat)}`);
      case 'rules':
        return [this.at.match.game.primer(this.at.match.rules).trimEnd()];
      case 'save':
        return [this.save(rest.join(' '))];
      default:
        return this.act(line);
    }
  }

  /** The texts of all options of the acting seat that start with `begin`. */
  optionTexts(begin: string): string[] {
    const { game } = this.at.match;
    const seat = this.acting?.seat;
    if (seat === undefined) return [];
    const view = viewOf(this.at.match, seat);
    return Array.from(game.options(view, seat), (option) => game.write(option, view)).filter((text) =>
      text.startsWith(begin),
    );
  }

  private get awaited(): readonly Awaited[] {
    const { match, seats } = this.at;
    return this.isOver ? [] : match.game.awaiting(match.state).filter(({ seat }) => seats.includes(seat));
  }

  private get acting(): Awaited | undefined {
    return this.awaited.find(({ must }) => must) ?? this.awaited[0];
  }

  private get isAnswerOwed(): boolean {
    return this.at.match.status.offers.length > 0;
  }

  /**
   * Whether to ask the person before the others continue: once when our turn starts, while one of the person's seats
   * may act. A seat that must act is asked anyway.
   */
  private waits(): boolean {
    const { match, seats } = this.at;
    const { game, state } = match;
    const needed = game.awaiting(state).find(({ must }) => must);
    const side = needed && sideOf(needed.seat);
    const turn = `${game.turns(state)} ${side}`;
    if (turn !== this.turn) {
      this.turn = turn;
      this.due = side === sideOf(seats[0] as Seat);
      this.paused = false;
    }
    const isNeeded = needed !== undefined && seats.includes(needed.seat);
    const maySpeak = !isNeeded && this.awaited.some(({ must }) => !must);
    this.paused = maySpeak && (this.paused || this.due);
    this.due &&= !isNeeded && !this.paused;
    return this.paused;
  }

  private goOn(): Promise<string[]> {
    this.paused = false;
    return this.playOn();
  }

  private asked(): string[] {
    if (!this.paused && !this.awaited.some(({ must }) => must))
      return ['nobody is asked, and nobody goes on: a bot is stuck. quit leaves'];
    return this.awaited.flatMap((awaited) => {
      const words = this.wordsOf(awaited);
      return words.length > 0 ? [`${awaited.seat} ${awaited.must ? 'is to' : 'may'} ${words.join(', ')}`] : [];
    });
  }

  /** What can be typed for this, by first word. */
  private wordsOf({ seat, kinds }: Awaited): string[] {
    const { match } = this.at;
    const view = viewOf(match, seat);
    const words = new Set<string>();
    for (const option of match.game.options(view, seat)) {
      if (kinds.includes(option.type)) words.add(firstWord(match.game.write(option, view), option.type));
      if (words.size === WORDS) break;
    }
    return [...words];
  }

  /** Acts for the named seat, otherwise the seat that must act, otherwise any of the person's seats that may. */
  private act(line: string): string[] | Promise<string[]> {
    const { match, seats } = this.at;
    const [, who = '', words = ''] = /^([\w.-]+):\s*(\S.*)$/.exec(line) ?? [];
    const named = seats.find((seat) => seat === who || (who !== '' && roleOf(seat) === who));
    if (named === undefined && this.isSeat(who)) return [paint.yellow(sayFault({ code: 'not-your-seat', seats }))];
    const asked = this.acting?.seat ?? (seats[0] as Seat);
    let refusal: Fact | undefined;
    for (const seat of named === undefined ? new Set([asked, ...seats]) : [named]) {
      const command = this.read(seat, named === undefined ? line : words);
      const answer = command.ok ? submit(match, seat, command.value) : command;
      if (answer.ok) return this.playOn();
      refusal ??= answer.error;
    }
    return refusal ? [paint.yellow(sayIn(match.game, refusal, match.rules))] : [];
  }

  /** Whether this names a seat or a role, or looks like an attempt to. */
  private isSeat(who: string): boolean {
    const { game, rules } = this.at.match;
    if (who === '') return false;
    if (game.seats(rules).some((seat) => seat === who || roleOf(seat) === who)) return true;
    return game.sides(rules).includes(sideOf(who));
  }

  private read(seat: Seat, line: string): Result<Kinds['command'] | MatchCommand> {
    const { match } = this.at;
    if (line.startsWith('{')) {
      const json = parseJson(line, 'the command');
      return json.ok ? parseCommand(match.game, json.value) : json;
    }
    const [word = '', more] = line.split(/\s+/);
    if (ALONE.has(word) && more !== undefined) return no({ code: 'takes-nothing', word });
    return MATCH_COMMANDS.has(line) ? parseMatchCommand({ type: line }) : match.game.typed(line, viewOf(match, seat));
  }

  private options(begin: string): string[] {
    const all = this.optionTexts(begin);
    if (all.length === 0) return [begin === '' ? 'nothing can be done now' : `nothing begins with "${begin}"`];
    if (begin !== '') return all.map((text) => `  ${text}`);
    const byWord = new Map<string, string[]>();
    for (const text of all) {
      const word = firstWord(text, '{');
      byWord.set(word, [...(byWord.get(word) ?? []), text]);
    }
    return [...byWord].flatMap(([word, texts]) => {
      const shown = texts.slice(0, EXAMPLES).map((text) => `  ${text}`);
      const left = texts.length - shown.length;
      return left > 0 ? [...shown, `  and ${left} more: options ${word}`] : shown;
    });
  }

  private hint(): string[] {
    const { match, hints, adviser } = this.at;
    if (hints === 'off') return [HINTS_ARE_OFF];
    const seat = this.acting?.seat;
    if (seat === undefined) return ['nobody asks you anything now'];
    const hint = hintFor({ match, seat, bot: adviser });
    return hint.ok ? this.show(hint.value) : [sayFault(hint.error)];
  }

  /** Hints shown without being asked for, when the person must act. */
  private unasked(): string[] {
    const { match, hints, adviser } = this.at;
    const { seat, must } = this.acting ?? {};
    if (seat === undefined || !must || hints === 'off') return [];
    if (hints === 'smart') return this.hint();
    const hint = obviousFor({ match, seat, bot: adviser });
    return hint ? this.show(hint) : [];
  }

  private show(hint: Hint): string[] {
    this.shown = hint;
    return [...hint.lines];
  }

  /** Plays a numbered option of the last hint, if nothing has happened since. */
  private take(number: number): string[] | Promise<string[]> {
    const { match } = this.at;
    const hint = this.shown;
    if (!hint || hint.place !== match.log.length) return [`no hint stands under ${number}; hint asks for one`];
    const option = hint.options[number - 1];
    if (option === undefined) return [`the hint has no ${number}`];
    if (option === null) return this.paused ? this.goOn() : [];
    const answer = submit(match, hint.seat, option);
    return answer.ok ? this.playOn() : [paint.yellow(sayIn(match.game, answer.error, match.rules))];
  }

  /** A log reveals hidden information of all sides, the bots' reasons and the seed, so it cannot be saved during play. */
  private save(file: string): string {
    const { match, runner, names, secret } = this.at;
    if (!this.isOver) return paint.yellow(SAVED_TOO_SOON);
    if (file === '') return 'save needs a FILE: save game.jsonl';
    try {
      writeFileSync(file, makeLog(match, names, { decisions: runner.decisions, secretSeed: secret }));
      return `saved ${match.log.length} entries to ${file}`;
    } catch (error) {
      return sayFault({ code: 'cannot-write', file, problem: problemOf(error) });
    }
  }
}

/** The first word of an option's text; a command written as JSON is listed under `otherwise`. */
const firstWord = (text: string, otherwise: string): string =>
  text.startsWith('{') ? otherwise : (text.split(' ', 1)[0] as string);
