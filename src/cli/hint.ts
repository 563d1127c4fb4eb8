import { resolveBot } from '../arena/lineup.ts';
import { decideAgain, type Question, questionAt } from '../arena/redecide.ts';
import { type Advice, adviceOf, obviousAdvice, onlyAction, type Reason, reasonsOf } from '../decide/hint.ts';
import type { Ask, Decision, Judged } from '../kernel/bot.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Match } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { points, rankWords } from './explanation.ts';
import { NOTHING_TO_DECIDE } from './play-help.ts';
import { inWords, sayIn, written } from './say.ts';
import { paint } from './terminal.ts';

type Command = Kinds['command'];

/** What a bot would do in a person's seat. */
export interface Hint {
  readonly seat: Seat;
  readonly place: number; // length of the log; once it has grown, the hint is outdated
  readonly options: readonly (Command | null)[]; // by number, from 1; null = pass
  readonly lines: readonly string[];
}

/** Which bot to ask, and about which seat. */
export interface Asking {
  readonly match: Match;
  readonly seat: Seat;
  readonly bot: string; // its name
}

/** The top three options with reasons, from what the seat itself sees and has heard. */
export function hintFor(asking: Asking): Result<Hint> {
  const { match, bot } = asking;
  const asked = questionOf(asking);
  if (!asked.ok) return asked;
  const { question, ask } = asked.value;
  const decision = decideAgain(question, ask);
  const advice = adviceOf(decision, (option) => wordsOf(match, question.view, option));
  const notes = decision.notes.map((note) => `  ${sayIn(match.game, note, match.rules)}`);
  if (decision.kept.length === 0 && decision.command !== null) notes.unshift('  this bot does not score its options');
  else if (decision.judged === 1) notes.push('  it considered no other option');
  return ok(hintOf(asking, question.view, `${paint.cyan(bot)} suggests`, { advice, decision, notes }));
}

/** If there is only one sensible option, that option with its reasons; null if there is a choice or the bot disagrees. */
export function obviousFor(asking: Asking): Hint | null {
  const { match, seat, bot } = asking;
  const asked = questionOf(asking);
  if (!asked.ok || !asked.value.ask.must) return null;
  const { question, ask } = asked.value;
  const textOf = (option: Command | null): string => wordsOf(match, question.view, option);
  const action = onlyAction(match.game, question.view, seat, ask.kinds, textOf);
  if (action === undefined) return null;
  const decision = decideAgain(question, ask);
  const advice = obviousAdvice(adviceOf(decision, textOf), action);
  return advice.length === 0
    ? null
    : hintOf(asking, question.view, `${paint.cyan(bot)} sees only one sensible action`, {
        advice,
        decision,
        notes: [],
      });
}

function questionOf({ match, seat, bot }: Asking): Result<{ readonly question: Question; readonly ask: Ask }> {
  const part = resolveBot(match.game, bot);
  if (!part.ok) return no(inWords(match.game, part.error));
  const question = questionAt(match, match.log.length, seat, part.value);
  const [ask] = question.asks;
  return ask ? ok({ question, ask }) : no({ code: 'in-words', words: NOTHING_TO_DECIDE });
}

/** In the game's text for people, otherwise as typed. */
const wordsOf = ({ game, rules }: Match, view: object, option: Command | null): string =>
  option === null ? 'pass' : (game.order?.(option, 'en', rules, view) ?? game.write(option, view));

interface Advised {
  readonly advice: readonly Advice<Command>[];
  readonly decision: Decision<Command>; // the decision behind the hint
  readonly notes: readonly string[];
}

function hintOf({ match, seat }: Asking, view: object, head: string, { advice, decision, notes }: Advised): Hint {
  const width = Math.max(...advice.map(({ words }) => words.length));
  const lines = [
    head,
    ...advice.flatMap((one, i) => [
      `${paint.cyan(String(i + 1).padStart(3))}  ${optionLine(match, view, one, width)}`.trimEnd(),
      ...reasonLines(
        match,
        decision.kept.find(({ tally }) => tally === one.tally),
      ),
      ...alikeLine(one.alike),
    ]),
    ...notes,
    paint.dim(
      advice.length > 1 ? `type a number from 1 to ${advice.length} to play that suggestion` : 'type 1 to play it',
    ),
  ];
  return { seat, place: match.log.length, options: advice.map(({ option }) => option), lines };
}

/** An option's text, its points, and how to type it. */
function optionLine({ game }: Match, view: object, { option, words, tally }: Advice<Command>, width: number): string {
  const total = tally ? points(reasonsOf(tally).total) : '';
  const typed = option === null ? '' : written(game, option, view);
  return `${paint.bold(words.padEnd(width))} ${total.padStart(7)}   ${paint.dim(typed === words ? '' : typed)}`;
}

/** The lines that add up to its points. */
function reasonLines({ game, rules }: Match, judged: Judged<Command> | undefined): string[] {
  if (!judged) return [];
  const ranks = rankWords(judged);
  const say = (reason: Reason): string =>
    reason.is === 'rest' ? `${reason.count} smaller reasons` : sayIn(game, reason.why, rules);
  const figure = (reason: Reason): string =>
    reason.is === 'rank' ? (ranks.get(reason.why) ?? '') : `${reason.points > 0 ? '+' : ''}${points(reason.points)}`;
  return reasonsOf(judged.tally).lines.map((reason) => `${figure(reason).padStart(12)}  ${say(reason)}`);
}

/** Options the bot rates equally; names the first. */
const alikeLine = ([first, ...others]: readonly string[]): string[] =>
  first === undefined
    ? []
    : [paint.dim(`${''.padStart(12)}  just as good: ${first}${others.length > 0 ? ', and others' : ''}`)];
