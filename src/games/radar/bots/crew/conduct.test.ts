import { describe, expect, test } from 'vitest';
import { MESSAGES, type Message, type MessageType } from '../../commands.ts';
import { SYSTEMS, type System } from '../../data/systems.ts';
import type { Event } from '../../events.ts';
import { isBroken } from '../../rules/systems.ts';
import { otherSide, SEATS, type Side, type State } from '../../state.ts';
import { playedOut, story } from '../testing.ts';

// How the crew behaves, checked in the logs of whole matches.

const GAMES = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
  const ruleset = seed % 2 ? 'seed' : 'classic';
  const runner = playedOut({ seed, setup: { ruleset, turnLimit: 130 } });
  return { name: `${ruleset} ${seed}`, runner, happened: [...story(runner)] };
});

/** One crew's turn up to its move: what was said, and the state it moved from. */
interface Opening {
  readonly side: Side;
  readonly said: readonly Message[];
  readonly before: State;
  readonly last: ReadonlyMap<MessageType, Message>; // the newest of each kind in the match
  readonly reported: ReadonlySet<System>; // broken systems, by all condition reports so far
}

function* openings(happened: Iterable<{ event: Event; before: State }>): Generator<Opening> {
  const last = { blue: new Map<MessageType, Message>(), red: new Map<MessageType, Message>() };
  const reported = { blue: new Set<System>(), red: new Set<System>() };
  let said: Message[] = [];
  for (const { event, before } of happened) {
    if (event.type === 'turn-ended') said = [];
    if (event.type === 'said') {
      const { side, message } = event;
      if (side === before.active) said.push(message);
      last[side].set(message.type, message);
      if (message.type === 'condition') {
        for (const system of message.repaired) reported[side].delete(system);
        for (const system of message.broken) reported[side].add(system);
      }
    }
    if (event.type === 'moved' || event.type === 'stealthed' || event.type === 'surfaced')
      yield {
        side: event.side,
        said,
        before,
        last: new Map(last[event.side]),
        reported: new Set(reported[event.side]),
      };
  }
}

const OPENINGS = GAMES.flatMap(({ name, happened }) =>
  [...openings(happened)].map((opening) => ({ name, ...opening })),
);
const where = ({ name, side, before }: { name: string; side: Side; before: State }): string =>
  `${name}: ${side} in turn ${before.turn}`;
const kinds = ({ said }: Opening): string[] => said.map(({ type }) => type);

test('the matches are long enough to be meaningful', () => {
  expect(OPENINGS.length).toBeGreaterThan(300);
  for (const { runner } of GAMES) for (const seat of SEATS) expect(runner.figures(seat)?.faults).toBe(0);
});

describe('the boat', () => {
  const all = GAMES.flatMap(({ name, happened }) => happened.map((one) => ({ name, ...one })));

  test('is never hit by its own torpedo or mine, unless the blast wins the match', () => {
    const hurt = all.filter(
      ({ event, before }) =>
        event.type === 'exploded' &&
        event[event.side] > 0 &&
        (before.boats[event.side].hull <= event[event.side] ||
          before.boats[otherSide(event.side)].hull > event[otherSide(event.side)]),
    );
    expect(hurt.map(({ name }) => name)).toEqual([]);
    expect(all.some(({ event }) => event.type === 'exploded')).toBe(true);
  });

  test('is never hurt by its own engines', () => {
    expect(all.filter(({ event }) => event.type === 'damaged').map(({ name }) => name)).toEqual([]);
  });

  test('fires nothing after surfacing', () => {
    const done = all.filter(({ before }) => before.now.surfacing && before.phase === 'playing');
    expect(done.filter(({ event }) => !['said', 'turn-ended', 'ended'].includes(event.type))).toEqual([]);
  });
});

describe('the crew', () => {
  test('says one of each kind a turn', () => {
    for (const { name, happened } of GAMES) {
      let said: string[] = [];
      for (const { event } of happened) {
        if (event.type === 'turn-ended') said = [];
        if (event.type !== 'said') continue;
        const what = `${event.side} ${event.message.type}`;
        expect(said, name).not.toContain(what);
        said.push(what);
      }
    }
  });

  test('comments only as its own turn opens', () => {
    for (const { happened } of GAMES)
      for (const { event, before } of happened)
        if (event.type === 'said' && event.message.type === 'comment')
          expect([before.active, before.now.moved]).toEqual([event.side, false]);
  });

  test('sends every kind of message at some point', () => {
    const said = new Set(OPENINGS.flatMap(({ last }) => [...last.keys()]));
    expect(MESSAGES.map(([type]) => type).filter((type) => !said.has(type))).toEqual(['request-report']);
  });
});

test('the engineer advises on all four courses before every move', () => {
  expect(OPENINGS.filter((opening) => !kinds(opening).includes('advise')).map(where)).toEqual([]);
  for (const { said } of OPENINGS)
    for (const message of said) if (message.type === 'advise') expect(message.routes).toHaveLength(4);
});

test('the engineer reports broken and repaired systems before every move', () => {
  const wrong = OPENINGS.filter(({ side, before, reported }) => {
    const { rules, boats } = before;
    return SYSTEMS.some((system) => isBroken(rules, boats[side].marks, system) !== reported.has(system));
  });
  expect(wrong.map(where)).toEqual([]);
});

test('the radio operator reports before every move, weights that add up to 1 and hold the truth', () => {
  for (const opening of OPENINGS) {
    const { side, before, said } = opening;
    const report = said.find((message) => message.type === 'report');
    if (!report) return expect.fail(`${where(opening)}: no report`);
    const sum = report.weights.reduce((all, [, share]) => all + share, 0);
    expect(Math.abs(sum - 1), where(opening)).toBeLessThan(0.002); // shares are rounded to five places
    const truth = report.weights.find(([cell]) => cell === before.boats[otherSide(side)].at);
    expect(truth?.[1] ?? 0, where(opening)).toBeGreaterThan(0);
    expect(report.candidates).toBe(report.weights.length);
  }
});

test('the captain sets priorities in his first turn, and again only when they change', () => {
  for (const { happened, name } of GAMES) {
    const list = [...openings(happened)];
    for (const side of ['blue', 'red'] as const) {
      const own = list.filter((opening) => opening.side === side);
      const orders = own.flatMap(({ said }) => said.filter((message) => message.type === 'set-priority'));
      expect(kinds(own[0] as Opening), name).toContain('set-priority');
      for (const [i, { systems }] of orders.entries()) {
        expect([...systems].sort()).toEqual([...SYSTEMS].sort());
        expect(orders[i - 1]?.systems, name).not.toEqual(systems);
      }
    }
  }
});

test('and the systems to protect follow from them: two, stealth first if the enemy has found us, then charged ones', () => {
  const wrong = OPENINGS.filter((opening) => {
    const { side, before, last } = opening;
    const order = kinds(opening);
    if (order.indexOf('set-priority') > order.indexOf('protect') && order.includes('protect')) return false; // sent too early, once a turn
    const [priority, protect] = [last.get('set-priority'), last.get('protect')];
    if (priority?.type !== 'set-priority' || protect?.type !== 'protect') return true;
    const { charges } = before.boats[side];
    const isFull = (system: System): boolean => charges[system] >= before.rules.ruleset.charges[system];
    const dear = [...priority.systems.filter(isFull), ...priority.systems.filter((system) => !isFull(system))];
    const hiding = ['stealth', ...dear.filter((system) => system !== 'stealth')];
    return ![dear, hiding].some((list) => protect.systems.join() === list.slice(0, 2).join());
  });
  expect(wrong.map(where)).toEqual([]);
});

test('the first mate reports every gauge that becomes full, and no other', () => {
  for (const { happened, name } of GAMES) {
    const filled: string[] = [];
    const called: string[] = [];
    for (const { event, before } of happened) {
      if (event.type === 'charged') {
        const { side, system } = event;
        if (before.boats[side].charges[system] + 1 === before.rules.ruleset.charges[system])
          filled.push(`${before.turn} ${side} ${system}`);
      }
      if (event.type === 'said' && event.message.type === 'ready')
        called.push(`${before.turn} ${event.side} ${event.message.system}`);
    }
    expect(called, name).toEqual(filled);
  }
});
