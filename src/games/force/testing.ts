import { type Dice, loaded } from '../../kernel/dice.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Random } from '../../kernel/random.ts';
import { apply } from './apply.ts';
import type { Command } from './commands.ts';
import type { Card, Character, Location, Starship, Tactic, Vehicle, Weapon } from './data/card.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { DECK_SIZE, firstOf, SECOND_HAND } from './rules/cards.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { type BySide, bySide, SIDES, type Side } from './sides.ts';
import type { CardId, Deck, InPlay, Player, Rules, State, Table, Turn } from './state.ts';
import { view } from './view.ts';

/** A card for a test, completed from its name and side. */
type Make = (id: string, side: Side) => Card;
const made =
  <C extends Card>(usual: Omit<C, 'id' | 'name' | 'side'>) =>
  (given: Partial<C> = {}): Make =>
  (id, side) =>
    ({ id, name: id, side, ...usual, ...given }) as C;

const fighter = { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 2, dots: 0, defence: 1 } as const;
export const character = made<Character>({ kind: 'character', ...fighter, landspeed: 1, master: false });
export const vehicle = made<Vehicle>({ kind: 'vehicle', ...fighter, landspeed: 2, seats: 2 });
export const starship = made<Starship>({ kind: 'starship', ...fighter, hyperspeed: 3, seats: 1 });
export const weapon = made<Weapon>({ kind: 'weapon', destiny: 1, deploy: 1, fire: 1, bonus: 0 });
export const tactic = made<Tactic>({ kind: 'tactic', destiny: 4, cost: 1, power: 2 });
export const omen = (destiny = 0): Make => made<Card>({ kind: 'omen', destiny } as Card)();

const place = { destiny: 0, system: 'Vharn', icons: { dark: 1, light: 1 }, exterior: true, parsec: 4 } as const;
export const site = made<Location>({ kind: 'site', ...place, order: 1 });
export const system = made<Location>({ kind: 'system', ...place, order: 0 });

/** A card on the table: which card, and its location or the card that carries it. */
type Placed = readonly [Make, string, Partial<InPlay>?];

export interface Holdings {
  readonly locations?: Readonly<Record<string, Make>>;
  readonly table?: Readonly<Record<string, Placed>>;
  readonly hand?: Readonly<Record<string, Make>>;
  readonly reserve?: number | readonly number[]; // the number of cards, or their destinies from the top
  readonly force?: number | readonly number[];
  readonly used?: number | readonly number[];
}

export interface Position extends Partial<Pick<State, 'phase' | 'active' | 'turn' | 'owed' | 'battle'>> {
  readonly dark?: Holdings;
  readonly light?: Holdings;
  readonly now?: Partial<Turn>;
  readonly turnLimit?: number;
}

/** A state, and its cards by name. Cards that are not placed are in their side's Lost Pile. */
export interface Scene {
  readonly state: State;
  readonly card: (name: string) => CardId;
}

const FRESH: Turn = { generation: { dark: 3, light: 3 }, activated: 0, drained: [], battles: [] };
const destinies = (pile: Holdings['reserve'] = 0): readonly number[] =>
  typeof pile === 'number' ? new Array<number>(pile).fill(0) : pile;

export function position(given: Position): Scene {
  const cards: Card[] = [];
  const names = new Map<string, CardId>();
  const card = (name: string): CardId => {
    const found = names.get(name);
    if (found === undefined) throw new Error(`no card is called ${name}`);
    return found;
  };
  const players = bySide((side) => dealtTo(side, given[side] ?? {}, cards, names));
  const all = <T>(list: (holdings: Holdings) => readonly T[]): T[] => SIDES.flatMap((side) => list(given[side] ?? {}));
  const locations = all(({ locations: own = {} }) => Object.keys(own)).map(card);
  const inPlay: InPlay[] = [];
  for (const [name, [, where, flags]] of all(({ table = {} }) => Object.entries(table))) {
    const host = locations.includes(card(where)) ? null : card(where);
    const at = host === null ? card(where) : (inPlay.find((one) => one.card === host)?.at ?? -1);
    inPlay.push({ card: card(name), at, host, moved: false, shifted: false, battled: false, ...flags });
  }
  const { phase = 'deploy', active = 'dark', turn = 3, owed = null, battle = null } = given;
  const now = { ...FRESH, ...given.now };
  const rules = rulesOf(cards, given.turnLimit ?? 150);
  return { state: { rules, phase, turn, active, locations, inPlay, now, owed, battle, outcome: null, players }, card };
}

function dealtTo(side: Side, given: Holdings, cards: Card[], names: Map<string, CardId>): Player {
  let next = firstOf(side);
  const add = (id: string, make: Make): CardId => {
    cards[next] = make(id, side);
    names.set(id, next);
    return next++;
  };
  const pile = (name: string, of: readonly number[]): CardId[] =>
    of.map((destiny, i) => add(`${side}-${name}-${i + 1}`, omen(destiny)));
  for (const [id, make] of Object.entries(given.locations ?? {})) add(id, make);
  for (const [id, [make]] of Object.entries(given.table ?? {})) add(id, make);
  const hand = Object.entries(given.hand ?? {}).map(([id, make]) => add(id, make));
  const reserve = pile('reserve', destinies(given.reserve ?? 10));
  const force = pile('force', destinies(given.force ?? 5));
  const used = pile('used', destinies(given.used));
  const rest = firstOf(side) + DECK_SIZE - next;
  return { hand, reserve, force, used, lost: pile('lost', destinies(rest)) };
}

function rulesOf(cards: readonly Card[], turnLimit: number): Rules {
  const deck = (side: Side): Deck => ({ name: 'test', side, start: '', cards: {} });
  const start = (side: Side): CardId => {
    const found = cards.findIndex((card) => card.side === side && (card.kind === 'site' || card.kind === 'system'));
    return found < 0 ? firstOf(side) : found;
  };
  const setup = { decks: bySide(deck), secondHand: SECOND_HAND, turnLimit, spectators: 'public' } as const;
  return { setup, cards, start: bySide(start) };
}

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The result of a command; a refusal fails the test. */
export function played(state: State, seat: Seat, command: Command, dice: Dice = loaded()): Happened {
  const why = refuse(state, seat, command);
  if (why) throw new Error(`refused: ${JSON.stringify(why)}`);
  const events: Event[] = [];
  const happening = resolve(state, seat, command, dice);
  let now = state;
  for (let next = happening.next(now); !next.done; next = happening.next(now)) {
    events.push(next.value);
    now = apply(now, next.value);
  }
  return { state: now, events };
}

/** Several commands, each by the side that must act. */
export function playedOn(state: State, ...commands: readonly Command[]): Happened {
  const events: Event[] = [];
  let now = state;
  for (const command of commands) {
    const next = played(now, awaiting(now)[0]?.seat ?? 'dark', command);
    events.push(...next.events);
    now = next.state;
  }
  return { state: now, events };
}

export const refused = (state: State, seat: Seat, command: Command): string | undefined =>
  (refuse(state, seat, command) as Fact | undefined)?.code;

export const offered = (state: State, side: Side): readonly Command[] => options(view(state, side), side);

/** The first event of a type. */
export function happened<T extends EventType>({ events }: Happened, type: T): EventOf<T> {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type).join(', ')}`);
  return found as EventOf<T>;
}

/** A match of random legal commands: every state with the events that led to it. */
export function* randomPlay(opening: State, seed: number, most = 20_000): Generator<Happened & { command: Command }> {
  const random = new Random(seed);
  let command: Command = { type: 'begin' };
  let seat: Seat = 'umpire';
  let state = opening;
  for (let n = 0; n < most; n++) {
    const next = played(state, seat, command, random);
    state = next.state;
    yield { ...next, command };
    const asked = awaiting(state)[0];
    if (!asked) return;
    const list = options(view(state, asked.seat), asked.seat);
    seat = asked.seat;
    command = list[random.roll(Math.max(1, list.length)) - 1] ?? { type: 'pass' };
  }
}

/** All cards of a side, zone by zone. */
export const zonesOf = ({ locations, inPlay }: Table, players: BySide<Player>): CardId[] => [
  ...locations,
  ...inPlay.map(({ card }) => card),
  ...SIDES.flatMap((side) => {
    const { reserve, force, used, lost, hand } = players[side];
    return [...reserve, ...force, ...used, ...lost, ...hand];
  }),
];
