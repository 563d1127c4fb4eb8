import type { Awaited } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { type Match, viewOf } from '../kernel/match.ts';

const EXAMPLES = 6; // options shown for each first word
const MOST_WORDS = 12; // first words in a status line

/** The options of a seat that start with `begin`, as typed. */
export function optionTexts(match: Match, seat: Seat, begin: string): string[] {
  const { game } = match;
  const view = viewOf(match, seat);
  return Array.from(game.options(view, seat), (option) => game.write(option, view)).filter((text) =>
    text.startsWith(begin),
  );
}

/** The list of options: all that start with `begin`, or a few for each first word. */
export function optionLines(texts: readonly string[], begin: string): string[] {
  if (texts.length === 0) return [begin === '' ? 'you have no options now' : `no option starts with "${begin}"`];
  if (begin !== '') return texts.map((text) => `  ${text}`);
  const byWord = new Map<string, string[]>();
  for (const text of texts) {
    const word = firstWord(text, '{');
    byWord.set(word, [...(byWord.get(word) ?? []), text]);
  }
  return [...byWord].flatMap(([word, list]) => {
    const shown = list.slice(0, EXAMPLES).map((text) => `  ${text}`);
    const left = list.length - shown.length;
    return left > 0 ? [...shown, `  and ${left} more: options ${word}`] : shown;
  });
}

/** The first words of what a seat can type now. */
export function commandWords(match: Match, { seat, kinds }: Awaited): string[] {
  const view = viewOf(match, seat);
  const words = new Set<string>();
  for (const option of match.game.options(view, seat)) {
    if (kinds.includes(option.type)) words.add(firstWord(match.game.write(option, view), option.type));
    if (words.size === MOST_WORDS) break;
  }
  return [...words];
}

/** The first word of an option's text; a command written as JSON is listed under `otherwise`. */
const firstWord = (text: string, otherwise: string): string =>
  text.startsWith('{') ? otherwise : (text.split(' ', 1)[0] as string);
