import { WebSocket } from 'ws';
import { rulesFor } from '../../src/arena/play.ts';
import { catalog } from '../../src/games/catalog.ts';
import { must } from '../../src/kernel/result.ts';
import type { NewMatchRequest, SeatPass } from '../../src/wire/matches.ts';
import { PROTOCOL } from '../../src/wire/messages.ts';
import type { Address } from './sections.ts';

const GAMES = Object.values(catalog);

export const firstPages = async (): Promise<readonly Address[]> => [
  { name: 'home', path: '/' },
  { name: 'list of lessons', path: '/learn' },
  { name: 'lesson', path: '/learn/radar' },
  { name: 'decision lab', path: '/lab' },
  { name: 'arena', path: '/arena' },
  { name: 'operator page', path: '/admin' },
];

export const setUpPages = async (): Promise<readonly Address[]> =>
  GAMES.map(({ id, title }) => ({ name: `set-up of ${title}`, path: `/new/${id}` }));

export const readingPages = async (): Promise<readonly Address[]> => [
  ...GAMES.map(({ id, title }) => ({ name: `rules of ${title}`, path: `/rules/${id}` })),
  { name: 'odds', path: '/odds/shooting' },
];

/** Before anyone but the host has taken a seat. */
export const lobbyPages = (base: string): Promise<readonly Address[]> =>
  Promise.all(
    GAMES.map(async ({ id, title }) => {
      const { code } = await create(base, { game: id });
      return { name: `lobby of ${title}`, path: `/m/${code}` };
    }),
  );

/** The first seat against bots, as Play on the home page starts it. */
export const tablePages = (base: string): Promise<readonly Address[]> =>
  Promise.all(
    GAMES.map(async (game) => {
      const sit = game.seats(must(rulesFor(game, undefined, '1'))).slice(0, 1);
      const pass = await create(base, { game: game.id, sit, settings: { pace: 1200 }, start: true });
      return { name: `${game.title} table`, path: `/m/${pass.code}`, pass };
    }),
  );

/** Two sides that play at random take about 1,000 commands. */
export async function replayPages(base: string): Promise<readonly Address[]> {
  const bots = { blue: 'random', red: 'random' };
  const { code } = await create(base, { game: 'radar', bots, settings: { listed: true, pace: 0 }, start: true });
  await played(base, code);
  return [{ name: 'replay', path: `/replay/${code}` }];
}

async function create(base: string, wish: NewMatchRequest): Promise<SeatPass> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/matches`, { method: 'POST', headers, body: JSON.stringify(wish) });
  if (!answer.ok) throw new Error(`cannot create a match: ${await answer.text()}`);
  return (await answer.json()) as SeatPass;
}

/** Watches a match of bots until its end; without a spectator it would pause. */
async function played(base: string, code: string): Promise<void> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/play`);
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match: code, options: false })),
  );
  await new Promise<void>((then, fail) => {
    socket.on('message', (data) => {
      if (String(data).includes('"type":"over"')) then();
    });
    socket.on('close', () => fail(new Error(`the connection to match ${code} was closed before its end`)));
  });
  socket.close();
}
