import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import { bare } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { heardBy } from '../kernel/hearing.ts';
import { type Seat, sideOf, UMPIRE, type Watcher } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { folded } from '../kernel/laws/track.ts';
import { append, type Entry, type Match, open, outcomeOf, submit } from '../kernel/match.ts';
import { mix, Random } from '../kernel/random.ts';
import { parseCommand } from '../kernel/raw-command.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import type { StoredDecision } from '../store/store.ts';
import { handleCommand } from './table/member-commands.ts';
import type { Table } from './table/table.ts';
import { type Move, one, randomMove } from './testing/random-move.ts';
import { SAMPLE_COMMANDS } from './testing/sample-commands.ts';
import { NOW, openTestServer, settled, type TestListener, type TestServer } from './testing/test-table.ts';

const radar = catalog.radar as Game;
/** `npm run soak` runs more. */
const GAMES = Number(process.env.UMPIRE_TWIN_GAMES ?? 60);
/** Only catches hangs: a game takes about a tenth of a second. */
const WITHIN = 60_000 + 5_000 * GAMES;
const SEATS = ['blue', 'red'].flatMap((side) =>
  ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `${side}.${role}`),
);

interface Imagined {
  readonly type: 'imagined';
  readonly state: Kinds['state'];
}
const isDream = (event: { readonly type: string }): event is Imagined => event.type === 'imagined';

/** Radar with an extra event that no watcher hears: it replaces the state with an imagined one. */
const dreaming: Game = {
  ...radar,
  apply: (state, event) => (isDream(event) ? event.state : radar.apply(state, event)),
  hear: (rules, event, watcher) => (isDream(event) ? undefined : radar.hear(rules, event, watcher)),
};

let rooms: readonly [TestServer, TestServer];
beforeAll(async () => {
  rooms = [await openTestServer(dreaming), await openTestServer(dreaming)];
});
afterAll(() => Promise.all((rooms ?? []).map((room) => room.close())));

const begun = (i: number, turnLimit: number): Match => {
  const ruleset = i % 2 === 0 ? 'seed' : 'classic';
  return open(dreaming, must(rulesFor(dreaming, { ruleset, turnLimit }, `seed ${i}`)), `seed ${i}`, hashing);
};

const copyOf = (match: Match): Match => ({ ...match, log: [...match.log], marks: [] });

function dream(match: Match, seat: Seat, random: Random): Match {
  const { game, rules, log, state } = match;
  let belief = game.start(game.view(game.begin(rules), seat), seat);
  for (const entry of log) belief = folded(game, rules, entry, seat, belief);
  const imagined = game.imagine(game.view(state, seat), belief, random);
  const events = [{ type: 'imagined', state: imagined }];
  return {
    ...copyOf(match),
    log: [...log, { n: log.length, seat: UMPIRE, command: { type: 'imagine' }, events }],
    state: imagined,
  };
}

/** Bots made every second decision of these seats, and all decisions of the others. */
function decided(match: Match, seats: readonly Seat[]): StoredDecision[] {
  let own = 0;
  return match.log
    .filter(({ seat }) => seat !== UMPIRE && (!seats.includes(seat) || own++ % 2 === 0))
    .map(({ n, seat, command }) => {
      const body = { n, seat, bot: 'crew', version: '1', weights: null, seed: null, decision: bare(command) };
      return { n, seat, body: JSON.stringify(body) };
    });
}

/** Tries a command that both histories must refuse alike; if only one does, the refusal leaks something. */
function tryBoth(
  tables: readonly Table[],
  ears: readonly TestListener[],
  seat: Seat,
  input: Kinds['command'],
  id: string,
  at?: number,
): boolean {
  const refused = tables.map((table) => {
    const match = copyOf((table.live as NonNullable<Table['live']>).match);
    const parsed = parseCommand(match.game, input);
    return !parsed.ok || !submit(match, seat, parsed.value).ok;
  });
  if (refused[0] !== refused[1]) throw new Error(`${seat} ${JSON.stringify(input)} is refused: ${refused}`);
  if (!refused[0]) return false;
  for (const [i, table] of tables.entries())
    handleCommand(table, (ears[i] as TestListener).member, {
      type: 'command',
      id,
      seat,
      command: input,
      ...(at !== undefined && { at }),
    });
  return true;
}

async function bodies(room: TestServer, seats: readonly Seat[], n: number): Promise<string[]> {
  const [seat = 'red.captain'] = seats;
  const token = seats.length > 0 ? seats : undefined;
  const answers: string[] = [];
  for (const call of [
    () => room.call('GET', '', undefined, token),
    () => room.call('GET', '/log', undefined, token),
    () => room.call('GET', `/log?eyes=${seat}`, undefined, token),
    () => room.call('GET', '/decisions', undefined, token),
    () => room.call('GET', `/decisions/${n}`, undefined, token),
    () => room.call('GET', `/decisions/${n}/sensitivity`, undefined, token),
    () => room.call('POST', `/decisions/${n}/what-if`, { weights: { room: 2 } }, token),
    () => room.call('POST', '/hint', { seat }, token),
    () => room.call('POST', '/hint', { seat: 'blue.engineer' }, token),
    () => room.call('POST', '/fork', { place: n }, token),
    () => room.call('POST', '/fork', { place: 100_000 }, token),
    () => room.call('POST', '/leave', { seats: ['blue.captain', 'red.captain'] }, token),
    () => room.call('POST', '/fill', { seat: 'red.captain', bot: 'crew' }, token),
  ])
    answers.push(await call());
  return answers;
}

const same = (a: readonly string[], b: readonly string[], about: string): void => {
  const at = a.findIndex((bytes, i) => bytes !== b[i]);
  if (at >= 0 || a.length !== b.length) {
    expect({ about, at, bytes: b[at] }).toEqual({ about, at, bytes: a[at] });
    expect(b.length).toBe(a.length);
  }
};

test(
  `at random points of ${GAMES} games, a seat is sent the same bytes in a state it imagines`,
  async () => {
    const figures = { points: 0, refusals: 0, bytes: 0, bodies: 0 };
    for (let i = 0; i < GAMES; i++) {
      const random = new Random(mix(i, 5));
      const match = begun(i, 50);
      const stops = new Set(Array.from({ length: 3 }, () => random.roll(200)));
      for (let n = 0; n < 200 && !outcomeOf(match); n++) {
        if (stops.has(n)) await compare(match, one(SEATS, random) as Seat, random, figures);
        const move = randomMove(match, random, i + n / 40);
        if (move) must(submit(match, move.seat, move.command));
      }
    }
    expect(figures.points).toBeGreaterThan(GAMES);
  },
  WITHIN,
);

async function compare(match: Match, seat: Seat, random: Random, figures: Record<string, number>): Promise<void> {
  const matches = [copyOf(match), dream(match, seat, random)];
  const crews = SEATS.map((each) => [each]);
  const tables = matches.map((each, i) => (rooms[i] as TestServer).lay(each, crews));
  const ears = tables.map((table, i) => (rooms[i] as TestServer).listen(table, [seat]));
  for (const room of rooms) room.decisions = decided(match, [seat]);
  const about = `${seat} of ${match.seed} at ${match.log.length}`;
  for (const [k, command] of SAMPLE_COMMANDS.entries()) {
    if (tryBoth(tables, ears, seat, command, `t${k}`, k % 9 === 0 ? 3 : undefined))
      figures.refusals = (figures.refusals ?? 0) + 1;
    if (k % 20 === 0) tryBoth(tables, ears, one(SEATS, random) as Seat, command, `o${k}`);
  }
  const [a, b] = ears as [TestListener, TestListener];
  same(a.frames, b.frames, about);
  const place = random.roll(20);
  const [x, y] = await Promise.all(rooms.map((room) => bodies(room, [seat], place)));
  same(x ?? [], y ?? [], about);
  for (const table of tables) table.stop(1000, '');
  figures.points = (figures.points ?? 0) + 1;
  figures.bytes = (figures.bytes ?? 0) + a.frames.join('').length;
  figures.bodies = (figures.bodies ?? 0) + (x?.length ?? 0);
}

// ---- Pairs of histories ----

interface Foreseen {
  readonly noticed: boolean;
  readonly trace: string;
}

/** What watchers notice of a move: of the other side what they hear, of their own side also what they see. */
function foresee(match: Match, { seat, command }: Move, eyes: readonly Watcher[]): Foreseen | undefined {
  const { game } = match;
  const copy = copyOf(match);
  const look = (state: Kinds['state']) =>
    JSON.stringify(eyes.map((watcher) => ({ ...game.view(state, watcher), rules: null })));
  const before = look(match.state);
  const done = submit(copy, seat, command);
  if (!done.ok) return undefined;
  const heard = JSON.stringify(eyes.map((watcher) => heardBy(copy, done.value as Entry, watcher)));
  const after = look(copy.state);
  const own = eyes.some((watcher) => sideOf(watcher) === sideOf(seat));
  return { noticed: after !== before || /\{/.test(heard), trace: own ? heard + after : heard };
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => [random.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

/** A move in the other history that looks the same to the watchers, with a different command if possible. */
function alike(match: Match, move: Move, eyes: readonly Watcher[], trace: string, random: Random): Move | undefined {
  const options = [...match.game.options(match.game.view(match.state, move.seat), move.seat)];
  const others = shuffled(options, random).filter(({ type }) => type === move.command.type);
  for (const command of [...others.slice(0, 60), move.command]) {
    const other = { seat: move.seat, command };
    if (foresee(match, other, eyes)?.trace === trace) return other;
  }
  return undefined;
}

/** A move by another seat that the watchers do not notice. */
function unnoticed(match: Match, eyes: readonly Watcher[], random: Random): Move | undefined {
  for (let i = 0; i < 4; i++) {
    const move = randomMove(match, random);
    if (move && !eyes.includes(move.seat) && foresee(match, move, eyes)?.noticed === false) return move;
  }
  return undefined;
}

test(
  `whole streams are the same bytes in ${GAMES} pairs of histories that look alike to the watchers`,
  async () => {
    const figures = { pairs: 0, steps: 0, differ: 0, hidden: 0, bytes: 0, refusals: 0, bodies: 0 };
    for (let i = 0; i < GAMES; i++) await pair(i, figures);
    expect(figures.differ).toBeGreaterThan(3 * GAMES);
  },
  WITHIN,
);

const EYES: readonly (readonly Seat[])[] = [
  ...SEATS.map((seat) => [seat]),
  [],
  [],
  ['blue.engineer', 'blue.radio-operator'],
];

async function pair(i: number, figures: Record<string, number>): Promise<void> {
  const add = (what: string, n = 1): void => {
    figures[what] = (figures[what] ?? 0) + n;
  };
  const random = new Random(mix(i, 9));
  const seats = EYES[i % EYES.length] as readonly Seat[];
  const eyes = seats.length > 0 ? seats : ['spectator'];
  const crews = [
    ...(seats.length > 0 ? [seats] : []),
    ...SEATS.filter((seat) => !seats.includes(seat)).map((seat) => [seat]),
  ];
  const matches = [begun(i, 60), begun(i, 60)] as const;
  for (const room of rooms) Object.assign(room, { decisions: [], time: NOW });
  const tables = matches.map((match, k) => (rooms[k] as TestServer).lay(match, crews));
  const ears = tables.map((table, k) => (rooms[k] as TestServer).listen(table, seats));
  const [a, b] = matches;
  const act = async (k: 0 | 1, { seat, command }: Move, id: string, time: number): Promise<void> => {
    const table = tables[k] as Table;
    (rooms[k] as TestServer).time = time;
    if (seats.includes(seat))
      handleCommand(table, (ears[k] as TestListener).member, { type: 'command', id, seat, command });
    else must((table.live as NonNullable<Table['live']>).act(seat, command));
    await settled(table);
  };
  const hide = async (k: 0 | 1, n: number): Promise<boolean> => {
    const move = unnoticed(matches[k], eyes, random);
    if (move) await act(k, move, '', NOW + n * 1000 - random.roll(900));
    if (move) add('hidden');
    return move !== undefined;
  };
  const about = `${eyes} of ${a.seed}`;
  let stuck = 0;
  for (let n = 1; n < 150 && !outcomeOf(a) && stuck < 12; n++) {
    if (random.roll(4) === 1) await hide(1, n);
    if (random.roll(10) === 1) {
      const since = random.roll(9);
      for (const room of rooms) room.time = NOW + n * 1000;
      const back = tables.map((table, k) => (rooms[k] as TestServer).listen(table, seats, { since }).frames);
      same(back[0] ?? [], back[1] ?? [], `${about} coming back`);
    }
    const move = randomMove(a, random, i + n / 40);
    const seen = move && foresee(a, move, eyes);
    if (!move || !seen) break;
    const own = seats.includes(move.seat);
    if (!seen.noticed && !own) {
      await act(0, move, '', NOW + n * 1000 - random.roll(900));
      add('hidden');
      continue;
    }
    let other = own ? move : alike(b, move, eyes, seen.trace, random);
    for (let k = 0; k < 8 && !other && (await hide(1, n)); k++) other = alike(b, move, eyes, seen.trace, random);
    const there = other && foresee(b, other, eyes);
    if (own && !there) throw new Error(`${about}: ${JSON.stringify(move)} is refused in one history`);
    if (!other || there?.trace !== seen.trace) {
      stuck++; // the other history has no matching move: try another one
      continue;
    }
    await act(0, move, `c${n}`, NOW + n * 1000);
    await act(1, other, `c${n}`, NOW + n * 1000);
    add('steps');
    if (JSON.stringify(other) !== JSON.stringify(move)) add('differ');
    if (seats.length > 0 && random.roll(3) === 1 && !outcomeOf(a))
      if (tryBoth(tables, ears, seats[0] as Seat, one(SAMPLE_COMMANDS, random) as Kinds['command'], `t${n}`))
        add('refusals');
    same(
      ears[0]?.frames ?? [],
      ears[1]?.frames ?? [],
      `${about} after ${JSON.stringify(move)} / ${JSON.stringify(other)}`,
    );
  }
  if (!outcomeOf(a) && !outcomeOf(b)) {
    for (const [k, room] of rooms.entries()) room.decisions = decided(matches[k] as Match, seats);
    const [x, y] = await Promise.all(rooms.map((room) => bodies(room, seats, 3)));
    same(x ?? [], y ?? [], about);
    add('bodies', x?.length);
  }
  for (const table of tables) table.stop(1000, '');
  add('pairs');
  add('bytes', (ears[0]?.frames ?? []).join('').length);
}

test(
  'an unnoticed command does not reveal itself by cancelling a draw offer',
  async () => {
    const match = begun(0, 60);
    const { blue, red } = (match.state as unknown as { boats: Record<string, object> }).boats;
    const now = {
      moved: true,
      course: 'north',
      stealth: false,
      surfacing: false,
      marked: true,
      charged: true,
      fired: false,
      sonar: false,
    };
    const charges = { torpedo: 0, mine: 6, sonar: 0, drone: 0, stealth: 0 };
    const boats = { blue: { ...blue, at: 112, trail: [112], charges }, red: { ...red, at: 3, trail: [3] } };
    const state = { ...match.state, phase: 'playing', active: 'blue', now, boats };
    append(match, {
      n: 1,
      seat: UMPIRE,
      command: { type: 'imagine' },
      events: [{ type: 'imagined', state } as Entry['events'][number]],
    });
    const [room] = rooms;
    const table = room.lay(
      match,
      SEATS.map((seat) => [seat]),
    );
    const ears = [['red.captain'], []].map((seats) => room.listen(table, seats));
    must(table.act('red.captain', { type: 'offer-draw' }));
    await settled(table);
    const told = ears.map(({ frames }) => frames.length);
    const drops = [...radar.options(radar.view(match.state, 'blue.captain'), 'blue.captain')];
    const drop = drops.find(({ type }) => type === 'drop-mine') as Kinds['command'];
    must((table.live as NonNullable<Table['live']>).act('blue.captain', drop));
    await settled(table);
    expect(ears.map(({ frames }) => frames.length)).toEqual(told);
    must((table.live as NonNullable<Table['live']>).act('blue.captain', { type: 'end-turn' }));
    await settled(table);
    for (const { frames } of ears) expect(frames.at(-1)).toContain('draw-declined');
    table.stop(1000, '');
  },
  WITHIN,
);
