import type { FastifyInstance } from 'fastify';
import { bare } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat, Watcher } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import type { Match } from '../../kernel/match.ts';
import { no } from '../../kernel/result.ts';
import type { MatchRecord, StoredDecision } from '../../store/store.ts';
import { PROTOCOL } from '../../wire/messages.ts';
import { makeBackend } from '../backend.ts';
import type { BotHost, BotQuestion } from '../bots/bot-host.ts';
import { buildHttp } from '../http/http.ts';
import { fakeArena, noLeagues } from '../http/testing.ts';
import { makeIdentities } from '../identity/identities.ts';
import { Lobby } from '../lobby/lobby.ts';
import { DEFAULTS } from '../lobby/settings.ts';
import { makeLog } from '../log.ts';
import { NO_METRICS } from '../metrics.ts';
import { newModeration } from '../operator/moderation.ts';
import { NO_PUSH } from '../push/push-sender.ts';
import { Readiness } from '../readiness.ts';
import type { Service } from '../service.ts';
import type { Member } from '../table/member.ts';
import type { Person } from '../table/seat-assignments.ts';
import { Table } from '../table/table.ts';
import type { Seating } from '../table/table-info.ts';
import { Tables } from '../table/tables.ts';
import { testOptions } from '../testing.ts';
import { tokenHash } from '../tokens.ts';
import { memoryStore } from './memory-store.ts';

export const CODE = 'AAAAA';
export const MATCH_ID = 'the-id-of-the-match';

/** A test client at a table, with every frame it was sent. */
export interface TestListener {
  readonly watchers: readonly Watcher[];
  readonly member: Member;
  readonly frames: string[];
}

/** The server without sockets and disk: HTTP, lobby and tables for matches that a test provides. */
export interface TestServer {
  readonly service: Service;
  readonly app: FastifyInstance;
  readonly logged: string[];
  readonly questions: BotQuestion[]; // asked of bots
  decisions: readonly StoredDecision[];
  time: number;
  /** Opens a table for a match; each list of seats belongs to one person. */
  lay(match: Match, crews: readonly (readonly Seat[])[]): Table;
  listen(
    table: Table,
    seats: readonly Seat[],
    more?: { readonly since?: number; readonly options?: boolean },
  ): TestListener;
  call(method: 'GET' | 'POST', path: string, body?: object, seats?: readonly Seat[]): Promise<string>;
  close(): Promise<void>;
}

/** The fixed time of these tests. */
export const NOW = 1_700_000_000_000;

export const tokenOf = (seats: readonly Seat[]): string =>
  Buffer.from(`token of ${seats.join(' ')}`)
    .toString('base64url')
    .replace(/[-_]/g, 'x')
    .slice(-22)
    .padStart(22, 'x');

const NO_SOCKETS = { cutBanned: () => {}, cutSignedOut: async () => {}, connectedTo: () => [] };

const idOf = (seats: readonly Seat[]): string => `person ${seats.join(' ')}`;

export async function openTestServer(game: Game): Promise<TestServer> {
  const logged: string[] = [];
  const questions: BotQuestion[] = [];
  const log = makeLog('info', { write: (text) => logged.push(text) }, () => new Date(NOW));
  const state = { decisions: [] as readonly StoredDecision[], time: NOW };
  const store = {
    ...memoryStore(),
    decisions: (match: string, n?: number) => memoryStore(state.decisions).decisions(match, n),
  };
  const service: Service = {
    games: { [game.id]: game },
    store,
    bots: listeningBots(questions),
    programs: new Map(),
    log,
    metrics: NO_METRICS,
    moderation: newModeration(store, () => state.time),
    push: NO_PUSH,
    readiness: new Readiness(store),
    version: '1',
    now: () => state.time,
    elapsed: () => state.time,
  };
  const options = testOptions('nowhere');
  const tables = new Tables(service, 1e9);
  const lobby = new Lobby(service, tables, options.limits);
  const backend = makeBackend(service, tables, lobby, options.limits, () => 0);
  const app = await buildHttp({
    backend: backend,
    arena: fakeArena(),
    identity: makeIdentities({ service, tables, sockets: NO_SOCKETS, leagues: noLeagues }),
    leagues: noLeagues,
    options,
    log,
    version: '1',
    games: service.games,
  });
  return Object.assign(state, {
    service,
    app,
    logged,
    questions,
    lay(match: Match, crews: readonly (readonly Seat[])[]) {
      const table = tableOf(service, match, crews);
      tables.add(table);
      table.resume(
        match,
        match.log.map(() => NOW),
        new Map(),
      );
      return table;
    },
    listen(
      table: Table,
      seats: readonly Seat[],
      { since, options: wanted = true } = {} as { since?: number; options?: boolean },
    ): TestListener {
      const frames: string[] = [];
      const connection = {
        language: 'en' as const,
        options: wanted,
        send: (messages: readonly string[]) => void (messages.length > 0 && frames.push(`[${messages.join(',')}]`)),
        close: () => {},
      };
      const person = table.people.get(idOf(seats)) ?? null;
      const hello = { type: 'hello' as const, protocol: PROTOCOL, match: CODE };
      const again = since === undefined ? hello : { ...hello, since, eyes: [...seats] };
      return {
        watchers: seats.length > 0 ? seats : ['spectator'],
        member: table.attach(connection, person, again),
        frames,
      };
    },
    async call(method: 'GET' | 'POST', path: string, body?: object, seats?: readonly Seat[]) {
      const answer = await app.inject({
        method,
        url: `/api/matches/${CODE}${path}`,
        headers: seats ? { authorization: `Bearer ${tokenOf(seats)}` } : {},
        ...(body && { payload: body }),
      });
      const headers = Object.entries(answer.headers).filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name)); // depend on the real clock
      return `${answer.statusCode} ${JSON.stringify(headers)} ${answer.body}`;
    },
    async close() {
      await tables.close();
      await app.close();
    },
  });
}

/** Resolves once everything has been sent. */
export const settled = (table: Table): Promise<void> =>
  new Promise((then) => (table.live ? table.live.outbox.whenSettled(then) : then()));

function tableOf(service: Service, match: Match, crews: readonly (readonly Seat[])[]): Table {
  const { game, rules, seed } = match;
  const people: Person[] = crews.map((seats) => ({
    id: idOf(seats),
    name: `Player ${seats[0]}`,
    tokenHash: tokenHash(tokenOf(seats)),
    side: null,
    identity: null,
  }));
  const seating: Seating = {
    host: null,
    settings: { ...DEFAULTS, clock: 90 },
    chosen: [],
    chairs: game.seats(rules).map((seat) => ({
      seat,
      person: idOf(crews.find((seats) => seats.includes(seat)) ?? []),
      bot: null,
      free: false,
    })),
    rematch: null,
    watched: false,
  };
  const record: MatchRecord = {
    id: MATCH_ID,
    code: CODE,
    game: game.id,
    rulesVersion: game.version,
    setup: rules.setup,
    seed,
    parent: null,
    status: 'playing',
    listed: true,
    table: { ...seating },
    rev: 0,
    outcome: null,
    created: NOW,
    creator: '',
    updated: NOW,
  };
  return new Table(service, record, rules, game, people);
}

/** Bots that return what they were sent, which must be no more than their seat may know. */
export function listeningBots(questions: BotQuestion[]): BotHost {
  const nothing = async () => no({ code: 'ask-failed', error: 'no such bot' });
  return {
    async decide(question) {
      questions.push(question);
      const { seat, view, ask } = question;
      const told = { seat, view, heard: question.heard(0), kinds: ask.kinds, must: ask.must };
      return {
        decision: { ...bare<Kinds['command']>(null), notes: [{ code: 'told', told }] },
        seedUsed: false,
        fault: null,
      };
    },
    flip: nothing,
    whatIf: nothing,
    sensitivity: nothing,
    lab: nothing,
    selfPlay: nothing,
    ask: nothing,
    check: nothing,
    miniature: nothing,
    picture: nothing,
    storedGame: nothing,
    ladder: nothing,
    forget: () => {},
    close: async () => {},
  };
}
