import type { Judged } from '../../src/kernel/bot.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Flip } from '../../src/wire/matches.ts';
import { figure, percent } from './figures.ts';
import { inspectorText } from './inspector-text.ts';

type Command = { readonly type: string };

/** How an option is called. */
export type Call = (option: Command | null) => string;

/** By how much the choice, the first of these options, leads; a difference of ranks is no number of points. */
export function marginSentence(
  margin: number | null,
  [taken, second]: readonly Judged<Command>[],
  language: Language,
  call: Call,
): string {
  const say = inspectorText(language);
  if (!taken || !second) return say.onlyOne;
  if (margin === null) return say.byRank(call(second.option));
  return Math.abs(margin) < 1e-9
    ? say.level(call(second.option))
    : say.byPoints(figure(margin, language), call(second.option));
}

/** What somebody's changes come to. */
export function movedSentence(was: Command | null, is: Command | null, language: Language, call: Call): string {
  const say = inspectorText(language);
  return JSON.stringify(was) === JSON.stringify(is) ? say.stillChooses(call(is)) : say.nowChooses(call(is), call(was));
}

/** The smallest change of one weight that would have led to another choice. */
export function flipSentence({ weight, from, to, command }: Flip, language: Language, call: Call): string {
  return inspectorText(language).flip(call(command), weight, changeOf(from, to, language));
}

const HAIR = 0.0001; // below a hundredth of a per cent nobody reads a number

function changeOf(from: number, to: number, language: Language): string {
  const say = inspectorText(language);
  const change = (to - from) / Math.abs(from || 1);
  if (Math.abs(change) < HAIR) return say.hair;
  if (from === 0 || Math.sign(to) === -Math.sign(from))
    return say.instead(figure(to, language), figure(from, language));
  const grows = Math.abs(to) > Math.abs(from); // a fine of -3 that becomes -4 weighs more
  const size = percent(Math.abs(change), language);
  return grows ? say.more(size) : say.less(size);
}

export type Piece = { readonly kind: 'text' | 'option' | 'name'; readonly text: string };

/** A sentence taken apart at its stars and backquotes. */
export const pieces = (sentence: string): Piece[] =>
  sentence
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (/^\*.+\*$/.test(text)) return { kind: 'option', text: text.slice(1, -1) };
      return /^`.+`$/.test(text) ? { kind: 'name', text: text.slice(1, -1) } : { kind: 'text', text };
    });
