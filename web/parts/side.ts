import type { Game, Language } from '../../src/kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import { withoutArticle } from '../../src/parts/text/article.ts';
import type { GameInfo } from '../app/api.ts';

const CLASSES = ['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-f', 'side-g', 'side-h'] as const;
type SideClass = (typeof CLASSES)[number];

/** The class with a side's colour and fill; unknown sides look like the first. */
export const sideClass = (sides: readonly Side[], side: Side): SideClass =>
  CLASSES[Math.max(0, sides.indexOf(side)) % CLASSES.length] as SideClass;

/** Names seats and sides: the game, or the server's list of names. */
export type Namer = Pick<Game, 'name'> | null;

const plain = (id: string): string => id.replace('.', ' ').replaceAll('-', ' ');

/** Names from the server, for pages that have not loaded the game. */
export const namer = (info: Pick<GameInfo, 'names'> | null | undefined): Namer =>
  info ? { name: (id, language) => info.names[language][id] ?? plain(id) } : null;

/** The name of a seat or side, or its id while the game is loading. */
export const nameOf = (game: Namer, id: Seat | Side, language: Language): string =>
  game?.name?.(id, language) ?? plain(id);

/** Only the role: the seat's name without the words of the side's name, and without an article. */
export function roleName(game: Namer, seat: Seat, language: Language): string {
  const whole = nameOf(game, seat, language);
  if (roleOf(seat) === '') return withoutArticle(whole);
  const side = new Set(nameOf(game, sideOf(seat), language).split(' '));
  return (
    whole
      .split(' ')
      .filter((word) => !side.has(word))
      .join(' ') || whole
  );
}

/** A side's name as a heading, without its article. */
export const sideTitle = (game: Namer, side: Side, language: Language): string =>
  capital(withoutArticle(nameOf(game, side, language)));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
