import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { catalog } from '../../games/catalog.ts';
import type { Decision } from '../../kernel/bot.ts';
import { bare } from '../../kernel/bot.ts';
import { no, ok } from '../../kernel/result.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import type { OpponentStatus } from '../../wire/opponents.ts';
import type { ArenaReader } from '../arena/arena.ts';
import { makeLog } from '../log.ts';
import { LIMITS, type Limits } from '../options.ts';
import type { MatchPreview } from '../pictures/types.ts';
import type { Caller, HttpBackend } from './backend.ts';
import { buildHttp } from './http.ts';
import type { IdentityBackend } from './identity/backend.ts';
import type { LeagueBackend } from './leagues/backend.ts';
import type { HttpParts } from './parts.ts';

export const TOKEN = 'abcdefghijklmnopqrstuv';
export const CODE = 'K7M2Q';

export const TABLE: TableInfo = {
  code: CODE,
  game: 'radar',
  status: 'open',
  setup: { ruleset: 'seed' },
  rulesVersion: '1',
  sides: ['blue', 'red'],
  seats: [{ seat: 'blue.captain', holder: { kind: 'open' } }],
  host: 'Ada',
  settings: { listed: true, pace: 1200, clock: null, takeOver: null, delay: 0 },
  spectators: 0,
  created: 1,
  outcome: null,
  parent: null,
  rematch: null,
  commitment: 'c0ffee',
};
export const PASS: SeatPass = { code: CODE, token: TOKEN, seats: ['blue.captain'], table: TABLE };
const WAITING: OpponentStatus = { state: 'waiting', seconds: 0, offer: null };
const TAG = '0123456789abcdef0123456789abcdef';
export const PREVIEW: MatchPreview = {
  game: 'Admiral Radar',
  status: 'open',
  statusText: 'Waiting for players',
  host: 'Ada',
  sides: [['Ada'], []],
  free: 3,
};
const DECISION: Decision<{ readonly type: string }> = bare({ type: 'surface' });

/** A backend that knows one match, accepts any token, and records all calls. */
interface FakeBackend extends HttpBackend {
  readonly asked: { readonly what: string; readonly args: readonly unknown[] }[];
}

function fakeBackend(own: Partial<HttpBackend> = {}): FakeBackend {
  const asked: { what: string; args: unknown[] }[] = [];
  const known = <T>(code: string, value: T) => (code === CODE ? ok(value) : no({ code: 'no-such-match' }));
  const seated = <T>({ token }: Caller, code: string, value: T) =>
    token === null ? no({ code: 'wrong-token' }) : known(code, value);
  const answers: HttpBackend = {
    create: async (_, { game }) => (game === 'radar' ? ok(PASS) : no({ code: 'unknown-game', game, known: ['radar'] })),
    table: async (code) => known(code, TABLE),
    tables: async () => ({ open: [TABLE], playing: [], over: [] }),
    join: async (_, code) => known(code, PASS),
    findOpponent: async (_, { game }) =>
      game === 'radar' ? ok({ ticket: TOKEN, status: WAITING }) : no({ code: 'unknown-game', game, known: ['radar'] }),
    opponentStatus: async (_, ticket) => (ticket === TOKEN ? ok(WAITING) : no({ code: 'not-waiting' })),
    stopSearch: async () => ok({ state: 'left' }),
    leave: async (caller, code) => seated(caller, code, TABLE),
    fill: async (caller, code) => seated(caller, code, TABLE),
    start: async (caller, code) => seated(caller, code, TABLE),
    settings: async (caller, code) => seated(caller, code, TABLE),
    rematch: async (caller, code) => seated(caller, code, PASS),
    fork: async (_, from) => ('code' in from ? known(from.code, PASS) : ok(PASS)),
    report: async (caller, code) => seated(caller, code, { id: 'report' }),
    log: async (code) => known(code, '{"format":"umpire-log"}\n{"n":0}\n'),
    picture: async (_, code, { known: has }) =>
      known(code, { tag: TAG, isOver: false, body: has === TAG ? null : new Uint8Array([1, 2, 3]) }),
    gamePicture: async () => ok({ tag: TAG, isOver: true, body: new Uint8Array([1, 2, 3]) }),
    preview: async (code) => known(code, PREVIEW),
    decisions: async (_, code) =>
      known(code, [{ n: 3, seat: 'blue.captain', seq: 5, kind: 'surface', phase: null, rules: [], by: null }]),
    why: async (_, code, n) =>
      known(code, {
        record: { n, seat: 'blue.captain', bot: 'crew', version: '1', weights: null, seed: null, decision: DECISION },
        flip: null,
        noFlip: { code: 'no-weights' },
      }),
    whatIf: async (_, code) => known(code, { decision: DECISION }),
    sensitivity: async (_, code) => known(code, { weights: [], facts: [], range: 4 }),
    weights: async () => ok({ room: 1 }),
    startLabJob: async () => ok({ id: 'WORK', step: 'examining', done: 0, of: 0, found: null }),
    generate: async () => ok({ id: 'WORK', step: 'playing', done: 0, of: 200, found: null }),
    labJob: async (id) => ok({ id, step: 'examining', done: 1, of: 2, found: null }),
    hint: async (caller, code) => seated(caller, code, DECISION),
    miniature: async () => ok({ setup: {}, view: {}, changes: [] }),
    ask: async (_, __, question) => ok({ question }),
    pushKey: async () => 'key',
    subscribe: async (caller, code) => seated(caller, code, null),
    unsubscribe: async (caller, code) => seated(caller, code, null),
    health: async () => ({ ok: true, version: '1.2.3', matches: 2, sockets: 3 }),
    notReady: async () => null,
    ...own,
  };
  const listening = Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [
      what,
      (...args: unknown[]) => {
        asked.push({ what, args });
        return (answer as (...args: unknown[]) => unknown)(...args);
      },
    ]),
  );
  return { ...(listening as unknown as HttpBackend), asked };
}

/** An arena without experiments. */
export const fakeArena = (own: Partial<ArenaReader> = {}): ArenaReader => {
  const none = async (id: string) => no({ code: 'no-such-experiment', id });
  return {
    experiments: async () => ({ value: [], tag: '"none"' }),
    experiment: none,
    curve: none,
    pairs: none,
    game: none,
    recorded: none,
    ladder: async (game) =>
      ok({ value: { game, rows: [], doubts: [], history: { games: [], at: [], lines: [] } }, tag: '"none"' }),
    ...own,
  };
};

/** No one is signed in. */
const noIdentities = new Proxy({} as IdentityBackend, {
  get: (_, method) => (method === 'session' ? async () => undefined : async () => no({ code: 'signed-out' })),
});

/** There are no leagues. */
export const noLeagues: LeagueBackend = {
  open: async () => no({ code: 'no-such-league' }),
  list: async () => ({ mine: [], open: [], playing: [], over: [] }),
  show: async () => no({ code: 'no-such-league' }),
  act: async () => no({ code: 'no-such-league' }),
  leaveAll: async () => {},
};

/** A built page with one hashed asset. */
export function fakePage(): string {
  const web = mkdtempSync(join(tmpdir(), 'umpire-web-'));
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, '.vite'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><head><title>Umpire</title></head>');
  writeFileSync(join(web, 'embed.html'), '<!doctype html><head><title>Embedded</title></head>');
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js'), `export const sea = '${'~'.repeat(2000)}';`);
  writeFileSync(join(web, 'sw.js'), '');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, '.vite', 'manifest.json'), '{"../src/games/radar/ui/index.tsx":{"file":"assets/x.js"}}');
  return web;
}

export interface Built {
  readonly app: FastifyInstance;
  readonly backend: FakeBackend;
  readonly lines: string[]; // of the log
}

/** The HTTP app with a fake backend. */
export async function built(
  own: {
    readonly desk?: Partial<HttpBackend>;
    readonly arena?: Partial<ArenaReader>;
    readonly limits?: Partial<Limits>;
    readonly web?: string;
    readonly trustProxy?: number;
    readonly options?: Partial<HttpParts['options']>;
  } = {},
): Promise<Built> {
  const lines: string[] = [];
  const backend = fakeBackend(own.desk);
  const app = await buildHttp({
    backend,
    arena: fakeArena(own.arena),
    identity: noIdentities,
    leagues: noLeagues,
    options: {
      host: '127.0.0.1',
      hosts: [],
      origins: [],
      publicUrl: null,
      metricsToken: null,
      trustProxy: own.trustProxy ?? 0,
      limits: { ...LIMITS, ...own.limits },
      ...own.options,
    },
    log: makeLog('info', { write: (line) => lines.push(line) }),
    version: '1.2.3',
    games: catalog,
    web: own.web ?? '/nowhere',
  });
  return { app, backend, lines };
}

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
