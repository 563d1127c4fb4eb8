import { ruleOf } from '../decide/free-text.ts';
import { isRank, rankNumbers } from '../decide/rank-lines.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Decision, Judged } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import type { Line } from '../kernel/tally.ts';
import { sayIn, written } from './say.ts';
import { paint } from './terminal.ts';

type Command = Kinds['command'];

/** What is needed to describe a decision. */
export interface Setting {
  readonly game: Game;
  readonly rules: Rules;
  readonly view: object; // of the seat that decided
  readonly bot: string;
}

const SHOWN = 4; // options shown with their ledgers

/** A decision as text: the choice, its lead, and the lines that add up to its score. */
export function explanation(setting: Setting, decision: Decision<Command>, most = SHOWN): string[] {
  const { kept, vetoed, notes, judged } = decision;
  const [best, second] = kept;
  const lines: string[] = [];
  const wide = wordsWidth(setting, kept.slice(0, most));
  const isLong = setting.bot.length > LONGEST_NAME;
  if (best && isLong) lines.push(paint.cyan(setting.bot));
  if (best) lines.push(...ledger(setting, best, isLong ? '' : setting.bot, lead(setting, decision, second), wide));
  else lines.push(`${paint.cyan(setting.bot)}  ${paint.bold(optionWords(setting, decision.command))}`);
  for (const option of kept.slice(1, most)) lines.push(...ledger(setting, option, 'or', '', wide));
  const further = judged - Math.min(kept.length, most);
  if (kept.length === 0)
    lines.push(
      isProgramName(setting.bot) ? '  the program reported no scores' : '  this bot does not score its options',
    );
  else if (further > 0) lines.push(paint.dim(`  and ${further} more of ${judged} options`));
  for (const { rule, count, why } of vetoed)
    lines.push(
      `  vetoed by ${paint.yellow(rule)}, ${count === 1 ? '1 option' : `${count} options`}: ${say(setting, why)}`,
    );
  for (const note of notes) lines.push(`  note: ${say(setting, note)}`);
  return lines;
}

/** An option as typed; passing is an option too. */
export const optionText = ({ game, view }: Setting, command: Command | null): string =>
  command === null ? 'pass' : written(game, command, view);

/** An option in the game's text for people, otherwise as typed. */
export const optionWords = (setting: Setting, command: Command | null): string =>
  (command === null ? undefined : setting.game.order?.(command, 'en', setting.rules, setting.view)) ??
  optionText(setting, command);

/** The lead over the runner-up; a difference in rank has no points. */
function lead(setting: Setting, { margin, judged }: Decision<Command>, second: Judged<Command> | undefined): string {
  if (!second) return isProgramName(setting.bot) && judged > 1 ? '' : '(the only option left)';
  const over = `over ${optionWords(setting, second.option)}`;
  return margin === null ? `(by rank ${over})` : `(by ${points(margin)} ${over})`;
}

const LONGEST_NAME = 24; // longer names, as programs have, get their own line
const NARROW = 24;
const WIDE = 48;

/** The width of the option texts, to align the figures. */
export const wordsWidth = (setting: Setting, options: readonly Pick<Judged<Command>, 'option'>[]): number =>
  Math.min(WIDE, Math.max(NARROW, ...options.map(({ option }) => optionWords(setting, option).length)));

function ledger(setting: Setting, judged: Judged<Command>, who: string, by: string, wide: number): string[] {
  const { option, tally } = judged;
  const ranks = rankWords(judged);
  const what = optionWords(setting, option);
  const typed = optionText(setting, option);
  const head = `${paint.cyan(who.padEnd(Math.max(10, setting.bot.length > LONGEST_NAME ? 0 : setting.bot.length)))} ${paint.bold(what.padEnd(wide))} ${points(tally.total).padStart(8)}`;
  const tail = [typed === what ? '' : paint.dim(typed), by].filter((part) => part !== '');
  const width = Math.max(0, ...tally.lines.map(({ why }) => codeOf(why).length));
  return [[head, ...tail].join('   '), ...tally.lines.map((line) => ledgerLine(setting, line, ranks, width))];
}

function ledgerLine(setting: Setting, { why, value }: Line, ranks: ReadonlyMap<Fact, string>, width: number): string {
  const amount = ranks.get(why) ?? `${value >= 0 ? '+' : ''}${points(value)}`;
  const code = width === 0 ? '' : `${paint.dim(codeOf(why).padEnd(width))}  `;
  return `${amount.padStart(19)}  ${code}${say(setting, why)}`;
}

/** The rule's code; a program's own reasons have none. */
const codeOf = (why: Fact): string => (ruleOf(why) === why.code ? why.code : '');

/**
 * Ranks in square brackets, with the position of their rule if there are several: `[2nd rank 1]`. Ranks take precedence
 * over points.
 */
export function rankWords({ tiers, tally }: Pick<Judged<Command>, 'tiers' | 'tally'>): ReadonlyMap<Fact, string> {
  const places = rankNumbers({ tiers, tally });
  const words = ({ why }: Line): string => {
    const place = tiers.length > 1 ? places.get(why) : undefined;
    return `[${place === undefined ? '' : `${nth(place)} `}rank ${points(Number(why.tier))}]`;
  };
  return new Map(tally.lines.filter(isRank).map((line) => [line.why, words(line)]));
}

const nth = (place: number): string => `${place}${['th', 'st', 'nd', 'rd'][place > 3 ? 0 : place]}`;

const say = ({ game, rules }: Setting, fact: Fact): string => sayIn(game, fact, rules);

/** At most three decimals, without trailing zeros. */
export const points = (value: number): string => String(Number(value.toFixed(3)));
