import { MOST_ENTRIES } from '../arena/play.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Awaited } from '../kernel/game.ts';
import { type Seat, sideOf } from '../kernel/ids.ts';
import { outcomeOf, submit } from '../kernel/match.ts';
import { rulebookText } from '../parts/rulebook/rulebook-text.ts';
import { boardOf } from './board-of.ts';
import { eventTexts } from './event-text.ts';
import { type Hint, hintFor, obviousFor } from './hint.ts';
import type { LocalMatch } from './local-match.ts';
import { optionLines, optionTexts } from './option-list.ts';
import { HINTS_ARE_OFF, helpTable, leftEarly, NOTHING_TO_DECIDE, STUCK } from './play-help.ts';
import { saved } from './save-command.ts';
import { sayFault, sayIn, sayOutcome } from './say.ts';
import { paint } from './terminal.ts';
import { turnStatus } from './turn-status.ts';
import { parseTyped, splitLine } from './typed-line.ts';

const CONTINUE: ReadonlySet<string> = new Set(['', 'pass', 'go']);

/** A person's session: takes typed lines and returns text. */
export class TerminalPlayer {
  private readonly at: LocalMatch;
  private entriesShown = 0; // log entries already shown
  private board: ReadonlySet<string> = new Set(); // paragraphs of the last board shown
  private turn = ''; // whose turn it was at the last check
  private due = false; // it is our turn, and the person has not been asked yet
  private paused = false; // the person may act, and the others wait
  private shown: Hint | null = null; // the last hint given
  savedIn: string | undefined; // the last save that can be continued: the seed stays secret
  private savedEntries = 0;

  constructor(at: LocalMatch) {
    this.at = at;
    this.savedIn = at.continuedFrom;
    if (at.continuedFrom === undefined) return;
    this.entriesShown = at.match.log.length;
    this.savedEntries = at.match.log.length;
  }

  get isOver(): boolean {
    return outcomeOf(this.at.match) !== undefined;
  }

  /** Lets the bots play until the person must act; returns what was heard, what changed on the board and who must act. */
  async playOn(): Promise<string[]> {
    const { match, seats } = this.at;
    while (match.log.length < MOST_ENTRIES && (this.isAnswerOwed || !this.waits()) && (await this.othersPlay()));
    const { game, rules, log } = match;
    const news = log.slice(this.entriesShown).flatMap((entry) => eventTexts(game, rules, entry, seats));
    this.entriesShown = log.length;
    const outcome = outcomeOf(match);
    const board = boardOf(match, this.acting?.seat ?? (seats[0] as Seat));
    const end = outcome
      ? [paint.bold(sayOutcome(game, outcome, rules)), 'Type save FILE to save the log, or quit to leave.']
      : [...this.status(), ...this.unaskedHint()];
    return [...news.map((line) => `  ${line}`), '', ...this.fresh(board), ...end];
  }

  /** Plays one command of another seat. */
  private async othersPlay(): Promise<boolean> {
    const { match, runner, externalSeats } = this.at;
    return (!externalSeats.wanted(match) && runner.turn()) || externalSeats.turn(match, runner.decisions);
  }

  /** The paragraphs of a board that were not in the last one, so unchanged parts are not repeated. */
  private fresh(board: string): string[] {
    const paragraphs = board.split(/\n{2,}/);
    const before = this.board;
    this.board = new Set(paragraphs);
    return paragraphs.filter((paragraph) => !before.has(paragraph)).flatMap((paragraph) => [paragraph, '']);
  }

  /** Who acts next, for the prompt. */
  get prompt(): string {
    if (this.isOver) return 'over> ';
    const seat = this.acting?.seat ?? this.at.seats[0];
    return this.paused ? `${seat} (optional; press Enter to continue)> ` : `${seat}> `;
  }

  /** Answers one typed line. */
  type(line: string): string[] | Promise<string[]> {
    if (this.paused && CONTINUE.has(line)) return this.passOn();
    const [word = '', ...rest] = line.split(/\s+/);
    switch (word) {
      case '':
        return [];
      case 'help':
      case '?':
        return [helpTable(this.at.hints), '', ...this.options('')];
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
        return this.rules();
      case 'save':
        return [this.save(rest.join(' '))];
      default:
        return this.act(line);
    }
  }

  private async rules(): Promise<string[]> {
    const { game, rules } = this.at.match;
    return [rulebookText(await game.rulebook(rules, 'en'))];
  }

  /** The texts of all options of the acting seat that start with `begin`. */
  optionTexts(begin: string): string[] {
    const seat = this.acting?.seat;
    return seat === undefined ? [] : optionTexts(this.at.match, seat, begin);
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

  private passOn(): Promise<string[]> {
    this.paused = false;
    return this.playOn();
  }

  private status(): string[] {
    const { match, seats } = this.at;
    if (!this.paused && !this.awaited.some(({ must }) => must)) return [STUCK];
    return turnStatus(match, seats, this.acting?.seat ?? (seats[0] as Seat), this.awaited);
  }

  /** Acts for the named seat, otherwise the seat that must act, otherwise any of the person's seats that may. */
  private act(line: string): string[] | Promise<string[]> {
    const { match, seats } = this.at;
    const typed = splitLine(match, seats, line);
    if (!typed.ok) return [paint.yellow(sayFault(typed.error))];
    const { seat: named, text } = typed.value;
    const acting = this.acting?.seat ?? (seats[0] as Seat);
    let refusal: Fact | undefined;
    for (const seat of named === undefined ? new Set([acting, ...seats]) : [named]) {
      const command = parseTyped(match, seat, text);
      const answer = command.ok ? submit(match, seat, command.value) : command;
      if (answer.ok) return this.playOn();
      refusal ??= answer.error;
    }
    return refusal ? [paint.yellow(sayIn(match.game, refusal, match.rules))] : [];
  }

  private options(begin: string): string[] {
    return optionLines(this.optionTexts(begin), begin);
  }

  private hint(): string[] {
    const { match, hints, adviser } = this.at;
    if (hints === 'off') return [HINTS_ARE_OFF];
    const seat = this.acting?.seat;
    if (seat === undefined) return [NOTHING_TO_DECIDE];
    const hint = hintFor({ match, seat, bot: adviser });
    return hint.ok ? this.show(hint.value) : [sayFault(hint.error)];
  }

  /** Hints shown without being asked for, when the person must act. */
  private unaskedHint(): string[] {
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
    if (!hint || hint.place !== match.log.length)
      return [`there is no current suggestion ${number}; type hint to get some`];
    const option = hint.options[number - 1];
    if (option === undefined)
      return [
        hint.options.length === 1
          ? 'the hint has only suggestion 1'
          : `the hint has only suggestions 1 to ${hint.options.length}`,
      ];
    if (option === null) return this.paused ? this.passOn() : [];
    const answer = submit(match, hint.seat, option);
    return answer.ok ? this.playOn() : [paint.yellow(sayIn(match.game, answer.error, match.rules))];
  }

  private save(file: string): string {
    const { text, isInProgress } = saved(this.at, file, this.isOver);
    if (isInProgress) {
      this.savedIn = file;
      this.savedEntries = this.at.match.log.length;
    }
    return text;
  }

  /** Printed when the person leaves. */
  get farewell(): string {
    if (this.isOver) return '';
    const { game, log } = this.at.match;
    return leftEarly(game.id, this.savedIn, log.length > this.savedEntries);
  }
}
