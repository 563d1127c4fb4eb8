import type { Awaited } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { type Match, viewOf } from '../kernel/match.ts';
import { waitingFor, yourTurn } from '../kernel/waiting-text.ts';
import { commandWords } from './option-list.ts';

/**
 * Who must act, in the same words as on the web page, then what each of the person's seats can type. `watcher` is the
 * seat whose view is used.
 */
export function turnStatus(match: Match, seats: readonly Seat[], watcher: Seat, awaited: readonly Awaited[]): string[] {
  const { game, rules } = match;
  const nameOf = (seat: Seat): string => game.name?.(seat, 'en') ?? seat;
  const all = game.waiting(viewOf(match, watcher));
  const mine = all.filter(({ who }) => who !== null && seats.includes(who));
  const turns = mine.map((waiting) =>
    yourTurn(game, waiting, 'en', rules, seats.length > 1 ? nameOf(waiting.who as Seat) : undefined),
  );
  const others = mine.length > 0 ? [] : all.map((waiting) => waitingFor(game, waiting, 'en', rules));
  const commands = awaited.flatMap((one) => {
    const words = commandWords(match, one);
    const who = seats.length > 1 ? ` for ${nameOf(one.seat)}` : '';
    return words.length > 0 ? [`${one.must ? 'Commands' : 'Optional'}${who}: ${words.join(', ')}`] : [];
  });
  return [...turns, ...others, ...commands];
}
