import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { GameUi } from '../../src/page/contract.ts';
import { say as sayIn } from '../inspector/say.ts';
import type { Recording } from './recording.ts';

/** An entry of the log as one watcher heard it. */
export interface Line {
  readonly n: number;
  readonly turn: number; // in which it was done
  readonly isKey: boolean;
  readonly text: string;
  readonly more: readonly string[]; // details folded under the text; empty: none
}

/** Consecutive lines of one turn, drawn together or not at all. */
export interface Block {
  readonly lines: readonly Line[];
  readonly first: number; // position of its first line in the log, from 1
  readonly opens: boolean; // its turn starts here
}

const LONG = 4; // sentences: longer entries are folded if some events summarise them
const MOST = 25; // lines in a block

export function linesOf(
  recording: Recording,
  watcher: Watcher,
  language: Language,
  keys: readonly number[],
  ui: Pick<GameUi, 'isSummary'>,
): readonly Line[] {
  const { game, rules, turns } = recording;
  const isKey = new Set(keys);
  const entries = new Map<number, { readonly text: string; readonly sums: boolean }[]>();
  for (const { n, event } of recording.heardUpTo(recording.last, watcher)) {
    const text = sayIn({ game, rules, language }, event);
    if (text === '') continue;
    const entry = entries.get(n) ?? [];
    entries.set(n, entry);
    entry.push({ text, sums: ui.isSummary?.(event) ?? false });
  }
  return [...entries].map(([n, told]) => {
    const sums = told.length > LONG ? told.filter((one) => one.sums) : [];
    const shown = sums.length > 0 ? sums : told;
    return {
      n,
      turn: turns[n - 1] ?? 1,
      isKey: isKey.has(n),
      text: shown.map((one) => one.text).join(' · '),
      more: sums.length > 0 ? told.map((one) => one.text) : [],
    };
  });
}

/** The lines whose text contains what was searched for. */
export function found(lines: readonly Line[], search: string): readonly Line[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return lines;
  return lines.filter(({ text, more }) => [text, ...more].some((one) => one.toLowerCase().includes(wanted)));
}

/** A long turn is several blocks. */
export function blocksOf(lines: readonly Line[]): readonly Block[] {
  const blocks: { lines: Line[]; first: number; opens: boolean }[] = [];
  for (const [i, line] of lines.entries()) {
    const block = blocks.at(-1);
    const opens = block?.lines[0]?.turn !== line.turn;
    if (block && !opens && block.lines.length < MOST) block.lines.push(line);
    else blocks.push({ lines: [line], first: i + 1, opens });
  }
  return blocks;
}

const ROW = 25; // pixels: a line of one row
const NEXT_ROW = 19;
const HEADING = 28;
const LETTERS = 42; // in a row

/** The height of a block before it has been drawn, in pixels. */
export const heightOf = ({ lines, opens }: Block): number =>
  lines.reduce(
    (sum, { text, more }) =>
      sum + ROW + NEXT_ROW * (Math.ceil(text.length / LETTERS) - 1) + (more.length > 0 ? NEXT_ROW : 0),
    opens ? HEADING : 0,
  );
