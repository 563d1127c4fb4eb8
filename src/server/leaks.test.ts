import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import type { Seat, Watcher } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { open, outcomeOf } from '../kernel/match.ts';
import { mix, Random } from '../kernel/random.ts';
import { must, no } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import type { SeatPass } from '../wire/matches.ts';
import { makeLog } from './log.ts';
import { handleChat, handleCommand } from './table/member-commands.ts';
import { canariesIn, mayKnow, withCanaries } from './testing/canaries.ts';
import { RADAR_SECRETS } from './testing/radar-secrets.ts';
import { one, randomMove } from './testing/random-move.ts';
import {
  listeningBots,
  MATCH_ID,
  openTestServer,
  settled,
  type TestListener,
  type TestServer,
  tokenOf,
} from './testing/test-table.ts';
import { type Client, serve } from './testing.ts';
import { tokenHash } from './tokens.ts';

const radar = catalog.radar as Game;
const canaried = withCanaries(radar, RADAR_SECRETS);
const SEATS = ['blue', 'red'].flatMap((side) =>
  ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `${side}.${role}`),
);
const BLUE = SEATS.slice(0, 4);
/** `npm run soak` runs more. */
const GAMES = Number(process.env.UMPIRE_LEAK_GAMES ?? 200);
/** Mostly short games; one in twenty runs until weapons are charged, panels are full and boats move unheard. */
const setupOf = (i: number) => ({
  ruleset: i % 3 === 0 ? 'seed' : 'classic',
  ...(i % 20 === 0 ? { turnLimit: 80, stealth: 'lasting' } : { turnLimit: 8 }),
});

let room: TestServer;
beforeAll(async () => {
  room = await openTestServer(canaried);
});
afterAll(() => room?.close());

const figures = { commands: 0, frames: 0, bytes: 0, canaries: 0, answers: 0 };
const found = new Set<string>(); // kinds of canaries that some watcher was sent

/** Searches the bytes for secrets of other watchers, and for secrets of the server. */
function look(bytes: string, watchers: readonly Watcher[], state: Kinds['state'], secrets: readonly string[]): void {
  const fail = (what: string): never => {
    throw new Error(`${watchers.join(' ') || 'nobody'} was sent ${what}: ${bytes.slice(0, 600)}`);
  };
  for (const path of canariesIn(bytes)) {
    figures.canaries++;
    found.add(path.replace(/\b(blue|red)\b/, '*'));
    if (!watchers.some((watcher) => mayKnow(radar, RADAR_SECRETS, path, watcher, state))) fail(path);
  }
  for (const secret of secrets) if (bytes.includes(secret)) fail(secret);
  for (const [id, seat = ''] of bytes.matchAll(/id-of-([a-z.-]+)-\d/g)) if (!watchers.includes(seat)) fail(`the ${id}`);
  figures.bytes += bytes.length;
}

test(`canaries in every secret of ${GAMES} random games reach no watcher who may not know them`, async () => {
  for (let i = 0; i < GAMES; i++) await playGame(i);
  if (GAMES < 200) return;
  const events = Object.entries(RADAR_SECRETS.events);
  const kinds = events.flatMap(([type, fields]) => Object.keys(fields).map((field) => `event.${type}.*.${field}`));
  expect([...kinds, ...RADAR_SECRETS.rewritten].filter((kind) => !found.has(kind))).toEqual([]); // all of them could have leaked
}, 600_000);

async function playGame(i: number): Promise<void> {
  const random = new Random(mix(i, 77));
  const seed = `secret-seed-${i}`;
  const match = open(canaried, must(rulesFor(canaried, setupOf(i), seed)), seed, hashing);
  const crews = i % 4 === 0 ? [BLUE, ...SEATS.slice(4).map((seat) => [seat])] : SEATS.map((seat) => [seat]);
  const table = room.lay(match, crews);
  const secrets = [seed, MATCH_ID, 'person blue', 'person red', ...crews.map(tokenOf)].concat(
    crews.map((seats) => tokenHash(tokenOf(seats))),
  );
  const listening = crews.filter((_, c) => (c + i) % 3 === 0);
  const ears: TestListener[] = [...listening, []].map((seats) => room.listen(table, seats, { options: i % 10 === 5 }));
  const read = new Map<TestListener, number>();
  const check = (bytes: string, watchers: readonly Watcher[]): void => look(bytes, watchers, match.state, secrets);

  for (let n = 0; !outcomeOf(match) && n < 3000; n++) {
    const move = randomMove(match, random, i + n / 40);
    if (!move) throw new Error('nobody is awaited');
    const hand = ears.find(({ watchers }) => watchers.includes(move.seat));
    const command = { type: 'command', id: `id-of-${move.seat}-${n}`, ...move } as const;
    const stray = one(ears.slice(0, -1), random);
    if (stray && random.roll(4) === 1) {
      const [seat = ''] = stray.watchers; // a player tries a command for another's seat
      handleCommand(table, stray.member, { ...command, id: `id-of-${seat}-${n}x`, seat });
    }
    if (hand && random.roll(12) === 1)
      handleChat(table, hand.member, { type: 'chat', to: 'crew', text: `⟦chat.${move.seat.split('.')[0]}=s:psst⟧` });
    if (hand) handleCommand(table, hand.member, command);
    else table.live?.act(move.seat, must(canaried.parse(move.command)));
    figures.commands++;
    await settled(table);
    if (random.roll(40) === 1)
      ears.push(room.listen(table, one(listening, random) ?? [], { since: random.roll(5) - 1 }));
    if (outcomeOf(match)) break;
    for (const listener of ears) {
      const { frames, watchers } = listener;
      for (const frame of frames.slice(read.get(listener) ?? 0)) check(frame, watchers);
      figures.frames += frames.length - (read.get(listener) ?? 0);
      read.set(listener, frames.length);
    }
    if (i % 4 === 0 && n % 60 === 17)
      for (const seats of [undefined, one(crews, random) ?? []])
        for (const call of calls(seats?.[0], match.log.length)) {
          check(await room.call(...call, seats), seats ?? ['spectator']);
          figures.answers++;
        }
    for (const { seat, view, heard } of room.questions.splice(0)) check(JSON.stringify([view, heard(0)]), [seat]);
  }
  table.stop(1000, '');
  check(room.logged.splice(0).join(''), []);
}

/** What a curious player might request during a match. */
const calls = (seat: Seat | undefined, places: number): readonly (readonly ['GET' | 'POST', string, object?])[] => [
  ['GET', ''],
  ['GET', '/log'],
  ['GET', '/log?eyes=red.captain&decisions=1'],
  ['GET', '/decisions'],
  ['GET', `/decisions/${places - 1}`],
  ['GET', '/decisions/none'],
  ['GET', `/decisions/${places - 1}/sensitivity`],
  ['POST', `/decisions/${places - 1}/what-if`, { weights: { room: 2 } }],
  ['POST', '/hint', { seat: seat ?? 'blue.captain' }],
  ['POST', '/hint', { seat: 'red.engineer' }],
  ['POST', '/hint', { seat: 7 }],
  ['POST', '/fork', { place: places - 1 }],
  ['POST', '/start', {}],
  ['POST', '/rematch', {}],
];

test('neither over real sockets, nor over HTTP, nor in the log', async () => {
  const logged: string[] = [];
  const log = makeLog('info', { write: (text) => logged.push(text) });
  const served = await serve({ parts: { games: { radar: canaried }, bots: listeningBots([]), log } });
  const base = `http://127.0.0.1:${served.server.port}/api/matches`;
  for (let i = 0; i < 4; i++) {
    const random = new Random(mix(i, 78));
    const options = { ruleset: i % 2 === 0 ? 'seed' : 'classic' };
    const host = await served.create({ game: 'radar', options, sit: [SEATS[0] as Seat], name: 'Ann' });
    const passes: SeatPass[] = [host];
    for (const seat of SEATS.slice(1))
      passes.push((await served.post<SeatPass>(`/api/matches/${host.code}/join`, { seats: [seat], name: 'Bob' })).body);
    await served.post(`/api/matches/${host.code}/start`, {}, host.token);
    const clients: Client[] = [];
    for (const { token } of passes) clients.push(await served.sit(host.code, token));
    const onlooker = await served.sit(host.code);
    const tokens = passes.map(({ token }) => token);
    const secrets = [...tokens, ...tokens.map(tokenHash)];
    const plain = (): Kinds['state'] => ({
      rules: { setup: { ...options, spectators: 'public' } },
      ...publicly(onlooker),
    });
    for (let n = 0; n < 60; n++) {
      const owed = (): number =>
        clients.findIndex(
          (client, c) => client.asks.get(SEATS[c] as Seat)?.must && client.asks.get(SEATS[c] as Seat)?.options,
        );
      await Promise.race(clients.map((client) => client.until(() => owed() >= 0)));
      const seat = SEATS[owed()] as Seat;
      const client = clients[owed()] as Client;
      const command = one(client.asks.get(seat)?.options ?? [], random) ?? { type: 'end-turn' };
      const answer = await client.command(seat, command, `id-of-${seat}-${n}`);
      if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
      figures.commands++;
    }
    await onlooker.until(() => onlooker.seq > 0);
    for (const [c, client] of [...clients, onlooker].entries())
      for (const frame of client.bytes) {
        const bytes = frame.replace(/⟦now\.[^⟧]*⟧/g, ''); // who may know these changes every turn
        look(bytes, [SEATS[c] ?? 'spectator'], plain(), secrets);
        figures.frames++;
      }
    for (const [c, token] of [undefined, ...tokens].entries())
      for (const [method, path, body] of calls(SEATS[c - 1], 9)) {
        const answer = await fetch(`${base}/${host.code}${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        const bytes = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
        look(bytes.replace(/⟦now\.[^⟧]*⟧/g, ''), [SEATS[c - 1] ?? 'spectator'], plain(), secrets);
        figures.answers++;
      }
    look(logged.splice(0).join(''), [], plain(), secrets);
  }
  await served.close();
});

const publicly = (client: Client): object => client.views.get('spectator') ?? {};

test('the spectator delay applies as soon as the host sets it', async () => {
  const match = open(canaried, must(rulesFor(canaried, {}, 'lag')), 'lag', hashing);
  const table = room.lay(
    match,
    SEATS.map((seat) => [seat]),
  );
  const before = room.listen(table, []);
  const random = new Random(1);
  const play = async (): Promise<void> => {
    const { seat, command } = randomMove(match, random) ?? { seat: '', command: { type: '' } };
    must(table.live?.act(seat, must(canaried.parse(command))) ?? no({ code: 'not-started' }));
    await settled(table);
  };
  await play();
  await table.change({ settings: { ...table.settings, delay: 60 } });
  table.live?.seatsChanged();
  const after = room.listen(table, []);
  const heard = ({ frames }: TestListener) =>
    frames.filter((frame) => /"placed"|"moved"|"play-began"/.test(frame)).length;
  const told = [heard(before), heard(after)];
  for (let n = 0; n < 6; n++) await play();
  expect([heard(before), heard(after)]).toEqual(told);
  room.time += 61_000;
  await play();
  expect(heard(before)).toBeGreaterThan(told[0] ?? 0);
  expect(heard(after) - (told[1] ?? 0)).toBe(heard(before) - (told[0] ?? 0));
  await table.change({ settings: { ...table.settings, delay: 0 } });
  table.live?.seatsChanged();
  const last = room.listen(table, []);
  const all = [before, after, last].map(({ frames }) => frames.length);
  must(table.act('blue.captain', { type: 'offer-draw' }));
  await settled(table);
  expect([before, after, last].map(({ frames }) => frames.length)).toEqual(all.map((n) => n + 1));
  table.stop(1000, '');
});
