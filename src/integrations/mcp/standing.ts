import { sayFault, sayOutcome } from '../../cli/say.ts';
import type { Open } from './desk.ts';
import { askOf } from './offers.ts';
import { type News, type Seated, sayAt } from './seated.ts';
import { fitting, lastLines } from './telling.ts';

const LINES = 80; // of heard events
const EVENTS = 8000; // characters

/** The news since the last call, as text and as events. */
export function heardOf(seated: Seated, news: readonly News[]): { readonly lines: string[]; readonly events: unknown } {
  const say = sayAt(seated, sayFault);
  const several = seated.seats.length > 1;
  const lines: string[] = [];
  for (const { seat, event } of news) {
    const words = say(event);
    if (words === '') continue;
    const line = several ? `${seat}: ${words}` : words;
    if (line !== lines.at(-1)) lines.push(line);
  }
  const { whole, json } = fitting(news, EVENTS);
  return { lines: lastLines(lines, LINES), events: whole ? json : { tooMany: news.length } };
}

/** Who must act, or how the match ended. */
export function standingOf({ seated, id }: Open): string[] {
  const { game, rules, outcome, seats } = seated;
  if (outcome) return [`The match is over: ${sayOutcome(game, outcome, rules)}`];
  const asked = seats.flatMap((seat) => {
    const { kinds, must } = askOf(seated, seat);
    return kinds.length > 0 ? [`${seat} ${must ? 'must' : 'may'} ${kinds.join(', ')}`] : [];
  });
  return asked.length > 0
    ? [`${asked.join('; ')}. Call options for the legal commands (table ${id}).`]
    : ['Waiting for the other players. Call look to wait for them.'];
}

export const standingData = ({ seated, id }: Open): object => ({
  table: id,
  seats: seated.seats,
  over: seated.outcome ?? null,
  asks: seated.seats.map((seat) => askOf(seated, seat)).filter(({ kinds }) => kinds.length > 0),
});
