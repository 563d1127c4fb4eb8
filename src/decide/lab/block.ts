import type { Decision, Judged } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Line, Tally } from '../../kernel/tally.ts';

/** How options and reasons are said. */
export interface Wording<C> {
  option(option: C | null): string;
  say(fact: Fact): string;
}

/** One option of a block: its number, its words, its figures and the reason that weighs most. */
export interface BlockRow {
  readonly words: string;
  readonly tiers: readonly number[]; // empty where no rank speaks
  readonly score: number;
  readonly reason: string | null;
}

/** What a decision comes to in few words. */
export interface Block {
  readonly title: string; // what was decided about
  readonly rows: readonly BlockRow[];
  readonly selected: string;
  readonly reason: string | null; // where no option was kept, what the bot has to say
}

export function blockOf<C>(decision: Decision<C>, title: string, wording: Wording<C>): Block {
  const [note] = decision.notes;
  return {
    title,
    rows: decision.kept.map((judged) => rowOf(judged, wording)),
    selected: wording.option(decision.command),
    reason: decision.kept.length === 0 && note ? wording.say(note) : null,
  };
}

export function rowOf<C>({ option, tiers, tally }: Judged<C>, wording: Wording<C>): BlockRow {
  const line = weightiest(tally);
  return {
    words: wording.option(option),
    tiers: tiers.some((tier) => tier !== 0) ? tiers : [],
    score: tally.total,
    reason: line ? wording.say(line.why) : null,
  };
}

/** The block that a log or an admin page shows, line by line. */
export const blockLines = ({ title, rows, selected, reason }: Block): string[] => [
  `Decision: ${title}`,
  'Available Actions:',
  ...rows.map((row, i) => `  ${i + 1}. ${rowText(row)}`),
  ...(rows.length === 0 ? [`  ${reason ?? 'nothing was weighed'}`] : []),
  '',
  `Selected: ${selected}`,
];

/** The same on one line: what was chosen, for how much, and why. */
export function blockLine({ title, rows, selected, reason }: Block): string {
  const [first] = rows;
  return `${title}: ${first ? rowText(first) : selected + (reason ? ` (${reason})` : '')}`;
}

export function rowText({ words, tiers, score, reason }: BlockRow): string {
  const rank = tiers.length > 0 ? `tier=${tiers.join('.')}, ` : '';
  return `${words} (${rank}score=${shown(score)}${reason === null ? '' : `, reason="${reason}"`})`;
}

/** Lines that no rule has written. */
export const FRAME: readonly string[] = ['base', 'noise', 'held'];

/** The line that says most for or against an option; where none counts, the first rank. */
export function weightiest({ lines }: Tally): Line | undefined {
  const counting = lines.filter(({ why, value }) => value !== 0 && !FRAME.includes(why.code));
  const most = counting.reduce<Line | undefined>(
    (best, line) => (best && Math.abs(best.value) >= Math.abs(line.value) ? best : line),
    undefined,
  );
  return most ?? lines.find(({ why }) => why.tier !== undefined);
}

/** Two digits after the point at most. */
const shown = (value: number): string => String(Number(value.toFixed(2)) + 0);
