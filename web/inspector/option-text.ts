import { sayDecision } from '../../src/decide/decision-text.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game, Language } from '../../src/kernel/game.ts';
import { sayKernel } from '../../src/kernel/kernel-text.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { phrases } from '../../src/page/phrases.ts';

export type Said = Fact | { readonly type: string };

/** What is needed to describe a decision. */
export interface Setting {
  readonly game: Game;
  readonly rules: Rules;
  readonly language: Language;
  readonly view: object; // of the deciding seat, or the archive
  readonly decidedIn?: object | undefined; // the view in which it was decided, if available, so that moves can name their destination
}

/** Texts for facts that no other table knows. */
type More = (fact: Fact) => string | undefined;

/**
 * The game's text, then decide's and the kernel's. Data from a file must not break the page, so errors fall back to the
 * code.
 */
export function sayOwn(setting: Omit<Setting, 'view'>, fact: Said, more: More = () => undefined): string {
  const { game, rules, language } = setting;
  const code = 'code' in fact ? (fact as Fact).code : fact.type;
  try {
    return (
      game.say(fact, language, rules) ??
      ('code' in fact ? (sayDecision(fact as Fact, language) ?? more(fact as Fact)) : undefined) ??
      sayKernel(fact, language, { say: (inner) => game.say(inner, language, rules) }) ??
      code
    );
  } catch {
    return code;
  }
}

export const doNothing = phrases({ en: { text: 'do nothing' }, es: { text: 'no hacer nada' } });

const LONGEST = 60;

/** The text of an option, shortened; null is doing nothing. */
export function call(
  { game, rules, view, decidedIn, language }: Setting,
  option: { readonly type: string } | null,
  longest = LONGEST,
): string {
  if (option === null) return doNothing(language).text;
  try {
    const text = game.order?.(option, language, rules, decidedIn) ?? game.write(option, view);
    return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  } catch {
    return option.type;
  }
}
