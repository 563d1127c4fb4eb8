import type { Picture, Shape } from '../../../../kernel/picture.ts';

/** A table for copying: its head, then rows; the first column is a name. */
export interface CopyTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Aligned columns, to paste into a message. */
export function tableText({ title, head, rows }: CopyTable): string {
  const all = [head, ...rows];
  const wide = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, i) => (i === 0 ? text.padEnd(wide[i] ?? 0) : text.padStart(wide[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [title, '', ...all.map(line)].join('\n');
}

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Texts that a spreadsheet would take for a formula start with a quote mark. */
const plain = (text: string): string => (/^[=+@\t-]/.test(text) ? `'${text}` : text);

export const tableCsv = ({ head, rows }: CopyTable): string =>
  [head, ...rows].map((row) => row.map((text) => quoted(plain(text))).join(',')).join('\r\n');

const ROW = 26;
const NAME = 240;
const COLUMN = 96;

/** The table as a picture; `shade` is between 0 and 1 by row and column. */
export function tablePicture(
  { title, head, rows }: CopyTable,
  shade: (row: number, column: number) => number,
): Picture {
  const width = NAME + COLUMN * (head.length - 1) + 24;
  const height = ROW * (rows.length + 2) + 36;
  const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
  const inTwo = (text: string): readonly string[] => {
    const at = text.length > 15 ? text.lastIndexOf(' ', 15) : -1;
    return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text];
  };
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, w: width, h: height, fill: 'ground' },
    { kind: 'text', x: 12, y: 24, text: title, size: 15, fill: 'ink', bold: true },
  ];
  head.slice(1).forEach((text, i) => {
    const x = NAME + COLUMN * (i + 1) + 4;
    for (const [k, line] of inTwo(text).toReversed().entries())
      shapes.push({ kind: 'text', x, y: 52 - 12 * k, text: cut(line, 15), size: 11, fill: 'quiet', anchor: 'end' });
  });
  rows.forEach((row, r) => {
    const y = 60 + r * ROW;
    shapes.push({ kind: 'text', x: 12, y: y + 18, text: cut(row[0] ?? '', 36), size: 12, fill: 'ink' });
    row.slice(1).forEach((text, c) => {
      const x = NAME + 12 + COLUMN * c;
      const opacity = 0.42 * shade(r, c);
      shapes.push({ kind: 'rect', x, y: y + 1, w: COLUMN - 2, h: ROW - 2, fill: 'side-a', opacity });
      shapes.push({
        kind: 'text',
        x: x + COLUMN - 8,
        y: y + 18,
        text,
        size: 12,
        fill: 'ink',
        anchor: 'end',
        mono: true,
      });
    });
  });
  return { width, height, shapes, title, notes: [] };
}
