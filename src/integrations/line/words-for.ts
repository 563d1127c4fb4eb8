import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { sayProgramFact } from '../text.ts';

/** The text of a fault, for the program's owner. */
export function wordsFor(
  table: { readonly game: Game; readonly rules: Rules; readonly language: Language },
  fact: Fact,
): string {
  const { game, rules, language } = table;
  const inner = (other: Fact): string => wordsFor(table, other);
  return (
    game.say(fact, language, rules) ??
    sayProgramFact(fact, language, inner) ??
    sayKernel(fact, language, { say: inner }) ??
    fact.code
  );
}
