import type { Random } from '../../../../kernel/random.ts';

const ODD = [
  '"',
  ';',
  ':',
  '\n',
  '\r',
  '-',
  '9'.repeat(30),
  ' ',
  '#',
  'end',
  'size 5 5',
  '__proto__:1',
  '\u0000',
  'é',
  '*',
];

/** The text with a few pieces cut out, doubled, moved or replaced by something odd. */
export function mutated(text: string, random: Random): string {
  let out = text;
  for (let changes = random.roll(4); changes > 0; changes--) {
    const from = random.roll(out.length + 1) - 1;
    const to = Math.min(out.length, from + random.roll(random.roll(3) === 1 ? 400 : 6));
    const piece = [
      '',
      out.slice(from, to).repeat(2),
      ODD[random.roll(ODD.length) - 1] as string,
      String(random.roll(200) - 100),
    ][random.roll(4) - 1] as string;
    out = out.slice(0, from) + piece + out.slice(to);
  }
  return out;
}
