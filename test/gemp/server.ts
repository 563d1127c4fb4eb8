import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DECKS } from '../../src/games/force/data/decks.ts';
import { type Element, element, writeXml } from '../../src/integrations/gemp/xml.ts';
import { CALM, type FaultPlan } from './faults.ts';
import type { Channel, Conduct } from './table-game.ts';
import { type Opponent, Tables } from './tables.ts';

export interface ServerHow {
  readonly seed?: number;
  readonly faults?: FaultPlan;
  readonly opponent?: Opponent;
  readonly hold?: number; // how long a poll without news is held, in milliseconds
  readonly turnLimit?: number;
  readonly password?: string;
  readonly stubborn?: number; // percentage of legal answers that are rejected
}

export interface FakeServer {
  readonly url: string;
  readonly tables: Tables;
  readonly conduct: Conduct;
  readonly requests: string[]; // method and path
  chats: number; // messages that clients sent
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: Element | null;
  readonly cookie?: string;
}

const BASE = '/gemp-swccg-server/';
const HERE = '127.0.0.1';
const okay = (body: Element | null = null): Reply => ({ status: 200, body });
const status = (code: number): Reply => ({ status: code, body: null });
const orError = (words: string | undefined): Reply =>
  okay(words === undefined ? null : element('error', { message: words }));
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A strict implementation of the protocol on loopback, which injects the given faults. */
export async function fakeServer(how: ServerHow = {}): Promise<FakeServer> {
  const {
    seed = 1,
    faults = CALM,
    opponent = null,
    hold = 40,
    turnLimit = 150,
    password = 'secret',
    stubborn = 0,
  } = how;
  const conduct: Conduct = { answers: 0, refused: 0, bad: 0, aborted: 0, types: {}, complaints: [] };
  const tables = new Tables(seed, opponent, turnLimit, conduct, stubborn);
  const sessions = new Map<string, string>();
  const halls = new Map<string, number>();
  const requests: string[] = [];
  let next = 0;

  function logIn(form: URLSearchParams): Reply {
    const user = form.get('login') ?? '';
    if (user === 'banned') return status(403);
    if (user === 'paused') return status(409);
    if ((form.get('password') ?? '') === '') return status(202);
    if (form.get('password') !== password) return status(401);
    const cookie = `session-${++next}`;
    sessions.set(cookie, user);
    return { ...okay(), cookie };
  }

  function hall(user: string, entering: boolean, form: URLSearchParams): Reply {
    if (entering) halls.set(user, ++next);
    else if (!halls.has(user)) return status(410);
    else if (form.get('channelNumber') !== String(halls.get(user))) return status(409);
    const formats = entering ? [element('format', { type: 'vanilla' }, [], 'Vanilla')] : [];
    const channelNumber = halls.get(user) ?? 0;
    return okay(
      element('hall', { channelNumber, currency: 0, motd: 'a < b & "c"' }, [
        ...tables.describe(user, entering ? 'add' : 'update'),
        ...formats,
      ]),
    );
  }

  async function news(channel: Channel, name: string): Promise<Reply> {
    if (channel.news.length === 0) {
      const woken = new Promise<void>((wake) => {
        channel.wake = wake;
      });
      await Promise.race([woken, pause(hold)]);
      channel.wake = () => {};
    }
    const events = channel.news;
    channel.news = [];
    const clocks = element('clocks', {}, [element('clock', { participantId: 'somebody' }, [], '3600')]);
    return okay(element(name, { cn: channel.number }, [...events, clocks]));
  }

  async function game(user: string, id: string, rest: string, method: string, form: URLSearchParams): Promise<Reply> {
    const one = tables.game(id);
    const side = tables.sideOf(id, user);
    if (!one || !side) return status(404);
    if (rest === 'concede') {
      one.concede(side);
      return okay();
    }
    if (method === 'GET') return news(one.enter(side), 'gameState');
    const channel = one.channelOf(side);
    if (!channel) return status(410);
    if (form.get('channelNumber') !== String(channel.number)) return status(409);
    if (form.has('decisionId')) {
      one.answer(side, form.get('decisionValue'), form.get('decisionId'));
      await pause(0);
    }
    return news(channel, 'update');
  }

  async function route(method: string, path: string, form: URLSearchParams, user: string | undefined): Promise<Reply> {
    if (path === 'login' && method === 'POST') return logIn(form);
    if (user === undefined) return status(401);
    if (!form.has('participantId')) return status(500);
    const [room = '', id = '', rest = ''] = path.split('/');
    if (room === 'deck') return okay(decks(id === 'libraryList'));
    if (room === 'chat') return chat(form);
    if (room === 'game') return game(user, id, rest, method, form);
    if (room !== 'hall') return status(404);
    if (id === 'update') return hall(user, false, form);
    if (id === '')
      return method === 'GET'
        ? hall(user, true, form)
        : orError(
            tables.create(user, form.get('format') ?? '', form.get('deckName') ?? '', form.get('playVsAi') === 'true'),
          );
    if (rest === 'leave') {
      tables.leave(id, user);
      return okay();
    }
    return orError(tables.join(id, user, form.get('deckName') ?? ''));
  }

  function chat(form: URLSearchParams): Reply {
    if (form.has('message')) fake.chats++;
    return okay(element('chat', { roomName: 'Game' }, []));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${HERE}`);
    const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : '?';
    const method = request.method ?? 'GET';
    const form = method === 'POST' ? new URLSearchParams(await bodyOf(request)) : url.searchParams;
    requests.push(`${method} ${path}`);
    const cookie = /loggedUser=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const user = sessions.get(cookie);
    const { fault, delay } = faults();
    if (delay > 0) await pause(delay);
    if (fault === 'lost-before') return void response.destroy();
    const [room, id = ''] = path.split('/');
    const side = user !== undefined && room === 'game' ? tables.sideOf(id, user) : undefined;
    if (fault === 'signed-out') sessions.delete(cookie);
    if (fault === 'busy') return send(response, status(503), false);
    if (side && method === 'POST') {
      if (fault === 'taken-over') tables.game(id)?.enter(side); // as if from a browser
      if (fault === 'expired') tables.game(id)?.drop(side);
    } else if (user !== undefined && path === 'hall/update') {
      if (fault === 'taken-over') halls.set(user, ++next);
      if (fault === 'expired') halls.delete(user);
    }
    const reply = await route(method, decodeURIComponent(path), form, fault === 'signed-out' ? undefined : user);
    if (fault === 'lost-after') return void response.destroy();
    send(response, reply, fault === 'garbled');
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      conduct.complaints.push(String(error instanceof Error ? error.stack : error));
      response.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, HERE, done));
  const { port } = server.address() as AddressInfo;
  const fake: FakeServer = {
    url: `http://${HERE}:${port}${BASE}`,
    tables,
    conduct,
    requests,
    chats: 0,
    close: () => closed(server),
  };
  return fake;
}

function send(response: ServerResponse, { status: code, body, cookie }: Reply, garbled: boolean): void {
  const whole = body ? `<?xml version="1.0" encoding="UTF-8"?>${writeXml(body)}` : '';
  const text = garbled ? whole.slice(0, Math.max(0, Math.floor(whole.length * 0.7))) : whole;
  if (cookie !== undefined) response.setHeader('set-cookie', `loggedUser=${cookie}; Path=/; HttpOnly`);
  response.writeHead(code, { 'content-type': 'application/xml; charset=UTF-8' });
  response.end(text);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text;
}

function decks(library: boolean): Element {
  const names = Object.entries(DECKS).map(([name, { side }]) => element(`${side}Deck`, {}, [], name));
  return element('decks', {}, library ? names : []);
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
