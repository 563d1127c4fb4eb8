import { writeFileSync } from 'node:fs';
import { decideAgain, questionAt } from '../arena/again.ts';
import { partNamed } from '../arena/cast.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Awaited, Kinds } from '../kernel/game.ts';
import { roleOf, type Seat } from '../kernel/ids.ts';
import { makeLog } from '../kernel/log.ts';
import { type Match, outcomeOf, parseCommand, submit, viewOf } from '../kernel/match.ts';
import type { Result } from '../kernel/result.ts';
import type { Runner } from '../kernel/runner.ts';
import { parseTableCommand, TABLE_COMMANDS, type TableCommand } from '../kernel/table.ts';
import { explanation } from './explanation.ts';
import { wordsFor } from './heard.ts';
import { parseJson, problemOf } from './input.ts';
import { inWords, sayFault, sayIn, sayOutcome } from './say.ts';
import { paint, table } from './terminal.ts';

/** A person at the table and the bots around it. */
export interface Seated {
  readonly match: Match;
  readonly runner: Runner<Kinds>;
  readonly seats: readonly Seat[]; // held by the person
  readonly names: Readonly<Record<Seat, string>>;
  readonly hints: string; // the bot that is asked for them
  readonly secret: boolean;
}

const HELP: readonly (readonly [string, string])[] = [
  ['options [WORD]', 'what can be done now; with a word, all that begins so'],
  ['hint', 'what the bot would do, and why'],
  ['board', 'the board again, for each of your seats'],
  ['SEAT: ...', 'act for this one of your seats (its role is enough)'],
  ['offer-draw, decline-draw, resign', 'what every table knows'],
  ['save FILE', 'once the match is over: write the log; replay, verify and explain read it'],
  ['quit', 'leave; so does the end of the input'],
];
const SHOWN = 24; // options at once
const SAVED_TOO_SOON = 'the log holds what your seats may not know: save works once the match is over';

/** A person's chair: what is typed goes in, what is to be read comes out. */
export class Chair {
  private readonly at: Seated;
  private told = 0; // entries told so far

  constructor(at: Seated) {
    this.at = at;
  }

  get isOver(): boolean {
    return outcomeOf(this.at.match) !== undefined;
  }

  /** Lets the bots play until a hand is needed, and tells what was heard, the board and who is asked. */
  playOn(): string[] {
    const { match, runner, seats } = this.at;
    runner.run();
    const { game, rules, log } = match;
    const news = log.slice(this.told).flatMap((entry) => wordsFor(game, rules, entry, seats));
    this.told = log.length;
    const outcome = outcomeOf(match);
    const board = game.board(viewOf(match, this.acting?.seat ?? (seats[0] as Seat)));
    const end = outcome
      ? [paint.bold(sayOutcome(game, outcome, rules)), 'save FILE keeps it; quit leaves']
      : this.asked();
    return [...news.map((line) => `  ${line}`), '', board, '', ...end];
  }

  /** Who is to speak, for the prompt. */
  get prompt(): string {
    return `${this.isOver ? 'over' : (this.acting?.seat ?? 'nobody')}> `;
  }

  /** Answers one typed line. */
  type(line: string): string[] {
    const [word = '', ...rest] = line.split(/\s+/);
    switch (word) {
      case '':
        return [];
      case 'help':
      case '?':
        return [table(['', ''], HELP), '', ...this.options('')];
      case 'options':
        return this.options(rest.join(' '));
      case 'hint':
        return this.hint();
      case 'board':
        return this.at.seats.map((seat) => `${seat}\n${this.at.match.game.board(viewOf(this.at.match, seat))}`);
      case 'save':
        return [this.save(rest.join(' '))];
      default:
        return this.act(line);
    }
  }

  /** The texts of all options of the acting seat that begin so. */
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

  private asked(): string[] {
    const lines = this.awaited.map(({ seat, kinds, must }) => `${seat} ${must ? 'is to' : 'may'} ${kinds.join(', ')}`);
    return lines.length > 0 ? lines : ['nobody is asked, and nobody goes on: a bot is stuck. quit leaves'];
  }

  /** For the seat that is named, else the one that is asked, else whichever of the person's seats may do it. */
  private act(line: string): string[] {
    const { match, seats } = this.at;
    const [, who = '', words = ''] = /^([\w.-]+):\s*(\S.*)$/.exec(line) ?? [];
    const named = seats.find((seat) => seat === who || (who !== '' && roleOf(seat) === who));
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

  private read(seat: Seat, line: string): Result<Kinds['command'] | TableCommand> {
    const { match } = this.at;
    if (line.startsWith('{')) {
      const json = parseJson(line, 'the command');
      return json.ok ? parseCommand(match.game, json.value) : json;
    }
    return TABLE_COMMANDS.has(line) ? parseTableCommand({ type: line }) : match.game.typed(line, viewOf(match, seat));
  }

  private options(begin: string): string[] {
    const all = this.optionTexts(begin);
    if (all.length === 0) return [begin === '' ? 'nothing can be done now' : `nothing begins with "${begin}"`];
    const shown = all.slice(0, begin === '' ? SHOWN : all.length).map((text) => `  ${text}`);
    return all.length > shown.length ? [...shown, `  and ${all.length - shown.length} more: options WORD`] : shown;
  }

  private hint(): string[] {
    const { match, hints } = this.at;
    const seat = this.acting?.seat;
    if (seat === undefined) return ['nobody asks you anything now'];
    const part = partNamed(match.game, hints);
    if (!part.ok) return [sayFault(inWords(match.game, part.error))];
    const question = questionAt(match, match.log.length, seat, part.value);
    const [ask] = question.asks;
    if (!ask) return ['nobody asks you anything now'];
    return explanation(
      { game: match.game, rules: match.rules, view: question.view, bot: hints },
      decideAgain(question, ask),
    );
  }

  /** A log holds the hidden things of every side, what the bots thought and the seed: nothing for a person still at play. */
  private save(file: string): string {
    const { match, runner, names, secret } = this.at;
    if (!this.isOver) return paint.yellow(SAVED_TOO_SOON);
    if (file === '') return 'save needs a FILE: save game.jsonl';
    try {
      writeFileSync(file, makeLog(match, names, runner.decisions, secret));
      return `saved ${match.log.length} entries to ${file}`;
    } catch (error) {
      return sayFault({ code: 'cannot-write', file, problem: problemOf(error) });
    }
  }
}
