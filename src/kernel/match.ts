import { type Dice, diceAt } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Game, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, sideOf, UMPIRE, type Watcher } from './ids.ts';
import type { Kinds } from './kinds.ts';
import {
  applyMatchEvent,
  closedEvent,
  INITIAL_STATUS,
  isMatchCommand,
  isMatchEvent,
  type MatchCommand,
  type MatchEvent,
  type MatchStatus,
  outcomeWithout,
  refuseMatchCommand,
} from './match-status.ts';
import { must, no, ok, type Result } from './result.ts';
import { unfold } from './step.ts';

export interface Entry<K extends Kinds = Kinds> {
  readonly n: number; // entry number, counted from 0
  readonly seat: Seat;
  readonly command: K['command'] | MatchCommand;
  readonly events: readonly (K['event'] | MatchEvent)[];
}

/** A match. `seed` and `log` determine everything else; `state` is the state after the last entry. */
export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly rules: K['rules'];
  readonly seed: string;
  readonly hashing: Hashing;
  readonly log: Entry<K>[];
  readonly marks: Mark<K>[]; // saved states, so that finding an earlier state is fast
  state: K['state'];
  status: MatchStatus;
}

export interface Mark<K extends Kinds = Kinds> {
  readonly n: number; // number of entries before this state
  readonly state: K['state'];
  readonly status: MatchStatus;
}

/** Entries between marks. Marks are cheap: states are immutable, so each is only a reference. */
export const MARK_EVERY = 64;

/** Starts a match. The first entry is the umpire's `begin`; its events hold everything random about the start. */
export function open<K extends Kinds>(game: Game<K>, rules: K['rules'], seed: string, hashing: Hashing): Match<K> {
  const match = unopened(game, rules, seed, hashing);
  must(submit(match, UMPIRE, { type: 'begin' } as K['command'])); // every game has this command
  return match;
}

/** A match with an empty log, for callers that supply the entries, including `begin`. */
export function unopened<K extends Kinds>(game: Game<K>, rules: K['rules'], seed: string, hashing: Hashing): Match<K> {
  return { game, rules, seed, hashing, log: [], marks: [], state: game.begin(rules), status: INITIAL_STATUS };
}

/**
 * Rebuilds a match from its stored entries. With a saved mark, entries before it need not be applied again; the
 * mark's state is plain data and may lack `rules`.
 */
export function resumed<K extends Kinds>(
  game: Game<K>,
  rules: K['rules'],
  seed: string,
  hashing: Hashing,
  entries: readonly Entry<K>[],
  from?: Mark<K>,
): Match<K> {
  const match = unopened(game, rules, seed, hashing);
  const known = from && from.n <= entries.length ? from.n : 0;
  if (from && known > 0) {
    match.state = { ...from.state, rules };
    match.status = from.status;
    for (const entry of entries.slice(0, known)) match.log.push(entry);
    mark(match);
  }
  for (const entry of entries.slice(known)) append(match, entry);
  return match;
}

/** The only entry point: players, bots, files and replays all submit commands here. A refused command changes nothing. */
export function submit<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: K['command'] | MatchCommand,
  dice?: Dice, // loaded dice for tests. Default: the dice of the next entry
): Result<Entry<K>> {
  const refusal = isMatchCommand(command) ? refuseForMatch(match, seat, command) : refuseForGame(match, seat, command);
  if (refusal) return no(refusal);
  if (isMarkDue(match)) mark(match);
  const events: (K['event'] | MatchEvent)[] = [];
  if (isMatchCommand(command)) resolveForMatch(match, seat, command, events);
  else resolveForGame(match, seat, command, events, dice);
  const entry: Entry<K> = { n: match.log.length, seat, command, events };
  match.log.push(entry);
  return ok(entry);
}

/** Whether to save a mark before the next entry; a resumed match may already have it. */
const isMarkDue = ({ log, marks }: Match): boolean => log.length % MARK_EVERY === 0 && marks.at(-1)?.n !== log.length;

export const outcomeOf = <K extends Kinds>(match: Match<K>): Outcome | undefined =>
  match.status.outcome ?? match.game.outcome(match.state);

/** Once a match is over, every watcher may see everything. */
export const viewOf = <K extends Kinds>(match: Match<K>, watcher: Watcher): K['view'] =>
  match.game.view(match.state, outcomeOf(match) ? 'archive' : watcher);

function refuseForGame<K extends Kinds>(match: Match<K>, seat: Seat, command: K['command']): Fact | undefined {
  if (outcomeOf(match)) return { code: 'match-over' };
  if (command.type === 'begin' && match.log.length > 0) return { code: 'already-begun' };
  return match.game.refuse(match.state, seat, command);
}

function refuseForMatch<K extends Kinds>(match: Match<K>, seat: Seat, command: MatchCommand): Fact | undefined {
  if (outcomeOf(match)) return { code: 'match-over' };
  const { game, rules } = match;
  const facts = { sides: game.sides(rules), seats: game.seats(rules), drawByAgreement: game.drawByAgreement };
  if (seat !== UMPIRE && !facts.seats.includes(seat)) return { code: 'unknown-seat', seat };
  const late = command.type === 'time-out' ? command.seat : undefined; // only seats that must act can time out
  const mustAct = (seat: Seat): boolean => game.awaiting(match.state).some((one) => one.must && one.seat === seat);
  return (
    refuseMatchCommand(match.status, facts, seat, command) ??
    (late !== undefined && !mustAct(late) ? { code: 'not-awaited', seat: late } : undefined)
  );
}

function resolveForGame<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: K['command'],
  events: (K['event'] | MatchEvent)[],
  dice?: Dice,
): void {
  const mayDecline = match.status.offers.length > 0 && playsOn(match, seat, command);
  match.state = play(match, seat, command, events as K['event'][], dice);
  if (!mayDecline || !isPublic(match, events as K['event'][])) return;
  const declined: MatchEvent = { type: 'draw-declined', side: sideOf(seat) };
  events.unshift(declined);
  match.status = applyMatchEvent(match.status, declined);
}

/** Whether spectators hear any of the events. A secret action must not decline a draw offer, since that would reveal it. */
const isPublic = <K extends Kinds>({ game, rules }: Match<K>, events: readonly K['event'][]): boolean =>
  events.some((event) => game.hear(rules, event, 'spectator') !== undefined);

/** A draw offer lapses when a seat that could answer it makes the move the match is waiting for instead. */
function playsOn<K extends Kinds>(match: Match<K>, seat: Seat, { type }: K['command']): boolean {
  const { game, state, status } = match;
  if (status.offers.includes(sideOf(seat)) || refuseForMatch(match, seat, { type: 'decline-draw' })) return false;
  return game.awaiting(state).some((one) => one.must && one.seat === seat && one.kinds.includes(type));
}

/** The dice of the next entry. */
const diceOf = <K extends Kinds>({ hashing, seed, log }: Match<K>, seat: Seat): Dice =>
  diceAt(hashing, seed, 'dice', seat, log.length);

function play<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: K['command'],
  events: K['event'][],
  dice: Dice = diceOf(match, seat),
): K['state'] {
  const { game, state } = match;
  return unfold(game, state, game.resolve(state, seat, command, dice), events);
}

function resolveForMatch<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: MatchCommand,
  events: (K['event'] | MatchEvent)[],
): void {
  const { game, rules } = match;
  const sides = game.sides(rules);
  const emit = (event: MatchEvent): void => {
    events.push(event);
    match.status = applyMatchEvent(match.status, event);
  };
  const withdraw = (side: string): void => {
    if (sides.length <= 2 || !game.withdraw) return;
    const leaving = game.withdraw(match.state, side, diceOf(match, seat));
    match.state = unfold(game, match.state, leaving, events as K['event'][]);
  };
  switch (command.type) {
    case 'resign': {
      const side = sideOf(seat);
      emit({ type: 'resigned', side, outcome: outcomeWithout(sides, { code: 'resigned', side }) });
      withdraw(side);
      break;
    }
    case 'abandon': {
      const { type: _, ...why } = command;
      emit({ type: 'abandoned', ...why, outcome: outcomeWithout(sides, { code: 'abandoned', ...why }) });
      withdraw(command.side);
      break;
    }
    case 'offer-draw':
      emit({ type: 'draw-offered', side: sideOf(seat) });
      if (sides.every((side) => match.status.offers.includes(side)))
        emit({ type: 'draw-agreed', outcome: { winners: sides, reason: { code: 'draw-agreed' } } });
      break;
    case 'decline-draw':
      emit({ type: 'draw-declined', side: sideOf(seat) });
      break;
    case 'hold-seat':
      emit({ type: 'seat-held', seat: command.seat, holder: command.holder });
      break;
    case 'close':
      emit(closedEvent(sides, command));
      break;
    case 'time-out': {
      emit({ type: 'timed-out', seat: command.seat });
      const fallback = game.fallback(game.view(match.state, command.seat), command.seat);
      if (fallback && !game.refuse(match.state, command.seat, fallback))
        match.state = play(match, command.seat, fallback, events as K['event'][]);
    }
  }
}

/** Appends an entry that is already resolved, by applying its events. Checks no rules and rolls no dice. */
export function append<K extends Kinds>(match: Match<K>, entry: Entry<K>): void {
  if (isMarkDue(match)) mark(match);
  for (const event of entry.events) {
    if (isMatchEvent(event)) match.status = applyMatchEvent(match.status, event);
    else match.state = match.game.apply(match.state, event);
  }
  match.log.push(entry);
}

const mark = <K extends Kinds>({ marks, log, state, status }: Match<K>): void => {
  marks.push({ n: log.length, state, status });
};

/** The state before entry `n`, computed from the nearest earlier mark; a resumed match may lack some marks. */
export function stateAt<K extends Kinds>(match: Match<K>, n: number): K['state'] {
  const near = match.marks.findLast((mark) => mark.n <= n);
  let state = near?.state ?? match.game.begin(match.rules);
  for (const entry of match.log.slice(near?.n ?? 0, n))
    for (const event of entry.events) if (!isMatchEvent(event)) state = match.game.apply(state, event);
  return state;
}
