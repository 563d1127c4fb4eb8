import type { Decision, Judged } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Line, Tally } from '../../kernel/tally.ts';

/** How to write options and reasons. */
interface Wording<C> {
  option(option: C | null): string;
  say(fact: Fact): string;
}

/** One option of a decision block: text, numbers and main reason. */
interface BlockRow {
  readonly words: string;
  readonly tiers: readonly number[]; // empty if all are 0
  readonly score: number;
  readonly reason: string | null;
}

/** Short summary of a decision. */
export interface Block {
  readonly title: string; // subject of the decision
  readonly rows: readonly BlockRow[];
  readonly selected: string;
  readonly reason: string | null; // the bot's note if no options were kept
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

function rowOf<C>({ option, tiers, tally }: Judged<C>, wording: Wording<C>): BlockRow {
  const line = weightiest(tally);
  return {
    words: wording.option(option),
    tiers: tiers.some((tier) => tier !== 0) ? tiers : [],
    score: tally.total,
    reason: line ? wording.say(line.why) : null,
  };
}

/** The block as lines, for logs and the admin page. */
export const blockLines = ({ title, rows, selected, reason }: Block): string[] => [
  `Decision: ${title}`,
  'Available Actions:',
  ...rows.map((row, i) => `  ${i + 1}. ${rowText(row)}`),
  ...(rows.length === 0 ? [`  ${reason ?? 'nothing was weighed'}`] : []),
  '',
  `Selected: ${selected}`,
];

/** The same on one line: the choice, its score and its reason. */
export function blockLine({ title, rows, selected, reason }: Block): string {
  const [first] = rows;
  return `${title}: ${first ? rowText(first) : selected + (reason ? ` (${reason})` : '')}`;
}

export function rowText({ words, tiers, score, reason }: BlockRow): string {
  const rank = tiers.length > 0 ? `tier=${tiers.join('.')}, ` : '';
  return `${words} (${rank}score=${shown(score)}${reason === null ? '' : `, reason="${reason}"`})`;
}

/** Ledger lines that do not come from a rule. */
export const NON_RULE_LINES: readonly string[] = ['base', 'noise', 'near-tie', 'held', 'no-rule'];

/** The line with the largest value; if all are 0, the first rank. */
function weightiest({ lines }: Tally): Line | undefined {
  const counting = lines.filter(({ why, value }) => value !== 0 && !NON_RULE_LINES.includes(why.code));
  const most = counting.reduce<Line | undefined>(
    (best, line) => (best && Math.abs(best.value) >= Math.abs(line.value) ? best : line),
    undefined,
  );
  return most ?? lines.find(({ why }) => why.tier !== undefined);
}

/** At most two decimals. */
const shown = (value: number): string => String(Number(value.toFixed(2)) + 0);
