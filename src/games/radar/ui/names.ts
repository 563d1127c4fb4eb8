import type { Language } from '../../../kernel/game.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import type { Colour, System } from '../data/systems.ts';
import type { Role, Side } from '../view.ts';

type Named<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

export const COURSE_NAME: Named<Course> = {
  en: { north: 'north', south: 'south', east: 'east', west: 'west' },
  es: { north: 'norte', south: 'sur', east: 'este', west: 'oeste' },
};
export const COURSE_LETTER: Named<Course> = {
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
  es: { north: 'N', south: 'S', east: 'E', west: 'O' },
};
export const ARROW: Readonly<Record<Course, string>> = { north: '↑', south: '↓', east: '→', west: '←' };

export const SYSTEM_NAME: Named<System> = {
  en: { torpedo: 'torpedo', mine: 'mine', sonar: 'sonar', drone: 'drone', stealth: 'stealth' },
  es: { torpedo: 'torpedo', mine: 'mina', sonar: 'sonar', drone: 'dron', stealth: 'sigilo' },
};
/** The legend entry of a system; a mine on the chart has its own. */
export const systemHelp = (system: System): string => (system === 'mine' ? 'mine-system' : system);

export const COLOUR_NAME: Named<Colour | 'radiation'> = {
  en: { red: 'red', green: 'green', yellow: 'yellow', radiation: 'radiation' },
  es: { red: 'rojo', green: 'verde', yellow: 'amarillo', radiation: 'radiación' },
};
export const COLOUR_LETTER: Named<Colour | 'radiation'> = {
  en: { red: 'R', green: 'G', yellow: 'Y', radiation: 'X' },
  es: { red: 'R', green: 'V', yellow: 'A', radiation: 'X' },
};
export const SIDE_NAME: Named<Side> = { en: { blue: 'Blue', red: 'Red' }, es: { blue: 'Azul', red: 'Rojo' } };
export const ROLE_NAME: Named<Role> = {
  en: { captain: 'captain', 'first-mate': 'first mate', engineer: 'engineer', 'radio-operator': 'radio operator' },
  es: {
    captain: 'capitán',
    'first-mate': 'primer oficial',
    engineer: 'ingeniero',
    'radio-operator': 'operador de radio',
  },
};
export const CERTAINTY_NAME: Named<'exact' | 'high' | 'medium' | 'low' | 'none'> = {
  en: { exact: 'found', high: 'almost certain', medium: 'a fair idea', low: 'a vague idea', none: 'no idea yet' },
  es: { exact: 'localizado', high: 'casi seguro', medium: 'idea aproximada', low: 'idea vaga', none: 'ni idea aún' },
};
export const STANCE_NAME: Named<'prefer' | 'allow' | 'avoid'> = {
  en: { prefer: 'prefer', allow: 'OK', avoid: 'avoid' },
  es: { prefer: 'preferir', allow: 'vale', avoid: 'evitar' },
};

/** `torpedo, mine and drone`. */
export function listed(words: readonly string[], language: Language): string {
  const and = language === 'es' ? 'y' : 'and';
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
