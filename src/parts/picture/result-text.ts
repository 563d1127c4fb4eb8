import type { Game, Language, Outcome } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';

interface ResultWords {
  readonly won: (who: readonly string[]) => string;
  readonly draw: string;
}

const TEXT: Readonly<Record<Language, ResultWords>> = {
  en: { won: (who) => `${who.join(' and ')} ${who.length === 1 ? 'wins' : 'win'}`, draw: 'Draw' },
  es: { won: (who) => `${who.length === 1 ? 'Gana' : 'Ganan'} ${who.join(' y ')}`, draw: 'Tablas' },
};

/** The result of a match as one sentence: `Blue wins: red’s boat has been sunk`. */
export function resultText(game: Game, { winners, reason }: Outcome, rules: Rules, language: Language): string {
  const why = game.say(reason, language, rules) ?? '';
  if (reason.code === 'closed') return capital(why); // by the operator or the server, without a winner
  const isDraw = winners.length === 0 || winners.length === game.sides(rules).length;
  const { won, draw } = TEXT[language];
  const who = isDraw ? draw : won(winners.map((side) => game.name?.(side, language) ?? side));
  return capital(why === '' ? who : `${who}: ${why}`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
