import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatPass } from '../wire/matches.ts';
import { type Action, PERMISSIONS, ROLES, type Role } from './permissions.ts';
import { type Client, type Served, serve } from './testing.ts';

type Status = 'open' | 'playing' | 'over';

let served: Served;
beforeAll(async () => {
  served = await serve({ options: { adminToken: UNKNOWN } });
});
afterAll(() => served?.close());

/** A match with one person per role. Ann only hosts, Bob plays red, Cy has left his seat. */
interface Scene {
  readonly code: string;
  token(role: Role): string | undefined;
}

const UNKNOWN = 'abcdefghijklmnopqrstuv'; // a token that holds no seat here, such as an operator's

async function scene(status: Status): Promise<Scene> {
  const ann = await served.create({ game: 'radar', name: 'Ann', settings: { pace: 10_000, clock: null } });
  const at = `/api/matches/${ann.code}`;
  const join = async (name: string, seat: string) =>
    (await served.post<SeatPass>(`${at}/join`, { name, seats: [seat] })).body;
  const bob = await join('Bob', 'red.captain');
  const cy = await join('Cy', 'blue.engineer');
  await join('Di', 'blue.captain');
  await served.post(`${at}/leave`, {}, cy.token);
  if (status !== 'open') await served.post(`${at}/start`, {}, ann.token);
  if (status === 'over') {
    const client = await served.sit(ann.code, bob.token);
    await client.command('red.captain', { type: 'resign' });
    await client.until(() => client.over);
  }
  const tokens: Readonly<Record<Role, string | undefined>> = {
    host: ann.token,
    seat: bob.token,
    spectator: cy.token,
    visitor: undefined,
    operator: UNKNOWN,
  };
  return { code: ann.code, token: (role) => tokens[role] };
}

interface Answered {
  readonly status: number;
  readonly code: string | undefined; // of a refusal
}
interface Probe {
  readonly status: Status; // of the match, for the cells `yes` and `own`
  readonly others?: (scene: Scene, token: string | undefined) => Promise<Answered>; // the same for a seat of another player
  ask(scene: Scene, token: string | undefined): Promise<Answered>;
}

const answered = ({ status, body }: { readonly status: number; readonly body: unknown }): Answered => ({
  status,
  code: (body as { readonly error?: { readonly code: string } } | null)?.error?.code,
});
const get = async (path: string, token?: string) => answered(await served.get(`/api${path}`, token));
const post = async (path: string, body: object, token?: string) =>
  answered(await served.post(`/api${path}`, body, token));

/** A route that does not depend on a match. */
const plain = (ask: (token: string | undefined) => Promise<Answered>): Probe => ({
  status: 'open',
  ask: (_, token) => ask(token),
});
const onMatch = (status: Status, verb: string, body: object): Probe => ({
  status,
  ask: ({ code }, token) => post(`/matches/${code}/${verb}`, body, token),
});
const decision = (ask: (path: string, token: string | undefined) => Promise<Answered>): Probe => ({
  status: 'over',
  ask: ({ code }, token) => ask(`/matches/${code}/decisions/0`, token),
});

/** One request for each route. The socket rows have their own tests. */
const ROUTES: Readonly<Record<Exclude<Action, `${'socket' | 'line'} ${string}`>, Probe>> = {
  'GET /api/health': plain((token) => get('/health', token)),
  'GET /api/ready': plain((token) => get('/ready', token)),
  'GET /api/games': plain((token) => get('/games', token)),
  'GET /api/games/:game/miniature': plain((token) => get('/games/radar/miniature', token)),
  'GET /api/schema': plain((token) => get('/schema', token)),
  'POST /api/ask/:game/:query': plain((token) => post('/ask/radar/track', {}, token)),
  'GET /api/matches': plain((token) => get('/matches', token)),
  'POST /api/matches': plain((token) => post('/matches', { game: 'radar' }, token)),
  'GET /api/matches/:code': { status: 'playing', ask: ({ code }, token) => get(`/matches/${code}`, token) },
  'POST /api/matches/:code/join': onMatch('open', 'join', {}),
  'POST /api/matches/:code/leave': {
    ...onMatch('playing', 'leave', {}),
    others: ({ code }, token) => post(`/matches/${code}/leave`, { seats: ['blue.captain'] }, token),
  },
  'POST /api/matches/:code/fill': onMatch('open', 'fill', { seat: 'blue.engineer', bot: 'crew' }),
  'POST /api/matches/:code/start': onMatch('open', 'start', {}),
  'POST /api/matches/:code/settings': onMatch('playing', 'settings', { pace: 9000 }),
  'POST /api/matches/:code/rematch': onMatch('over', 'rematch', {}),
  'POST /api/matches/:code/hint': {
    ...onMatch('playing', 'hint', { seat: 'red.captain' }),
    others: ({ code }, token) => post(`/matches/${code}/hint`, { seat: 'blue.captain' }, token),
  },
  'POST /api/matches/:code/report': onMatch('playing', 'report', {}),
  'GET /api/matches/:code/log': { status: 'over', ask: ({ code }, token) => get(`/matches/${code}/log`, token) },
  'POST /api/matches/:code/fork': onMatch('over', 'fork', { place: 1 }),
  'POST /api/forks': plain((token) => post('/forks', { log: '{}', place: 1 }, token)),
  'GET /api/matches/:code/decisions': {
    status: 'playing',
    ask: ({ code }, token) => get(`/matches/${code}/decisions`, token),
  },
  'GET /api/matches/:code/decisions/:n': decision(get),
  'POST /api/matches/:code/decisions/:n/what-if': decision((path, token) => post(`${path}/what-if`, {}, token)),
  'GET /api/matches/:code/decisions/:n/sensitivity': decision((path, token) => get(`${path}/sensitivity`, token)),
  'GET /api/lab/:game/weights/:bot': plain((token) => get('/lab/radar/weights/crew', token)),
  'POST /api/lab/coverage': plain((token) => post('/lab/coverage', { game: 'radar', one: { bot: 'crew' } }, token)),
  'POST /api/lab/diff': plain((token) =>
    post('/lab/diff', { game: 'radar', one: { bot: 'crew' }, other: { bot: 'seed' } }, token),
  ),
  'GET /api/lab/works/:id': plain((token) => get('/lab/works/ABCDEABCDEABCDE', token)),
  'GET /api/arena/experiments': plain((token) => get('/arena/experiments', token)),
  'GET /api/arena/experiments/:id': plain((token) => get('/arena/experiments/ABCD', token)),
  'GET /api/arena/experiments/:id/curve': plain((token) => get('/arena/experiments/ABCD/curve', token)),
  'GET /api/arena/experiments/:id/pairs': plain((token) => get('/arena/experiments/ABCD/pairs', token)),
  'GET /api/arena/experiments/:id/pairs/:n/:which': plain((token) => get('/arena/experiments/ABCD/pairs/0/0', token)),
  'GET /api/arena/ladder/:game': plain((token) => get('/arena/ladder/radar', token)),
  'GET /api/admin/matches': plain((token) => get('/admin/matches', token)),
  'GET /api/admin/matches/:code': plain((token) => get('/admin/matches/ABCD', token)),
  'POST /api/admin/matches/:code/close': plain((token) => post('/admin/matches/ABCD/close', {}, token)),
  'POST /api/admin/matches/:code/delete': plain((token) => post('/admin/matches/ABCD/delete', {}, token)),
  'POST /api/admin/matches/:code/mute': plain((token) =>
    post('/admin/matches/ABCD/mute', { person: 'x', muted: true }, token),
  ),
  'POST /api/admin/matches/:code/log': plain((token) => post('/admin/matches/ABCD/log', {}, token)),
  'GET /api/admin/bans': plain((token) => get('/admin/bans', token)),
  'POST /api/admin/bans': plain((token) => post('/admin/bans', { address: '192.0.2.1' }, token)),
  'POST /api/admin/bans/:id/lift': plain((token) => post('/admin/bans/x/lift', {}, token)),
  'GET /api/admin/reports': plain((token) => get('/admin/reports', token)),
  'POST /api/admin/reports/:id/close': plain((token) => post('/admin/reports/x/close', {}, token)),
  'POST /api/admin/people/export': plain((token) => post('/admin/people/export', { person: 'x' }, token)),
  'POST /api/admin/people/delete': plain((token) => post('/admin/people/delete', { person: 'x' }, token)),
  'POST /api/admin/announce': plain((token) => post('/admin/announce', { minutes: null }, token)),
  'GET /api/admin/actions': plain((token) => get('/admin/actions', token)),
};

const CELLS = Object.entries(ROUTES).flatMap(([action, probe]) => ROLES.map((role) => [action, role, probe] as const));

describe('every cell of the table, over HTTP', () => {
  test.each(CELLS)('%s, %s', async (action, role, probe) => {
    const right = PERMISSIONS[action as Action][role];
    const ask = async (status: Status, how = probe.ask) => {
      const now = await scene(status);
      return how(now, now.token(role));
    };
    const { status, code } = await ask(probe.status);
    if (right === 'no') {
      expect([401, 403]).toContain(status);
      return;
    }
    expect([401, 403]).not.toContain(status);
    if (right === 'over') {
      expect(status).toBeLessThan(300);
      expect(await ask('playing')).toEqual({ status: 409, code: 'still-playing' });
    } else expect(code).not.toBe('still-playing');
    if (right === 'own' && probe.others)
      expect(await ask(probe.status, probe.others)).toEqual({ status: 403, code: 'not-your-seat' });
  });

  test('a refusal says why: no token, not the host, or no seat', async () => {
    const now = await scene('playing');
    const fill = (role: Role) =>
      post(`/matches/${now.code}/fill`, { seat: 'blue.engineer', bot: 'crew' }, now.token(role));
    const leave = (role: Role) => post(`/matches/${now.code}/leave`, {}, now.token(role));
    expect((await fill('visitor')).code).toBe('wrong-token');
    expect((await fill('operator')).code).toBe('wrong-token');
    expect((await fill('seat')).code).toBe('not-the-host');
    expect((await fill('spectator')).code).toBe('not-the-host');
    expect((await leave('spectator')).code).toBe('players-only');
    expect((await leave('host')).code).toBe('players-only');
  });

  test('only the host is shown as the host', async () => {
    const now = await scene('open');
    const isHost = async (role: Role) => {
      const client = await served.sit(now.code, now.token(role));
      const welcome = client.messages.find((message) => message.type === 'welcome');
      return welcome?.type === 'welcome' && welcome.you.host;
    };
    expect([await isHost('host'), await isHost('seat'), await isHost('spectator'), await isHost('visitor')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('every cell of the table, over a socket', () => {
  /** A visitor has opened a socket without a hello. */
  const connect = (now: Scene, role: Role): Promise<Client> =>
    role === 'visitor' ? served.open() : served.sit(now.code, now.token(role));
  const spectate = (now: Scene) => served.sit(now.code);
  const isFine = (client: Client) => client.closed === null;

  const hello = async (client: Client): Promise<boolean> => client.welcomed;
  const command =
    (seat: string) =>
    async (client: Client): Promise<boolean> => {
      if (!isFine(client)) return false;
      client.say({ type: 'command', id: 'x', seat, command: { type: 'resign' } });
      const answer = () => client.messages.find((message) => message.type === 'answer');
      await client.until(() => answer() !== undefined || !isFine(client));
      return (answer() as { ok: boolean } | undefined)?.ok === true;
    };
  const chat =
    (to: 'crew' | 'table') =>
    async (client: Client): Promise<boolean> => {
      if (!isFine(client)) return false;
      client.say({ type: 'chat', to, text: 'hello' });
      const heard = () => client.messages.some((message) => message.type === 'chat' && message.text === 'hello');
      const refused = () =>
        client.messages.some((message) => message.type === 'fault' && message.fault.code === 'no-voice');
      await client.until(() => heard() || refused() || !isFine(client));
      return heard();
    };
  const SOCKET = {
    'socket hello': hello,
    'socket command': command('red.captain'),
    'socket chat crew': chat('crew'),
    'socket chat table': chat('table'),
  } as const satisfies Partial<Record<Action, (client: Client) => Promise<boolean>>>;

  const cells = Object.entries(SOCKET).flatMap(([action, may]) => ROLES.map((role) => [action, role, may] as const));
  test.each(cells)('%s, %s', async (action, role, may) => {
    const now = await scene('playing');
    const right = PERMISSIONS[action as Action][role];
    const client = await connect(now, role);
    if (action === 'socket hello' && role === 'visitor') {
      client.say({ type: 'hello', protocol: 1, match: now.code });
      await client.until(() => client.welcomed);
    }
    expect(await may(client)).toBe(right !== 'no');
    if (role === 'spectator') expect(await may(await spectate(now))).toBe(right !== 'no'); // the same without a token
  });

  test('a player cannot act for another player’s seat', async () => {
    const now = await scene('playing');
    expect(await command('blue.captain')(await connect(now, 'seat'))).toBe(false);
  });
});
