import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import { SCENARIOS } from '../src/games/shooting/data/scenarios.ts';
import { loaded } from '../src/kernel/dice.ts';
import type { Game } from '../src/kernel/game.ts';
import { heardBy } from '../src/kernel/hearing.ts';
import type { Seat } from '../src/kernel/ids.ts';
import type { Kinds, Rules } from '../src/kernel/kinds.ts';
import { type Match, open, outcomeOf, stateAt, viewOf } from '../src/kernel/match.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import type { Table } from '../src/server/table/table.ts';
import { CODE, NOW, openTestServer, type TestServer, tokenOf } from '../src/server/testing/test-table.ts';
import { hashing } from '../src/store/hashing.ts';
import { type Connection, connect } from '../web/play/connection.ts';
import type { Happening, Play } from '../web/play/play.ts';
import {
  type NetworkFaults,
  type ServerEnd,
  SimulatedClock,
  unreliableConnection,
} from './fixtures/unreliable-connections.ts';

// Two pages at one table, on connections that are cut, delayed and overtaken: both must hear the server's log exactly once.

const shooting = catalog.shooting as Game;
const SEATS = ['attacker', 'defender'] as const;
/** `npm run soak` sets a higher number. */
const RUNS = Number(process.env.UMPIRE_CLIENT_RUNS ?? 40);
const MAX_TASKS = 300_000; // simulated tasks per match

let server: TestServer;
let clock = new SimulatedClock(NOW);
let random = new Random(0);
beforeAll(async () => {
  server = await openTestServer(shooting);
  const write = () => new Promise<'written'>((kept) => void clock.later(random.roll(20), () => kept('written'))); // a slow disk
  Object.assign(server.service.store, { write });
});
afterAll(() => server?.close());

const SETUPS: readonly object[] = Object.keys(SCENARIOS).flatMap((scenario) => [
  { scenario, rounds: 2, commandPoints: 3 },
  { scenario, rounds: 2, ruleset: '11e' },
]);

/** A page whose player makes random legal moves. */
interface Client {
  readonly seat: Seat;
  readonly connection: Connection;
  readonly accepted: () => number; // number of accepted commands
  readonly seen: () => readonly [seq: number, view: object]; // the last view during the match
}

const one = <T>(list: readonly T[]): T | undefined => list[random.roll(list.length) - 1];

/** A random option, computed as the page does. Every command type is equally likely, except that phases rarely end early. */
function randomCommand({ views }: Play, rules: Rules, seat: Seat): Kinds['command'] | undefined {
  const offers = [...shooting.options({ ...views[seat], rules } as Kinds['view'], seat)];
  const kinds = [...new Set(offers.map(({ type }) => type))];
  const deeds = kinds.filter((type) => type !== 'end-phase' && type !== 'skip-unit');
  const kind = one(deeds.length > 0 && random.roll(12) > 1 ? deeds : kinds);
  return one(offers.filter(({ type }) => type === kind));
}

function addClient(table: Table, seat: Seat, faults: NetworkFaults): Client {
  const serverEnd: ServerEnd = { table, clock, random, faults, newest: null };
  let ids = 0;
  let accepted = 0;
  let before: Play | undefined;
  let seen: readonly [number, object] = [0, {}];
  let rules: Rules | undefined; // derived as the page derives them

  const onChange = (play: Play): void => {
    if (before?.sent && !play.sent && !play.refusal) accepted++;
    if (before && !play.over) expect(isContinued(before.heard, play.heard)).toBe(true);
    if (play.views[seat]) seen = [play.seq, play.views[seat]];
    before = play;
  };
  const world = {
    open: () => unreliableConnection(serverEnd),
    now: () => clock.now,
    later: (milliseconds: number, work: () => void) => clock.later(milliseconds, work),
    random: () => random.unit(),
    id: () => `c${++ids}`,
  };
  const wanted = {
    match: CODE,
    token: () => tokenOf([seat]),
    browser: tokenOf([seat]),
    session: () => null,
    language: 'en' as const,
    onChange,
  };
  const connection = connect(world, wanted);

  const act = (): void => {
    const play = connection.play();
    if (random.roll(80) === 1) connection.again();
    else if (play.asks[seat]?.must && !play.sent) {
      rules ??= must(shooting.setUp(play.table?.setup, loaded()));
      const command = randomCommand(play, rules, seat);
      if (command) connection.send(seat, command);
    } else if (random.roll(200) === 1) connection.send(seat, { type: 'offer-draw' });
    clock.later(random.roll(300), act);
  };
  act();
  return { seat, connection, accepted: () => accepted, seen: () => seen };
}

/** Earlier entries stay the same, and sequence numbers increase by one. */
const isContinued = (before: readonly Happening[], after: readonly Happening[]): boolean =>
  after.length >= before.length &&
  before.at(-1) === after[before.length - 1] &&
  after.slice(before.length).every(({ seq }, i) => seq === before.length + 1 + i);

const eventsOf = ({ connection, seat }: Client): unknown[] =>
  connection.play().heard.flatMap(({ events }) => events[seat] ?? events.archive ?? []);
const isDone = ({ connection }: Client): boolean => {
  const { over, sent, views } = connection.play();
  return over !== null && sent === null && views.archive !== undefined;
};
const sent = (value: object): unknown => {
  const { rules: _, ...rest } = value as { readonly rules?: unknown };
  return JSON.parse(JSON.stringify(rest));
};

async function run(i: number, faults: NetworkFaults): Promise<void> {
  random = new Random(mix(i, 6));
  clock = new SimulatedClock(NOW);
  server.time = NOW;
  const setup = SETUPS[i % SETUPS.length];
  const match: Match = open(shooting, must(rulesFor(shooting, setup, `run ${i}`)), `run ${i}`, hashing);
  const table = server.lay(
    match,
    SEATS.map((seat) => [seat]),
  );
  const clients = SEATS.map((seat) => addClient(table, seat, faults));
  for (let n = 0; n < MAX_TASKS && !clients.every(isDone) && clock.next(); n++) {
    server.time = clock.now;
    await new Promise(setImmediate); // promises inside the server
  }
  const about = `run ${i}: ${JSON.stringify(setup)}`;
  expect(clients.every(isDone), about).toBe(true);
  expect(outcomeOf(match), about).toBeDefined();
  const log = JSON.parse(JSON.stringify(match.log.flatMap((entry) => heardBy(match, entry, 'archive'))));
  for (const client of clients) {
    const { heard, views } = client.connection.play();
    expect(
      heard.map(({ seq }) => seq),
      about,
    ).toEqual(match.log.map((_, n) => n + 1));
    expect(eventsOf(client), about).toEqual(log);
    expect(views.archive, about).toEqual(sent(viewOf(match, 'archive')));
    const [seq, view] = client.seen(); // built from patches, not from the full view sent at the end
    expect(view, about).toEqual(sent(shooting.view(stateAt(match, seq), client.seat)));
    client.connection.close();
  }
  const carriedOut = match.log.length - 1; // except the umpire's `begin`
  expect(
    clients.reduce((sum, { accepted }) => sum + accepted(), 0),
    about,
  ).toBe(carriedOut);
  table.stop(1000, '');
}

test(
  `both clients hear the server's whole log exactly once, in ${RUNS} matches over unreliable connections`,
  async () => {
    const faults: NetworkFaults = { cuts: 0, lost: 0, overtaken: 0 };
    for (let i = 0; i < RUNS; i++) await run(i, faults);
    expect(faults.cuts).toBeGreaterThan(5 * RUNS);
    expect(faults.lost).toBeGreaterThan(5 * RUNS);
    expect(faults.overtaken).toBeGreaterThan(RUNS / 10);
  },
  60_000 + 3000 * RUNS,
);
