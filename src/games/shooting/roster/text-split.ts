import { SIZE } from './text-app.ts';
import { bracketed, isFooter, type Line, pricedOf } from './text-lines.ts';

const isRule = ({ text }: Line): boolean => /^\+{3,}/.test(text);
const HEADER_LINES = 8; // the longest header of the app

/** Splits a text with several lists: after a footer, before a header block, and before a title that a size follows. */
export function splitLists(lines: readonly Line[]): readonly (readonly Line[])[] {
  const starts = new Set<number>([0]);
  let inHeader = false;
  for (const [i, line] of lines.entries()) {
    if (isFooter(line.text) && i + 1 < lines.length) starts.add(i + 1);
    if (isRule(line)) {
      if (!inHeader) starts.add(i);
      inHeader = !inHeader;
    }
    if (/^# \+\+ /.test(line.text) && i > 0 && bracketed(lines[i - 1]?.text ?? '')) starts.add(i - 1);
    if (!inHeader && SIZE.test(line.text) && pricedOf(line.text)) {
      const title = titleBefore(lines, i);
      if (title !== undefined && lines.slice(0, title).some(({ bullet }) => bullet !== 'none')) starts.add(title);
    }
  }
  const all = [...starts].sort((a, b) => a - b);
  const parts = all.map((from, i) => lines.slice(from, all[i + 1] ?? lines.length));
  return parts.filter((part) => part.some(({ text }) => !isFooter(text)));
}

/** The title of the header in which this size line is; undefined if there is none. */
function titleBefore(lines: readonly Line[], size: number): number | undefined {
  for (let at = size - 1; at >= Math.max(0, size - HEADER_LINES); at--) {
    const line = lines[at];
    if (line?.bullet !== 'none' || line.indent > 0 || isFooter(line.text)) return undefined;
    if (pricedOf(line.text)) return at;
  }
  return undefined;
}
