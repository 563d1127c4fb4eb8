import { MAX_KEPT } from '../../decide/decision.ts';
import { freeText } from '../../decide/free-text.ts';
import { bare, type Decision, type Judged } from '../../kernel/bot.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { addsUp, type Tally } from '../../kernel/tally.ts';
import type { LineReasons } from './messages.ts';
import { readReasons } from './parse-message.ts';
import { safeText } from './safe-text.ts';

type Command = { readonly type: string };
type Reason = NonNullable<LineReasons['options']>[number];

const LINES = 40; // per option
const NOTES = 20;

/** A bot's choice and what it chose from. */
export interface Choice {
  readonly command: Command | null;
  readonly option: number | null; // its id; null = a command outside the list, or none
  readonly options: readonly Command[]; // offered in the ask
}

/** A decision without its reasons. */
export const unexplained = ({ command, options }: Choice): Decision<Command> => ({
  ...bare(command),
  judged: Math.max(1, options.length),
});

/** Converts a bot's reasons to the form built-in bots use: options with tallies that add up. */
export function explained(choice: Choice, reasons: unknown): Result<Decision<Command>> {
  const read = readReasons(reasons);
  if (!read.ok) return read;
  const { notes = [], options: given = [] } = read.value;
  const wrong = given.find((one) => choice.options[one.option] === undefined);
  if (wrong) return no({ code: 'line-reasons-of-nothing', option: wrong.option });
  const sums = given.map((one) => ({ option: one.option, tally: tallyOf(one) }));
  const off = sums.find(({ tally }) => !addsUp(tally));
  if (off) return no({ code: 'line-reasons-off', option: off.option, ...sumOf(off.tally) });
  sums.sort((a, b) => Number(isOf(choice, b.option)) - Number(isOf(choice, a.option)) || b.tally.total - a.tally.total);
  const kept: Judged<Command>[] = sums
    .slice(0, MAX_KEPT)
    .map(({ option, tally }) => ({ option: choice.options[option] as Command, tiers: [], tally: short(tally) }));
  const [first, second] = sums;
  if (first && choice.option !== null && !isOf(choice, first.option))
    return no({ code: 'line-reasons-without-choice', option: choice.option });
  const isChosen = first !== undefined && isOf(choice, first.option);
  return ok({
    ...unexplained(choice),
    kept: isChosen ? kept : [],
    margin: isChosen && second ? first.tally.total - second.tally.total : null,
    notes: notes.slice(0, NOTES).map((text) => freeText(safeText(text))),
  });
}

const isOf = ({ option }: Choice, id: number): boolean => option === id;

const tallyOf = ({ score, lines }: Reason): Tally => ({
  lines: lines.map(({ text, value }) => ({ why: freeText(safeText(text)), value })),
  total: score,
});

const sumOf = ({ lines, total }: Tally) => ({ score: total, sum: lines.reduce((sum, { value }) => sum + value, 0) });

/** Shortens a long tally: the first lines, and the sum of the others as one. */
function short({ lines, total }: Tally): Tally {
  if (lines.length <= LINES) return { lines, total };
  const first = lines.slice(0, LINES - 1);
  const rest = lines.slice(LINES - 1).reduce((sum, { value }) => sum + value, 0);
  return { lines: [...first, { why: { code: 'line-more', lines: lines.length - first.length }, value: rest }], total };
}
