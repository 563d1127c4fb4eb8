import { botTitle } from '../decide/bot-title.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import { roleOf, type Seat, sideOf } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import { withoutArticle } from '../parts/text/article.ts';
import { PERSON } from './input.ts';

/** Who plays which seat, one line per side: the bots by the names on the web page, then by the names to type. */
export function seatingLines(game: Game, rules: Rules, names: Readonly<Record<Seat, string>>): string[] {
  const holder = (seat: Seat): string => {
    const name = names[seat];
    const role = roleOf(seat).replaceAll('-', ' ');
    return `${holderName(game, name)}${role === '' ? '' : ` (${role})`}`;
  };
  return game.sides(rules).map((side) => {
    const seats = game.seats(rules).filter((seat) => sideOf(seat) === side);
    const bots = [...new Set(seats.map((seat) => names[seat] ?? PERSON))].filter((name) => name !== PERSON);
    return `${sideName(game, side)}: ${seats.map(holder).join(', ')}${bots.length ? `  [${bots.join(', ')}]` : ''}`;
  });
}

function holderName(game: Game, name: string | undefined): string {
  if (name === undefined) return 'empty';
  if (name === PERSON) return 'you';
  return isProgramName(name) ? 'external program' : botTitle(name, game);
}

/** A side's id, with its name if that is different: `0, blue`; `attacker` for "the attacker". */
export function sideName(game: Game, side: string): string {
  const called = game.name?.(side, 'en') ?? side;
  return withoutArticle(called) === side ? side : `${side}, ${called}`;
}
