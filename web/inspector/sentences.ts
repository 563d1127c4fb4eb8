import { zeroedBy } from '../../src/decide/zeroed.ts';
import type { Judged } from '../../src/kernel/bot.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { Flip } from '../../src/wire/matches.ts';
import { figure, percent } from './figures.ts';
import { inspectorText } from './inspector-text.ts';

type Command = { readonly type: string };

/** Names an option. */
type Call = (option: Command | null) => string;

/** The lead of the chosen option, the first of these; a difference in rank has no points. */
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

/** The result of the user's changes. */
export function movedSentence(was: Command | null, is: Command | null, language: Language, call: Call): string {
  const say = inspectorText(language);
  return JSON.stringify(was) === JSON.stringify(is) ? say.stillChooses(call(is)) : say.nowChooses(call(is), call(was));
}

/** The smallest change of one weight that would have led to another choice. */
export function flipSentence({ weight, from, to, command }: Flip, language: Language, call: Call): string {
  const say = inspectorText(language);
  const zeroed = zeroedBy(from, to);
  if (zeroed === 'ignored') return say.flipIgnored(call(command), weight);
  if (zeroed === 'reversed') return say.flipReversed(call(command), weight);
  return say.flip(call(command), weight, changeOf(from, to, language));
}

const HAIR = 0.0001; // a hundredth of a per cent: smaller changes are not shown as numbers

function changeOf(from: number, to: number, language: Language): string {
  const say = inspectorText(language);
  const change = (to - from) / Math.abs(from || 1);
  if (Math.abs(change) < HAIR) return say.hair;
  if (from === 0) return say.instead(figure(to, language), figure(from, language));
  const grows = Math.abs(to) > Math.abs(from); // a penalty that goes from -3 to -4 counts more
  const size = percent(Math.abs(change), language);
  return grows ? say.more(size) : say.less(size);
}

type Piece = { readonly kind: 'text' | 'option' | 'name'; readonly text: string };

/** Splits a sentence at its asterisks and backquotes. */
export const pieces = (sentence: string): Piece[] =>
  sentence
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (/^\*.+\*$/.test(text)) return { kind: 'option', text: text.slice(1, -1) };
      return /^`.+`$/.test(text) ? { kind: 'name', text: text.slice(1, -1) } : { kind: 'text', text };
    });
