import type { Decision } from '../../src/kernel/bot.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Language, Listed } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import type { Me, MeChange, MyMatches } from '../../src/wire/identity.ts';
import type { MatchLists, Miniature, NewMatchRequest, RematchRequest, SeatPass } from '../../src/wire/matches.ts';
import type { Settings, TableInfo } from '../../src/wire/messages.ts';
import { shellText } from '../text/shell-text.ts';
import { browserId } from './browser-id.ts';
import { savedSeat } from './saved-seats.ts';
import { forgetSession, savedSession, sessionHeader } from './session.ts';

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
  readonly names: Readonly<Record<Language, Readonly<Record<Seat | Side, string>>>>; // all set-ups
  readonly defaults: { readonly bot: string; readonly watch: string };
  readonly ranked?: 'pair'; // opponents who are signed in play two matches with swapped sides
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
  miniature(game: string): Answer<Miniature>;
  rules(game: string): Answer<Rulebook>; // of the default set-up
  tables(): Answer<MatchLists>;
  table(code: string): Answer<TableInfo>;
  create(wish: NewMatchRequest): Answer<SeatPass>;
  join(code: string, wish: { readonly name?: string; readonly seats?: readonly Seat[] }): Answer<SeatPass>;
  leave(code: string, seats?: readonly Seat[]): Answer<TableInfo>;
  fill(code: string, seat: Seat, bot: string | null): Answer<TableInfo>;
  start(code: string): Answer<TableInfo>;
  settings(code: string, settings: Partial<Settings>): Answer<TableInfo>;
  rematch(code: string, wish?: RematchRequest): Answer<SeatPass>;
  report(code: string, note: string): Answer<{ readonly id: string }>;
  hint(code: string, seat: Seat): Answer<Decision<{ readonly type: string }>>;
  push(code: string, action: 'push' | 'push/remove', body: object): Answer<null>;
  mine(wish: { readonly seats: readonly string[]; readonly from?: number; readonly most?: number }): Answer<MyMatches>;
  me(): Answer<Me>;
  changeMe(change: MeChange): Answer<Me>;
  /** Any route about identities; the page that uses it is loaded on demand. */
  identity<T>(path: string, body?: object): Answer<T>;
  opponents<T>(path: string, body: object): Answer<T>; // the same for players who look for an opponent
}

export function apiIn(language: Language): Api {
  /** A session that has ended is forgotten; a request that does not need it is made again without it. */
  const ask = async <T>(path: string, code?: string, body?: unknown): Answer<T> => {
    const session = savedSession()?.token;
    const told = await askOnce<T>(path, code, body);
    if (told.ok || told.error.code !== 'signed-out' || session === undefined) return told;
    forgetSession(session);
    return path.startsWith('/me') ? told : askOnce<T>(path, code, body);
  };
  const askOnce = async <T>(path: string, code?: string, body?: unknown): Answer<T> => {
    const token = code === undefined ? undefined : savedSeat(code)?.token;
    try {
      const answer = await fetch(`/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json', 'x-umpire-browser': browserId() }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...sessionHeader(),
        },
        body: JSON.stringify(body), // undefined for GET
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
    rules: (game) => ask(`/games/${game}/rules?lang=${language}`),
    tables: () => ask('/matches'),
    table: (code) => ask(`/matches/${code}`),
    create: (wish) => ask('/matches', undefined, wish),
    join: (code, wish) => of(code, 'join', wish),
    leave: (code, seats) => of(code, 'leave', { seats }),
    fill: (code, seat, bot) => of(code, 'fill', { seat, bot }),
    start: (code) => of(code, 'start', {}),
    settings: (code, settings) => of(code, 'settings', settings),
    rematch: (code, wish = {}) => of(code, 'rematch', wish),
    report: (code, note) => of(code, 'report', { note }),
    hint: (code, seat) => of(code, 'hint', { seat }),
    push: of,
    mine: (wish) => ask('/mine', undefined, wish),
    me: () => ask('/me'),
    changeMe: (change) => ask('/me', undefined, change),
    identity: (path, body) => ask(path, undefined, body),
    opponents: (path, body) => ask(`/opponents${path}`, undefined, body),
  };
}
