/** Widths of the characters from space to tilde in IBM Plex Sans, in thousandths of the font size. */
const WIDTHS: readonly number[] = [
  236, 284, 419, 713, 598, 927, 694, 242, 335, 335, 450, 600, 272, 399, 272, 383, 600, 600, 600, 600, 600, 600, 600,
  600, 600, 600, 292, 292, 600, 600, 600, 477, 891, 641, 653, 621, 671, 583, 559, 695, 707, 400, 510, 634, 501, 812,
  707, 708, 606, 708, 640, 581, 572, 678, 609, 891, 613, 593, 580, 317, 383, 317, 600, 565, 600, 534, 580, 503, 580,
  549, 324, 528, 568, 250, 250, 527, 272, 873, 568, 560, 580, 580, 367, 487, 351, 568, 492, 768, 507, 499, 464, 343,
  314, 343, 600,
];
const OTHER = 620; // characters outside the table
const MONO = 0.6;
const BOLD = 1.05;

interface Font {
  readonly size: number;
  readonly bold?: boolean | undefined;
  readonly mono?: boolean | undefined;
}

/** The width of a line of text. */
export function textWidth(text: string, { size, bold, mono }: Font): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  if (mono) return letters.length * MONO * size;
  const sum = letters.reduce((width, letter) => width + (WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER), 0);
  return (sum / 1000) * size * (bold ? BOLD : 1);
}

/** The text, shortened with an ellipsis if it is wider than `most`. */
export function fitted(text: string, most: number, font: Font): string {
  if (textWidth(text, font) <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, font) > most) letters.pop();
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : '';
}

/** The text in lines no wider than `most`, broken at spaces. The last of the permitted lines is shortened. */
export function lines(text: string, most: number, font: Font, count = 2): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && (textWidth(longer, font) <= most || found.length === count);
    if (fits) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map((line) => fitted(line, most, font));
}
