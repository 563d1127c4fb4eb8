import type { Game, Language } from '../../src/kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';

const CLASSES = ['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-f', 'side-g', 'side-h'] as const;
type SideClass = (typeof CLASSES)[number];

/** The class that gives a side its colour and its fill; a side that is not there looks like the first. */
export const sideClass = (sides: readonly Side[], side: Side): SideClass =>
  CLASSES[Math.max(0, sides.indexOf(side)) % CLASSES.length] as SideClass;

const plain = (id: string): string => id.replace('.', ' ').replaceAll('-', ' ');

/** What a seat or side is called; by its id while the game is still loading. */
export const nameOf = (game: Game | null, id: Seat | Side, language: Language): string =>
  game?.name?.(id, language) ?? plain(id);

/** The role alone, where the side stands above it: the seat's name without the words of the side's. */
export function roleName(game: Game | null, seat: Seat, language: Language): string {
  const whole = nameOf(game, seat, language);
  if (roleOf(seat) === '') return whole;
  const side = new Set(nameOf(game, sideOf(seat), language).split(' '));
  return (
    whole
      .split(' ')
      .filter((word) => !side.has(word))
      .join(' ') || whole
  );
}

/** A side's name as a heading: without its article. */
export const sideTitle = (game: Game | null, side: Side, language: Language): string =>
  capital(nameOf(game, side, language).replace(/^(el|la|los|las) /, ''));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
