import { sayFault, sayOutcome } from '../../cli/say.ts';
import type { Open } from './desk.ts';
import { askOf } from './offers.ts';
import { type News, type Seated, sayAt } from './seated.ts';
import { fitting, lastLines } from './telling.ts';

const LINES = 80; // of what was heard
const EVENTS = 8000; // characters

/** What was heard since the last time, in words and as it is. */
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

/** Who is to act, or how it ended. */
export function standingOf({ seated, id }: Open): string[] {
  const { game, rules, outcome, seats } = seated;
  if (outcome) return [`The match is over: ${sayOutcome(game, outcome, rules)}`];
  const asked = seats.flatMap((seat) => {
    const { kinds, must } = askOf(seated, seat);
    return kinds.length > 0 ? [`${seat} ${must ? 'must' : 'may'} ${kinds.join(', ')}`] : [];
  });
  return asked.length > 0
    ? [`${asked.join('; ')}. The tool options lists what that means at table ${id}.`]
    : ['The others are to act. The tool look waits for them.'];
}

export const standingData = ({ seated, id }: Open): object => ({
  table: id,
  seats: seated.seats,
  over: seated.outcome ?? null,
  asks: seated.seats.map((seat) => askOf(seated, seat)).filter(({ kinds }) => kinds.length > 0),
});
