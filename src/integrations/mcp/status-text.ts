import { sayFault, sayOutcome } from '../../cli/say.ts';
import type { Seat } from '../../kernel/ids.ts';
import { waitingFor, yourTurn } from '../../kernel/waiting-text.ts';
import type { OpenTable } from './open-tables.ts';
import { askOf } from './seat-options.ts';
import { type HeardEvent, type SeatSession, sayAt } from './seat-session.ts';
import { fitted, lastLines } from './tool-output.ts';

const LINES = 80; // of heard events
const EVENTS = 8000; // characters

/** The news since the last call, as text and as events. */
export function heardOf(
  session: SeatSession,
  news: readonly HeardEvent[],
): { readonly lines: string[]; readonly events: unknown } {
  const say = sayAt(session, sayFault);
  const several = session.seats.length > 1;
  const lines: string[] = [];
  for (const { seat, event } of news) {
    const words = say(event);
    if (words === '') continue;
    const line = several ? `${seat}: ${words}` : words;
    if (line !== lines.at(-1)) lines.push(line);
  }
  const { whole, json } = fitted(news, EVENTS);
  return { lines: lastLines(lines, LINES), events: whole ? json : { tooMany: news.length } };
}

/** Whose turn it is, in the page's words, or how the match ended. */
export function statusLines({ session, id }: OpenTable): string[] {
  const { game, rules, outcome, seats } = session;
  if (outcome) return [`The match is over: ${sayOutcome(game, outcome, rules)}.`];
  if (!session.started) return ['The match has not started yet. Call look with wait to see when it does.'];
  const several = seats.length > 1;
  const asked = seats.flatMap((seat) => {
    const { kinds, must } = askOf(session, seat);
    if (kinds.length === 0) return [];
    return [`${must ? 'Commands' : 'Optional commands'}${several ? ` for ${seat}` : ''}: ${kinds.join(', ')}.`];
  });
  return [
    ...turnLines(session),
    ...asked,
    asked.length > 0 ? `Call options for the legal commands (table ${id}).` : 'Call look with wait to wait for them.',
  ];
}

/** "Your turn: …" for each of our seats that must act; otherwise the players that the match waits for. */
function turnLines(session: SeatSession): readonly string[] {
  const { game, rules, seats } = session;
  const own = seats.flatMap((seat) =>
    game
      .waiting(session.view(seat))
      .filter(({ who }) => who === seat)
      .map((waiting) => yourTurn(game, waiting, 'en', rules, seats.length > 1 ? nameOf(session, seat) : undefined)),
  );
  if (own.length > 0) return own.map((line) => `${line}.`);
  const others = game.waiting(session.view(seats[0] as Seat)).map((waiting) => waitingFor(game, waiting, 'en', rules));
  return others.map((line) => `${line}.`);
}

export const nameOf = ({ game }: SeatSession, seat: Seat): string => game.name?.(seat, 'en') ?? seat;

export const statusData = ({ session, id }: OpenTable): object => ({
  table: id,
  seats: session.seats,
  over: session.outcome ?? null,
  asks: session.seats.map((seat) => askOf(session, seat)).filter(({ kinds }) => kinds.length > 0),
});
