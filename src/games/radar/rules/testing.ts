import { type Dice, loaded } from '../../../kernel/dice.ts';
import type { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { type Cell, cellName, parseCell } from '../../../parts/grid/grid.ts';
import { apply } from '../apply.ts';
import type { Command } from '../commands.ts';
import type { BySystem, System } from '../data/systems.ts';
import type { Event } from '../events.ts';
import { options } from '../options.ts';
import {
  type Boat,
  FRESH_TURN,
  type RadarSeat,
  type Rules,
  SILENT,
  type Side,
  type State,
  type Turn,
} from '../state.ts';
import { view } from '../view.ts';
import { awaiting } from './awaiting.ts';
import { refuse, resolve } from './handlers.ts';
import { setUp } from './set-up.ts';

/** A boat for a test: cells by name, all gauges empty except those given. */
export interface Afloat {
  readonly at?: string; // '' = not placed
  readonly trail?: string; // the current cell is always included
  readonly mines?: string;
  readonly hull?: number;
  readonly surfaced?: number;
  readonly quiet?: number;
  readonly charges?: Partial<BySystem<number>> | 'full';
  readonly marks?: readonly number[];
}

export interface Situation {
  readonly ruleset?: 'seed' | 'classic';
  readonly chart?: string | readonly string[]; // a chart's name, or a drawing; default: 9x9 of open sea
  readonly sector?: { readonly across: number; readonly down: number };
  readonly turnLimit?: number;
  readonly spectators?: 'public' | 'all';
  readonly phase?: State['phase'];
  readonly turn?: number;
  readonly active?: Side;
  readonly extra?: number;
  readonly blue?: Afloat;
  readonly red?: Afloat;
  readonly now?: Partial<Turn>;
  readonly spoken?: Partial<State['spoken']>;
}

const OPEN = Array.from({ length: 9 }, () => '.........');
const BLANK: BySystem<number> = { torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 };

/** A state in which blue moves next from A1 and red is in the opposite corner, unless `situation` differs. */
export function sea(situation: Situation = {}): State {
  const { ruleset = 'seed', chart = OPEN, sector = { across: 3, down: 3 }, turnLimit, spectators } = situation;
  const map = typeof chart === 'string' ? chart : drawn(chart, sector);
  const asked = { ruleset, map, ...(turnLimit && { turnLimit }), ...(spectators && { spectators }) };
  const rules = must(setUp(asked, loaded()));
  const far = cellName(rules.chart, rules.chart.cells - 1);
  return {
    rules,
    phase: situation.phase ?? 'playing',
    turn: situation.turn ?? 0,
    active: situation.active ?? 'blue',
    extra: situation.extra ?? 0,
    boats: { blue: boat(rules, 'A1', situation.blue), red: boat(rules, far, situation.red) },
    now: { ...FRESH_TURN, ...situation.now },
    spoken: { ...SILENT, ...situation.spoken },
    outcome: null,
  };
}

function drawn(rows: readonly string[], sector: Situation['sector']) {
  const cols = rows[0]?.length ?? 0;
  const islands = rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [r * cols + c] : [])));
  return { rows: rows.length, cols, islands, sector };
}

function boat(rules: Rules, usual: string, given: Afloat = {}): Boat {
  const place = given.at ?? usual;
  const at = place ? named(rules, place) : -1;
  const trail = cells(rules, given.trail).filter((cell) => cell !== at);
  const { charges } = given;
  return {
    at,
    trail: at < 0 ? [] : [...trail, at],
    mines: cells(rules, given.mines),
    hull: given.hull ?? rules.ruleset.hull,
    surfaced: given.surfaced ?? 0,
    quiet: given.quiet ?? 0,
    charges: charges === 'full' ? rules.ruleset.charges : { ...BLANK, ...charges },
    marks: (given.marks ?? []).reduce((bits, node) => bits | (1 << node), 0),
  };
}

const named = (rules: Rules, name: string): Cell =>
  parseCell(rules.chart, name) ?? fail(`no cell ${name} on ${rules.chart.name}`);
const cells = (rules: Rules, names = ''): Cell[] =>
  names.split(' ').flatMap((name) => (name ? [named(rules, name)] : []));
const fail = (why: string): never => {
  throw new Error(why);
};

/** A command with its cell by name: `{ type: 'torpedo', at: 'H8' }`. */
export type Told = Command extends infer C
  ? C extends { readonly at: Cell }
    ? Omit<C, 'at'> & { readonly at: string | Cell }
    : C
  : never;

const meant = ({ rules }: State, command: Told): Command =>
  'at' in command && typeof command.at === 'string'
    ? ({ ...command, at: named(rules, command.at) } as Command)
    : (command as Command);

/** The code of the first rule that refuses. */
export const refused = (state: State, seat: Speaker, command: Told): string | undefined =>
  refuse(state, seat, meant(state, command))?.code;

/** A seat, the umpire or a spectator. */
export type Speaker = RadarSeat | 'umpire' | 'spectator';

interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Carries out a command that the rules allow. */
export function done(state: State, seat: Speaker, command: Told, dice: Dice = loaded()): Happened {
  const order = meant(state, command);
  const no = refuse(state, seat, order);
  if (no) fail(`${seat} ${JSON.stringify(command)} is refused: ${JSON.stringify(no)}`);
  const events: Event[] = [];
  const happening = resolve(state, seat, order, dice);
  let now = state;
  for (let next = happening.next(now); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = apply(now, next.value);
  }
  return { state: now, events };
}

/** Carries out several commands in a row. */
export const played = (state: State, ...orders: readonly (readonly [Speaker, Told])[]): State =>
  orders.reduce((now, [seat, command]) => done(now, seat, command).state, state);

export const types = ({ events }: Happened): string[] => events.map(({ type }) => type);
export const cell = ({ rules }: State, name: string): Cell => named(rules, name);
export const name = ({ rules }: State, at: Cell): string => cellName(rules.chart, at);
export const full = (...systems: readonly System[]): Partial<BySystem<number>> =>
  Object.fromEntries(systems.map((system) => [system, 6]));

/** A match before its first command. */
export const fresh = (situation: Situation = {}): State =>
  sea({ ...situation, phase: 'placement', blue: { at: '' }, red: { at: '' } });

/** Random legal play, mostly orders and some messages; calls `look` with every state. */
export function wander(from: State, random: Random, most: number, look: (state: State) => void): State {
  let state = from;
  for (let i = 0; i < most && state.phase !== 'ended'; i++) {
    look(state);
    const asked = awaiting(state).filter(({ must: needed }) => needed || random.unit() < 0.05);
    const { seat } = asked[random.roll(asked.length) - 1] ?? fail('nobody is awaited');
    const offers = [...options(view(state, seat), seat)];
    const command = offers[random.roll(offers.length) - 1];
    if (command) state = done(state, seat as Speaker, command as Told).state;
  }
  return state;
}
