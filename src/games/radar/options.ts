import type { Seat } from '../../kernel/ids.ts';
import { COURSES } from '../../parts/grid/grid.ts';
import { type Command, type CommandOf, MESSAGE_BIT, MESSAGES, type MessageType } from './commands.ts';
import { NODES, NODES_PER_PANEL } from './data/boards.ts';
import { ALL_SYSTEMS, SYSTEM_SETS, SYSTEMS, type System } from './data/systems.ts';
import { type Afloat, isOpen, run } from './rules/course.ts';
import { claimRange, trueValue } from './rules/detection.ts';
import { allFull, fullBits } from './rules/systems.ts';
import { mineRoom } from './rules/weapons.ts';
import { type BoatView, type Chart, ROLES, type Role, type Side, seatOf, type View } from './view.ts';

const NONE: readonly Command[] = Object.freeze([]);

/**
 * Everything this seat may do now, from its view only: orders first, then messages. The lists are short and made mostly of
 * shared command objects, so they are built at once instead of yielded.
 */
export function options(view: View, seat: Seat): readonly Command[] {
  const who = seatOf(seat);
  if (!who || view.phase === 'ended') return NONE;
  const { side, role } = who;
  const boat = view.boats[side];
  if (view.phase === 'placement') return boat.at === -1 ? placements(view.rules.chart) : NONE;
  const orders = ordersOf(view, side, role, boat);
  const talk = talkOf(view, side, role, boat);
  if (!orders) return talk;
  for (let i = 0; i < talk.length; i++) orders.push(talk[i] as Command);
  return orders;
}

/** A new list each time; undefined if the seat has no orders to give. */
function ordersOf(view: View, side: Side, role: Role, boat: BoatView): Command[] | undefined {
  if (role === 'captain') return captain(view, side, boat);
  if (view.active !== side) return undefined;
  if (role === 'first-mate') return firstMate(view, boat);
  return role === 'engineer' ? engineer(view, boat) : undefined;
}

function captain(view: View, side: Side, boat: BoatView): Command[] | undefined {
  const { now } = view;
  if (view.active !== side) return now.sonar ? answers(view, boat.at ?? -1) : undefined;
  if (now.sonar) return undefined;
  if (boat.surfaced > 0) return now.surfacing ? [END_TURN] : [DIVE];
  const afloat = afloatOf(boat);
  const list: Command[] = [];
  for (const at of afloat.mines) list.push({ type: 'detonate', at });
  if (!now.moved) courses(view, boat, afloat, list);
  else {
    firing(view, boat, afloat, list);
    if (mayEnd(view, boat)) list.push(END_TURN);
  }
  return list;
}

const END_TURN: Command = { type: 'end-turn' };
const DIVE: Command = { type: 'dive' };
const SURFACE: Command = { type: 'surface' };
const SONAR: Command = { type: 'sonar' };
const MOVES = COURSES.map((course): Command => ({ type: 'move', course }));
const MARKS = Array.from({ length: NODES }, (_, node): Command => ({ type: 'mark', node }));
const MOST_CELLS = 900; // the largest chart, 30 x 30
const TORPEDOES = Array.from({ length: MOST_CELLS }, (_, at): Command => ({ type: 'torpedo', at }));
const CHARGES = eachSet((system) => ({ type: 'charge', system }));
const READY = eachSet((system) => ({ type: 'ready', system }));

/** A list of commands for every set of systems, by its bits. */
function eachSet(make: (system: System) => Command): readonly (readonly Command[])[] {
  return SYSTEM_SETS.map((systems) => systems.map(make));
}

/** Every sea cell. Only a captain who has not placed yet sees -1 as the cell of the boat. */
function placements(chart: Chart): readonly Command[] {
  let list = berths.get(chart);
  if (!list) {
    list = chart.sea.flatMap((wet, at): Command[] => (wet ? [{ type: 'place', at }] : []));
    berths.set(chart, list);
  }
  return list;
}
const berths = new WeakMap<Chart, readonly Command[]>();

function courses({ rules }: View, boat: BoatView, afloat: Afloat, list: Command[]): void {
  const { chart, ruleset } = rules;
  for (let i = 0; i < MOVES.length; i++)
    if (isOpen(afloat, chart.ways[i]?.[afloat.at] as number)) list.push(MOVES[i] as Command);
  list.push(SURFACE);
  if (!boat.usable?.includes('stealth')) return;
  for (const course of COURSES) {
    const reach = run(chart, afloat, course, ruleset.stealth.reach).length;
    for (let steps = 0; steps <= reach; steps++) list.push({ type: 'stealth', course, steps });
  }
}

/** Systems to use after the move; `usable` is null for a role that may use none. */
function firing({ rules, now }: View, boat: BoatView, afloat: Afloat | undefined, list: Command[]): void {
  if (now.fired || now.surfacing || now.sonar || !boat.usable) return;
  for (const system of boat.usable) {
    if (system === 'torpedo' && afloat)
      for (const at of rules.chart.reach[afloat.at] ?? []) list.push(TORPEDOES[at] as Command);
    if (system === 'mine' && afloat)
      for (const at of mineRoom(rules.chart, afloat)) list.push({ type: 'drop-mine', at });
    if (system === 'sonar') list.push(SONAR);
    if (system === 'drone')
      for (let sector = 1; sector <= rules.chart.sectors; sector++) list.push({ type: 'drone', sector });
  }
}

const ABOUTS = ['row', 'col', 'sector'] as const;

/** Every legal pair of one true and one false fact; the order reveals nothing. */
export function answers({ rules: { chart } }: View, at: number): CommandOf<'answer-sonar'>[] {
  const list: CommandOf<'answer-sonar'>[] = [];
  for (const truth of ABOUTS)
    for (const lie of ABOUTS) {
      if (truth === lie) continue;
      const told = { about: truth, value: trueValue(chart, at, truth) };
      const { from, to } = claimRange(chart, lie);
      for (let value = from; value <= to; value++) {
        if (value === trueValue(chart, at, lie)) continue;
        const lied = { about: lie, value };
        list.push(
          truth < lie
            ? { type: 'answer-sonar', first: told, second: lied }
            : { type: 'answer-sonar', first: lied, second: told },
        );
      }
    }
  return list;
}

function firstMate(view: View, boat: BoatView): Command[] | undefined {
  const { now, rules } = view;
  if (!now.moved || now.surfacing) return undefined;
  const empty = !now.charged && boat.charges ? ALL_SYSTEMS & ~fullBits(rules, boat.charges) : 0;
  const list = (CHARGES[empty] as readonly Command[]).slice();
  firing(view, boat, undefined, list);
  return list;
}

function engineer({ now }: View, { marks }: BoatView): Command[] | undefined {
  if (now.course === null || now.marked || marks === null) return undefined;
  const list: Command[] = [];
  const first = COURSES.indexOf(now.course) * NODES_PER_PANEL;
  for (let node = first; node < first + NODES_PER_PANEL; node++)
    if (!(marks & (1 << node))) list.push(MARKS[node] as Command);
  return list;
}

/** A sample of possible messages: enough to play with, not every combination. */
const SAMPLES: Readonly<Partial<Record<MessageType, readonly Command[]>>> = {
  report: [{ type: 'report', certainty: 'none', candidates: 0, hypotheses: 0, best: null, weights: [] }],
  comment: [{ type: 'comment', sentences: [{ code: 'no-idea' }] }],
  'request-report': [{ type: 'request-report' }],
  'set-priority': SYSTEMS.map((system) => ({ type: 'set-priority', systems: [system] })),
  protect: SYSTEMS.map((system) => ({ type: 'protect', systems: [system] })),
  condition: [{ type: 'condition', broken: [], repaired: [] }],
  advise: [{ type: 'advise', routes: [] }],
};

/** The samples a role has not sent yet, cached for each set of messages sent. */
const UNSAID = Object.fromEntries(
  ROLES.map((role) => [
    role,
    Array.from({ length: 1 << MESSAGES.length }, (_, spoken) =>
      MESSAGES.flatMap(([type, speaker]) =>
        speaker === role && !(spoken & MESSAGE_BIT[type]) ? (SAMPLES[type] ?? []) : [],
      ),
    ),
  ]),
) as unknown as Readonly<Record<Role, readonly (readonly Command[])[]>>;

function talkOf({ active, now, spoken, rules }: View, side: Side, role: Role, boat: BoatView): readonly Command[] {
  const silent = active === side && !now.moved ? spoken : spoken | MESSAGE_BIT.comment;
  const list = UNSAID[role][silent] as readonly Command[];
  const { charges } = boat;
  if (role !== 'first-mate' || !charges) return list;
  const ready = spoken & MESSAGE_BIT.ready ? NONE : (READY[fullBits(rules, charges)] as readonly Command[]);
  const more = ready.length ? list.concat(ready) : list.slice();
  if (!(spoken & MESSAGE_BIT.status)) more.push({ type: 'status', charges });
  return more;
}

/** The captain's slice of the own boat; only a captain's view has it. */
export const afloatOf = (boat: BoatView): Afloat => ({
  at: boat.at ?? -1,
  trail: boat.trail ?? [],
  mines: boat.mines ?? [],
});

/** The conditions of `end-turn`, all of which the captain's view shows. */
function mayEnd({ now, rules }: View, boat: BoatView): boolean {
  if (!now.moved || now.sonar) return false;
  if (now.surfacing) return true;
  const { charges } = boat;
  const full = charges !== null && allFull(rules, charges);
  return now.marked === true && (now.charged === true || full);
}

/** For a seat that is late, absent or broken: the tamest legal order, or none if nothing is owed. */
export function fallback(view: View, seat: Seat): Command | undefined {
  let tamest: Command | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options(view, seat)) {
    const rank = TAMENESS.indexOf(option.type);
    if (rank < 0 || rank >= least) continue;
    least = rank;
    tamest = option;
  }
  return tamest;
}

const TAMENESS: readonly Command['type'][] = [
  'end-turn',
  'dive',
  'place',
  'answer-sonar',
  'mark',
  'charge',
  'move',
  'surface',
];
