import type { Decision } from '../../src/kernel/bot.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Language, Listed } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { MatchLists, NewMatchRequest, SeatPass } from '../../src/wire/matches.ts';
import type { Settings, TableInfo } from '../../src/wire/messages.ts';
import { shellText } from '../text/shell-text.ts';
import { browserId } from './browser-id.ts';
import { savedSeat } from './saved-seats.ts';

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
  readonly names: Readonly<Record<Language, Readonly<Record<Seat | Side, string>>>>; // all set-ups
  readonly defaults: { readonly bot: string; readonly watch: string };
  readonly lists: Readonly<Record<string, readonly Listed[]>>;
  readonly bots: readonly BotInfo[];
  readonly page: boolean; // this page has a board for it
}

export interface BotInfo {
  readonly id: string;
  readonly about: string;
  readonly levels: readonly number[]; // empty: it plays at one strength
  readonly personas: readonly string[];
}

export interface Failure {
  readonly code: string;
  readonly words: string;
}

type Answer<T> = Promise<Result<T, Failure>>;

/** The server's HTTP API. */
interface Api {
  games(): Answer<readonly GameInfo[]>;
  miniature(game: string): Answer<{ readonly setup: Rules['setup']; readonly views: readonly object[] }>;
  tables(): Answer<MatchLists>;
  table(code: string): Answer<TableInfo>;
  create(wish: NewMatchRequest): Answer<SeatPass>;
  join(code: string, wish: { readonly name?: string; readonly seats?: readonly Seat[] }): Answer<SeatPass>;
  leave(code: string, seats?: readonly Seat[]): Answer<TableInfo>;
  fill(code: string, seat: Seat, bot: string | null): Answer<TableInfo>;
  start(code: string): Answer<TableInfo>;
  settings(code: string, settings: Partial<Settings>): Answer<TableInfo>;
  rematch(code: string): Answer<SeatPass>;
  report(code: string, note: string): Answer<{ readonly id: string }>;
  hint(code: string, seat: Seat): Answer<Decision<{ readonly type: string }>>;
}

export function apiIn(language: Language): Api {
  const ask = async <T>(path: string, code?: string, body?: unknown): Answer<T> => {
    const token = code === undefined ? undefined : savedSeat(code)?.token;
    try {
      const answer = await fetch(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'x-umpire-browser': browserId() }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const told = (await answer.json()) as T & { readonly error?: Fact; readonly words?: string };
      return answer.ok ? ok(told) : no({ code: told.error?.code ?? 'http', words: told.words ?? answer.statusText });
    } catch {
      return no({ code: 'offline', words: shellText(language).offline });
    }
  };
  const of = <T>(code: string, verb: string, body: unknown): Answer<T> => ask(`/matches/${code}/${verb}`, code, body);
  return {
    games: () => ask('/games'),
    miniature: (game) => ask(`/games/${game}/miniature`),
    tables: () => ask('/matches'),
    table: (code) => ask(`/matches/${code}`),
    create: (wish) => ask('/matches', undefined, wish),
    join: (code, wish) => of(code, 'join', wish),
    leave: (code, seats) => of(code, 'leave', seats ? { seats } : {}),
    fill: (code, seat, bot) => of(code, 'fill', { seat, bot }),
    start: (code) => of(code, 'start', {}),
    settings: (code, settings) => of(code, 'settings', settings),
    rematch: (code) => of(code, 'rematch', {}),
    report: (code, note) => of(code, 'report', { note }),
    hint: (code, seat) => of(code, 'hint', { seat }),
  };
}
