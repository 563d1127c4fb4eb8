import { resolveBotWithWeights } from '../arena/lineup.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import { roleOf, type Seat, sideOf } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import { PERSON } from './input.ts';

/** Who plays which seat, one line per side: a bot's display name and its technical name. */
export function seatingLines(game: Game, rules: Rules, names: Readonly<Record<Seat, string>>): string[] {
  const named = (who: string, role: string): string => (role === '' ? who : `${who} (${role})`);
  const holder = (seat: Seat): string => {
    const name = names[seat] ?? 'nobody';
    if (name === PERSON) return named('you', roleOf(seat));
    if (isProgramName(name)) return named('a program', roleOf(seat));
    const part = resolveBotWithWeights(game, name);
    const title = part.ok ? part.value.maker.make(part.value.spec)(seat).title : undefined;
    return title ?? named(name, roleOf(seat));
  };
  return game.sides(rules).map((side) => {
    const seats = game.seats(rules).filter((seat) => sideOf(seat) === side);
    const bots = [...new Set(seats.map((seat) => names[seat] ?? PERSON))].filter((name) => name !== PERSON);
    return `${side}: ${seats.map(holder).join(', ')}${bots.length ? `  [${bots.join(', ')}]` : ''}`;
  });
}
