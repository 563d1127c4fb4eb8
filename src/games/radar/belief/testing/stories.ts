import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { switchesOf } from '../../../../parts/schema/switches.ts';
import { apply, begin } from '../../apply.ts';
import type { Command } from '../../commands.ts';
import { BOARDS } from '../../data/boards.ts';
import type { System } from '../../data/systems.ts';
import type { Event } from '../../events.ts';
import { options } from '../../options.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { chartOf } from '../../rules/chart.ts';
import { resolve } from '../../rules/handlers.ts';
import { setUp } from '../../rules/set-up.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../../rulesets.ts';
import type { Rules, State } from '../../state.ts';
import { view } from '../../view.ts';

/** Stories for the tests: random games by the real rules on small charts, in which gauges fill at once and nothing breaks. */
export interface Stage {
  readonly ruleset?: RulesetName;
  readonly rows: readonly string[]; // `.` sea, `#` island
  readonly sector?: number;
  readonly change?: Partial<Ruleset>;
  readonly breaks?: boolean; // systems break down as in the real game
  readonly charges?: Partial<Record<System, number>>;
}

export function rulesOn({ ruleset = 'seed', rows, sector = 3, change, breaks = false, charges }: Stage): Rules {
  const cols = rows[0]?.length ?? 0;
  const islands = rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [r * cols + c] : [])));
  const map = { name: 'small', rows: rows.length, cols, islands, sector: { across: sector, down: sector } };
  const quick = { torpedo: 1, mine: 1, sonar: 1, drone: 1, stealth: 1, ...charges };
  const edition: Ruleset = { ...RULESETS[ruleset], charges: quick, hull: 50, ...change };
  const board = BOARDS[edition.board];
  return {
    ...must(setUp({ ruleset }, new Random(1))),
    setup: { ruleset, map, turnLimit: 10_000, spectators: 'public', switches: switchesOf(edition) },
    ruleset: edition,
    chart: chartOf(map, edition.torpedo),
    board: breaks ? board : { ...board, colour: { red: 0, green: 0, yellow: 0 } },
  };
}

/** Relative probability of each kind of command; default 1. There is no talk. */
export type Taste = Partial<Record<Command['type'], number>>;

interface Scene {
  readonly event: Event;
  readonly state: State; // after it
  readonly settled: boolean; // no more events follow from the command
}

/** A random game, event by event. */
export function* story(rules: Rules, seed: number, taste: Taste = {}): Generator<Scene> {
  const random = new Random(seed);
  let state = begin(rules);
  while (!state.outcome) {
    const awaited = awaiting(state).filter(({ must }) => must);
    const { seat } = awaited[random.roll(awaited.length) - 1] as { seat: string };
    const offers = [...options(view(state, seat), seat)].filter(({ type }) => !TALK.has(type));
    const happening = resolve(state, seat, pick(offers, taste, random), random);
    for (let next = happening.next(); !next.done; ) {
      const event = next.value;
      state = apply(state, event);
      next = happening.next(state);
      yield { event, state, settled: next.done === true };
    }
  }
}

const TALK = new Set([
  'request-report',
  'set-priority',
  'protect',
  'status',
  'ready',
  'condition',
  'advise',
  'comment',
  'report',
]);

/** Picks a kind by taste, then a command of that kind. */
function pick(offers: readonly Command[], taste: Taste, random: Random): Command {
  const kinds = [...new Set(offers.map(({ type }) => type))];
  let left = random.unit() * kinds.reduce((sum, kind) => sum + (taste[kind] ?? 1), 0);
  const kind = kinds.find((each) => {
    left -= taste[each] ?? 1;
    return left < 0;
  });
  const same = offers.filter(({ type }) => type === kind);
  return same[random.roll(same.length) - 1] as Command;
}
