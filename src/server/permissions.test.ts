import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../wire/identity.ts';
import type { SeatPass } from '../wire/matches.ts';
import { type Action, PERMISSIONS, ROLES, type Role } from './permissions.ts';
import { type Access, type Client, type Served, serve } from './testing.ts';

type Status = 'open' | 'playing' | 'over';

let served: Served;
beforeAll(async () => {
  served = await serve({ options: { adminToken: UNKNOWN } });
});
afterAll(() => served?.close());

/** A match with one person per role. Ann only hosts, Bob plays red, Cy has left his seat. */
interface Scene {
  readonly code: string;
  token(role: Role): Promise<Access | undefined>;
}

const UNKNOWN = 'abcdefghijklmnopqrstuv'; // a token that holds no seat here, such as an operator's

let names = 0;

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
  const tokens: Readonly<Record<Exclude<Role, 'player'>, Access | undefined>> = {
    host: ann.token,
    seat: bob.token,
    spectator: cy.token,
    visitor: undefined,
    operator: UNKNOWN,
  };
  return { code: ann.code, token: async (role) => (role === 'player' ? signIn() : tokens[role]) };
}

/** Always a new identity, since a cell may delete it or sign it out. */
async function signIn(): Promise<Access> {
  const { body: eve } = await served.post<SignedIn>('/api/identity', { name: `Eve ${++names}` });
  return { session: eve.session };
}

const shared = new Map<Status, Promise<Scene>>();

function sharedScene(status: Status): Promise<Scene> {
  const known = shared.get(status) ?? scene(status);
  shared.set(status, known);
  return known;
}

interface Answered {
  readonly status: number;
  readonly code: string | undefined; // of a refusal
}
interface Probe {
  readonly status: Status; // of the match, for the cells `yes` and `own`
  readonly changes: boolean; // the match: then every cell gets a new one, otherwise all cells share one
  readonly others?: (scene: Scene, token: Access | undefined) => Promise<Answered>; // the same for a seat of another player
  ask(scene: Scene, token: Access | undefined): Promise<Answered>;
}

const answered = ({ status, body }: { readonly status: number; readonly body: unknown }): Answered => ({
  status,
  code: (body as { readonly error?: { readonly code: string } } | null)?.error?.code,
});
const get = async (path: string, token?: Access) => answered(await served.get(`/api${path}`, token));
const post = async (path: string, body: object, token?: Access) =>
  answered(await served.post(`/api${path}`, body, token));

/** A route that does not depend on a match. */
const plain = (ask: (token: Access | undefined) => Promise<Answered>): Probe => ({
  status: 'open',
  changes: false,
  ask: (_, token) => ask(token),
});
const reading = (status: Status, what: string): Probe => ({
  status,
  changes: false,
  ask: ({ code }, token) => get(`/matches/${code}${what}`, token),
});
const onMatch = (status: Status, verb: string, body: object): Probe => ({
  status,
  changes: true,
  ask: ({ code }, token) => post(`/matches/${code}/${verb}`, body, token),
});
const decision = (ask: (path: string, token: Access | undefined) => Promise<Answered>): Probe => ({
  status: 'over',
  changes: false,
  ask: ({ code }, token) => ask(`/matches/${code}/decisions/0`, token),
});

const FORGED = { id: 'forged' };

/** One request for each route. The socket rows have their own tests. */
const ROUTES: Readonly<Record<Exclude<Action, `${'socket' | 'line'} ${string}`>, Probe>> = {
  'GET /api/health': plain((token) => get('/health', token)),
  'GET /api/ready': plain((token) => get('/ready', token)),
  'GET /api/games': plain((token) => get('/games', token)),
  'GET /api/games/:game/miniature': plain((token) => get('/games/radar/miniature', token)),
  'GET /api/games/:game/rules': plain((token) => get('/games/radar/rules', token)),
  'GET /api/games/:game/picture.png': plain((token) => get('/games/radar/picture.png', token)),
  'GET /api/schema': plain((token) => get('/schema', token)),
  'POST /api/ask/:game/:query': plain((token) => post('/ask/radar/track', {}, token)),
  'GET /api/matches': plain((token) => get('/matches', token)),
  'POST /api/matches': plain((token) => post('/matches', { game: 'radar' }, token)),
  'GET /api/matches/:code': reading('playing', ''),
  'POST /api/matches/:code/join': onMatch('open', 'join', {}),
  'POST /api/opponents': plain((token) => post('/opponents', { game: 'radar' }, token)),
  'POST /api/opponents/status': plain((token) => post('/opponents/status', { ticket: UNKNOWN }, token)),
  'POST /api/opponents/leave': plain((token) => post('/opponents/leave', { ticket: UNKNOWN }, token)),
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
  'GET /api/matches/:code/log': reading('over', '/log'),
  'GET /api/matches/:code/picture.png': reading('playing', '/picture.png'),
  'GET /api/matches/:code/picture.svg': reading('over', '/picture.svg'),
  'POST /api/matches/:code/fork': onMatch('over', 'fork', { place: 1 }),
  'POST /api/forks': plain((token) => post('/forks', { log: '{}', place: 1 }, token)),
  'GET /api/matches/:code/decisions': reading('playing', '/decisions'),
  'GET /api/matches/:code/decisions/:n': decision(get),
  'POST /api/matches/:code/decisions/:n/what-if': decision((path, token) => post(`${path}/what-if`, {}, token)),
  'GET /api/matches/:code/decisions/:n/sensitivity': decision((path, token) => get(`${path}/sensitivity`, token)),
  'GET /api/push': plain((token) => get('/push', token)),
  'POST /api/matches/:code/push': onMatch('playing', 'push', {
    endpoint: 'http://push.example/x',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  }),
  'POST /api/matches/:code/push/remove': onMatch('playing', 'push/remove', { endpoint: 'https://push.example/x' }),
  'GET /api/lab/:game/weights/:bot': plain((token) => get('/lab/radar/weights/crew', token)),
  'POST /api/lab/coverage': plain((token) => post('/lab/coverage', { game: 'radar', one: { bot: 'crew' } }, token)),
  'POST /api/lab/diff': plain((token) =>
    post('/lab/diff', { game: 'radar', one: { bot: 'crew' }, other: { bot: 'seed' } }, token),
  ),
  'POST /api/lab/predictions': plain((token) =>
    post('/lab/predictions', { game: 'radar', one: { bot: 'crew' } }, token),
  ),
  'POST /api/lab/generate': plain((token) => post('/lab/generate', { game: 'radar', request: {} }, token)),
  'GET /api/lab/works/:id': plain((token) => get('/lab/works/ABCDEABCDEABCDE', token)),
  'GET /api/arena/experiments': plain((token) => get('/arena/experiments', token)),
  'GET /api/arena/experiments/:id': plain((token) => get('/arena/experiments/ABCD', token)),
  'GET /api/arena/experiments/:id/curve': plain((token) => get('/arena/experiments/ABCD/curve', token)),
  'GET /api/arena/experiments/:id/pairs': plain((token) => get('/arena/experiments/ABCD/pairs', token)),
  'GET /api/arena/experiments/:id/pairs/:n/:which': plain((token) => get('/arena/experiments/ABCD/pairs/0/0', token)),
  'GET /api/arena/ladder/:game': plain((token) => get('/arena/ladder/radar', token)),
  'GET /api/identity': plain((token) => get('/identity', token)),
  'POST /api/identity': plain((token) => post('/identity', { name: `Al ${++names}` }, token)),
  'POST /api/identity/recover': plain((token) => post('/identity/recover', { secret: UNKNOWN }, token)),
  'POST /api/identity/passkey/options': plain((token) => post('/identity/passkey/options', { name: 'Bo' }, token)),
  'POST /api/identity/passkey': plain((token) => post('/identity/passkey', { name: 'Bo', response: FORGED }, token)),
  'POST /api/identity/sign-in/options': plain((token) => post('/identity/sign-in/options', {}, token)),
  'POST /api/identity/sign-in': plain((token) => post('/identity/sign-in', { response: FORGED }, token)),
  'POST /api/mine': plain((token) => post('/mine', {}, token)),
  'GET /api/me': plain((token) => get('/me', token)),
  'POST /api/me': plain((token) => post('/me', {}, token)),
  'GET /api/me/record': plain((token) => get('/me/record', token)),
  'GET /api/me/lists/:game': plain((token) => get('/me/lists/shooting', token)),
  'GET /api/me/lists/:game/:id': plain((token) => get('/me/lists/shooting/x', token)),
  'POST /api/me/lists/:game/:id': plain((token) =>
    post('/me/lists/shooting/x', { changed: 1, removed: true, body: {} }, token),
  ),
  'POST /api/me/link': plain((token) => post('/me/link', { seats: [] }, token)),
  'POST /api/me/passkeys': plain((token) => post('/me/passkeys', { response: FORGED }, token)),
  'POST /api/me/passkeys/:id/remove': plain((token) => post('/me/passkeys/x/remove', {}, token)),
  'POST /api/me/devices/:id/remove': plain((token) => post('/me/devices/x/remove', {}, token)),
  'POST /api/me/recovery': plain((token) => post('/me/recovery', {}, token)),
  'POST /api/me/recovery/remove': plain((token) => post('/me/recovery/remove', {}, token)),
  'POST /api/me/sign-out': plain((token) => post('/me/sign-out', {}, token)),
  'POST /api/me/delete': plain((token) => post('/me/delete', {}, token)),
  'GET /api/leagues': plain((token) => get('/leagues', token)),
  'POST /api/leagues': plain((token) =>
    post('/leagues', { title: 'Al', game: 'radar', kind: 'swiss', clock: 86_400 }, token),
  ),
  'GET /api/leagues/:code': plain((token) => get('/leagues/ABCD', token)),
  'POST /api/leagues/:code/join': plain((token) => post('/leagues/ABCD/join', {}, token)),
  'POST /api/leagues/:code/leave': plain((token) => post('/leagues/ABCD/leave', {}, token)),
  'POST /api/leagues/:code/start': plain((token) => post('/leagues/ABCD/start', {}, token)),
  'POST /api/leagues/:code/close': plain((token) => post('/leagues/ABCD/close', {}, token)),
  'GET /api/admin/matches': plain((token) => get('/admin/matches', token)),
  'GET /api/admin/matches/:code': plain((token) => get('/admin/matches/ABCD', token)),
  'POST /api/admin/matches/:code/close': plain((token) => post('/admin/matches/ABCD/close', {}, token)),
  'POST /api/admin/matches/:code/delete': plain((token) => post('/admin/matches/ABCD/delete', {}, token)),
  'POST /api/admin/matches/:code/mute': plain((token) =>
    post('/admin/matches/ABCD/mute', { person: 'x', muted: true }, token),
  ),
  'POST /api/admin/matches/:code/log': plain((token) => post('/admin/matches/ABCD/log', {}, token)),
  'GET /api/admin/leagues': plain((token) => get('/admin/leagues', token)),
  'POST /api/admin/leagues/:code/close': plain((token) => post('/admin/leagues/ABCD/close', {}, token)),
  'GET /api/admin/bans': plain((token) => get('/admin/bans', token)),
  'POST /api/admin/bans': plain((token) => post('/admin/bans', { address: '192.0.2.1' }, token)),
  'POST /api/admin/bans/:id/lift': plain((token) => post('/admin/bans/x/lift', {}, token)),
  'GET /api/admin/reports': plain((token) => get('/admin/reports', token)),
  'POST /api/admin/reports/:id/close': plain((token) => post('/admin/reports/x/close', {}, token)),
  'POST /api/admin/people/export': plain((token) => post('/admin/people/export', { person: 'x' }, token)),
  'POST /api/admin/people/delete': plain((token) => post('/admin/people/delete', { person: 'x' }, token)),
  'POST /api/admin/ratings/recompute': plain((token) => post('/admin/ratings/recompute', {}, token)),
  'POST /api/admin/announce': plain((token) => post('/admin/announce', { minutes: null }, token)),
  'GET /api/admin/actions': plain((token) => get('/admin/actions', token)),
};

const CELLS = Object.entries(ROUTES).flatMap(([action, probe]) => ROLES.map((role) => [action, role, probe] as const));

describe('every cell of the table, over HTTP', () => {
  test.each(CELLS)('%s, %s', async (action, role, probe) => {
    const right = PERMISSIONS[action as Action][role];
    const ask = async (status: Status, how = probe.ask) => {
      const now = await (probe.changes ? scene(status) : sharedScene(status));
      return how(now, await now.token(role));
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
    const fill = async (role: Role) =>
      post(`/matches/${now.code}/fill`, { seat: 'blue.engineer', bot: 'crew' }, await now.token(role));
    const leave = async (role: Role) => post(`/matches/${now.code}/leave`, {}, await now.token(role));
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
      const access = await now.token(role);
      const client = await served.sit(now.code, typeof access === 'string' ? access : undefined);
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
  const connect = async (now: Scene, role: Role): Promise<Client> =>
    role === 'visitor' ? served.open() : sit(now, await now.token(role));
  const sit = (now: Scene, access: Access | undefined): Promise<Client> =>
    typeof access === 'object' ? served.sit(now.code, undefined, access) : served.sit(now.code, access);
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
