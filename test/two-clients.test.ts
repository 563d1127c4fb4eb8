import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import { SCENARIOS } from '../src/games/shooting/data/scenarios.ts';
import { loaded } from '../src/kernel/dice.ts';
import type { Game, Kinds, Rules } from '../src/kernel/game.ts';
import { heardBy } from '../src/kernel/hearing.ts';
import type { Seat } from '../src/kernel/ids.ts';
import { type Match, open, outcomeOf, stateAt, viewOf } from '../src/kernel/match.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import type { Table } from '../src/server/table/table.ts';
import { CODE, NOW, openTestServer, type TestServer, tokenOf } from '../src/server/testing/test-table.ts';
import { hashing } from '../src/store/hashing.ts';
import { type Connection, connect } from '../web/play/connection.ts';
import type { Happening, Play } from '../web/play/play.ts';
import { Agenda, badLine, type Door, type Troubles } from './fixtures/bad-lines.ts';

// Two pages at one table, over lines that are cut, late and overtake each other: both hear what the server has, once each.

const shooting = catalog.shooting as Game;
const SEATS = ['attacker', 'defender'] as const;
/** `npm run soak` asks for more. */
const RUNS = Number(process.env.UMPIRE_CLIENT_RUNS ?? 40);
const LONGEST = 300_000; // things that happen in a match

let room: TestServer;
let agenda = new Agenda(NOW);
let random = new Random(0);
beforeAll(async () => {
  room = await openTestServer(shooting);
  const write = () => new Promise<'written'>((kept) => void agenda.later(random.roll(20), () => kept('written'))); // a disk in no hurry
  Object.assign(room.service.store, { write });
});
afterAll(() => room.close());

const SETUPS: readonly object[] = Object.keys(SCENARIOS).flatMap((scenario) => [
  { scenario, rounds: 2, commandPoints: 3 },
  { scenario, rounds: 2, ruleset: '11e' },
]);

/** A page with a hand before it that does anything it may. */
interface Client {
  readonly seat: Seat;
  readonly connection: Connection;
  readonly accepted: () => number; // commands that were answered with yes
  readonly seen: () => readonly [seq: number, view: object]; // while it was played
}

const one = <T>(list: readonly T[]): T | undefined => list[random.roll(list.length) - 1];

/** Anything that is offered, as the page itself works it out: any kind of it, but the ends of a phase seldom. */
function anything({ views }: Play, rules: Rules, seat: Seat): Kinds['command'] | undefined {
  const offers = [...shooting.options({ ...views[seat], rules } as Kinds['view'], seat)];
  const kinds = [...new Set(offers.map(({ type }) => type))];
  const deeds = kinds.filter((type) => type !== 'end-phase' && type !== 'skip-unit');
  const kind = one(deeds.length > 0 && random.roll(12) > 1 ? deeds : kinds);
  return one(offers.filter(({ type }) => type === kind));
}

function sitDown(table: Table, seat: Seat, troubles: Troubles): Client {
  const door: Door = { table, agenda, random, troubles, newest: null };
  let ids = 0;
  let accepted = 0;
  let before: Play | undefined;
  let seen: readonly [number, object] = [0, {}];
  let rules: Rules | undefined; // as the page works them out

  const onChange = (play: Play): void => {
    if (before?.sent && !play.sent && !play.refusal) accepted++;
    if (before && !play.over) expect(toldOnce(before.heard, play.heard)).toBe(true);
    if (play.views[seat]) seen = [play.seq, play.views[seat]];
    before = play;
  };
  const world = {
    open: () => badLine(door),
    now: () => agenda.now,
    later: (milliseconds: number, work: () => void) => agenda.later(milliseconds, work),
    random: () => random.unit(),
    id: () => `c${++ids}`,
  };
  const connection = connect(world, { match: CODE, token: () => tokenOf([seat]), language: 'en', onChange });

  const act = (): void => {
    const play = connection.play();
    if (random.roll(80) === 1) connection.again();
    else if (play.asks[seat]?.must && !play.sent) {
      rules ??= must(shooting.setUp(play.table?.setup, loaded()));
      const command = anything(play, rules, seat);
      if (command) connection.send(seat, command);
    } else if (random.roll(200) === 1) connection.send(seat, { type: 'offer-draw' });
    agenda.later(random.roll(300), act);
  };
  act();
  return { seat, connection, accepted: () => accepted, seen: () => seen };
}

/** What was heard stays as it is, and goes on by one at a time. */
const toldOnce = (before: readonly Happening[], after: readonly Happening[]): boolean =>
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

async function run(i: number, troubles: Troubles): Promise<void> {
  random = new Random(mix(i, 6));
  agenda = new Agenda(NOW);
  room.time = NOW;
  const setup = SETUPS[i % SETUPS.length];
  const match: Match = open(shooting, must(rulesFor(shooting, setup, `run ${i}`)), `run ${i}`, hashing);
  const table = room.lay(
    match,
    SEATS.map((seat) => [seat]),
  );
  const clients = SEATS.map((seat) => sitDown(table, seat, troubles));
  for (let n = 0; n < LONGEST && !clients.every(isDone) && agenda.next(); n++) {
    room.time = agenda.now;
    await new Promise(setImmediate); // the server's promises
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
    const [seq, view] = client.seen(); // folded from patches, not told whole at the end
    expect(view, about).toEqual(sent(shooting.view(stateAt(match, seq), client.seat)));
    client.connection.close();
  }
  const carriedOut = match.log.length - 1; // but for the umpire's beginning
  expect(
    clients.reduce((sum, { accepted }) => sum + accepted(), 0),
    about,
  ).toBe(carriedOut);
  table.stop(1000, '');
}

test(
  `both clients hear the server's log, whole and once, in ${RUNS} matches over bad lines`,
  async () => {
    const troubles: Troubles = { cuts: 0, lost: 0, overtaken: 0 };
    for (let i = 0; i < RUNS; i++) await run(i, troubles);
    expect(troubles.cuts).toBeGreaterThan(5 * RUNS);
    expect(troubles.lost).toBeGreaterThan(5 * RUNS);
    expect(troubles.overtaken).toBeGreaterThan(RUNS / 10);
  },
  60_000 + 3000 * RUNS,
);
