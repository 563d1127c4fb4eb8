import { sayDecision } from '../../src/decide/decision-text.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game, Language, Rules } from '../../src/kernel/game.ts';
import { sayKernel } from '../../src/kernel/words.ts';
import { inspectorText } from './inspector-text.ts';

export type Said = Fact | { readonly type: string };

/** What puts a decision into words. */
export interface Setting {
  readonly game: Game;
  readonly rules: Rules;
  readonly language: Language;
  readonly view: object; // of the one who decided, or the archive's
  readonly decidedIn?: object | undefined; // the view in which it was decided, where it is at hand: moves say where they lead
}

/** Words for what the others have none for. */
type More = (fact: Fact) => string | undefined;

/** The game's own words first, then those of decide/ and of the kernel; nothing read from a file may break the page. */
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

const LONGEST = 60;

/** An option in words; keeping quiet is one too, and a long message is cut short. */
export function call(
  { game, rules, view, decidedIn, language }: Setting,
  option: { readonly type: string } | null,
  longest = LONGEST,
): string {
  if (option === null) return inspectorText(language).keepQuiet;
  try {
    const text = game.order?.(option, language, rules, decidedIn) ?? game.write(option, view);
    return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  } catch {
    return option.type;
  }
}
