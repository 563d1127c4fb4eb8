import type { Rulebook, RulesBlock, RulesCell } from '../../kernel/rulebook.ts';
import { wrapped } from '../text/wrapped.ts';

const WIDTH = 100; // characters of a line
const GAP = '  ';

/** The rules as plain text for a terminal or a language model. */
export function rulebookText({ title, summary, sections }: Rulebook, width = WIDTH): string {
  const parts = [title.toUpperCase(), ...wrapped(plain(summary), width)];
  for (const section of sections)
    parts.push('', section.title.toUpperCase(), ...section.blocks.flatMap((block) => linesOf(block, width)));
  return parts.join('\n');
}

function linesOf(block: RulesBlock, width: number): readonly string[] {
  switch (block.kind) {
    case 'text':
      return wrapped(plain(block.text), width);
    case 'list':
      return block.items.flatMap((item) => hanging('- ', plain(item), width));
    case 'steps':
      return block.items.flatMap((item, i) => hanging(`${i + 1}. `, plain(item), width));
    case 'example':
      return hanging(GAP, plain(block.text), width);
    case 'table':
      return tableLines(block.head, block.rows, width);
  }
}

function hanging(first: string, words: string, width: number): readonly string[] {
  const [line = '', ...more] = wrapped(words, width - first.length);
  return [first + line, ...more.map((next) => ' '.repeat(first.length) + next)];
}

/** Columns as wide as their longest cell; if that is too wide for a line, the widest ones become narrower and wrap. */
function tableLines(
  head: readonly string[],
  rows: readonly (readonly RulesCell[])[],
  width: number,
): readonly string[] {
  const all = [head, ...rows].map((row) => row.map(cellText));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const room = width - GAP.length * widths.length;
  while (widths.reduce((sum, one) => sum + one, 0) > room) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return all.flatMap((row) => {
    const cells = row.map((cell, column) => wrapped(cell, widths[column] ?? width));
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, column) => GAP + (lines[line] ?? '').padEnd(widths[column] ?? 0))
        .join('')
        .trimEnd(),
    );
  });
}

const cellText = (cell: RulesCell): string => plain(typeof cell === 'string' ? cell : cell.text);

const plain = (words: string): string => words.replaceAll('*', '');
