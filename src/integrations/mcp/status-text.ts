import { sayFault, sayOutcome } from '../../cli/say.ts';
import type { Seat } from '../../kernel/ids.ts';
import { waitingFor, yourTurn } from '../../kernel/waiting-text.ts';
import type { OpenTable } from './open-tables.ts';
import { askOf } from './seat-options.ts';
import { type HeardEvent, type SeatSession, sayAt } from './seat-session.ts';
import { HEARD_CHARACTERS, lastLines } from './tool-output.ts';

/** The news since the last call as text, as much as fits. `look` can show all of it until there is more. */
export function newsOf(open: OpenTable): readonly string[] {
  const news = open.session.news();
  if (news.length > 0) open.heard = news;
  return lastLines(heardLines(open.session, news), HEARD_CHARACTERS);
}

/** Events as text. */
export function heardLines(session: SeatSession, news: readonly HeardEvent[]): readonly string[] {
  const say = sayAt(session, sayFault);
  const several = session.seats.length > 1;
  const lines: string[] = [];
  for (const { seat, event } of news) {
    const words = say(event);
    if (words === '') continue;
    const line = several ? `${seat}: ${words}` : words;
    if (line !== lines.at(-1)) lines.push(line);
  }
  return lines;
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
