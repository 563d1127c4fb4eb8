import { type Dice, diceAt } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Game, Kinds, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, sideOf, UMPIRE, type Watcher } from './ids.ts';
import { must, no, ok, type Result } from './result.ts';
import { unfold } from './step.ts';
import {
  applyTable,
  isTableCommand,
  isTableEvent,
  NEW_TABLE,
  outcomeWithout,
  parseTableCommand,
  refuseTable,
  type Table,
  type TableCommand,
  type TableEvent,
} from './table.ts';

export interface Entry<K extends Kinds = Kinds> {
  readonly n: number; // place in the log
  readonly seat: Seat;
  readonly command: K['command'] | TableCommand;
  readonly events: readonly (K['event'] | TableEvent)[];
}

/** A match under way. Everything but `seed` and `log` can be worked out from them; `state` is where the log has led. */
export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly rules: K['rules'];
  readonly seed: string;
  readonly hashing: Hashing;
  readonly log: Entry<K>[];
  readonly marks: Mark<K>[]; // a state every so often, so that no one folds a long log from its start
  state: K['state'];
  table: Table;
}

export interface Mark<K extends Kinds = Kinds> {
  readonly n: number; // entries before it
  readonly state: K['state'];
  readonly table: Table;
}

/** States are never changed in place, so a mark costs a reference. */
export const MARK_EVERY = 64;

/** Opens a match: its first entry is the umpire's `begin`, whose events hold whatever chance decided. */
export function open<K extends Kinds>(game: Game<K>, rules: K['rules'], seed: string, hashing: Hashing): Match<K> {
  const match = unopened(game, rules, seed, hashing);
  must(submit(match, UMPIRE, { type: 'begin' } as K['command'])); // every game has this command
  return match;
}

/** A match with an empty log, for those who bring the log themselves. */
export function unopened<K extends Kinds>(game: Game<K>, rules: K['rules'], seed: string, hashing: Hashing): Match<K> {
  return { game, rules, seed, hashing, log: [], marks: [], state: game.begin(rules), table: NEW_TABLE };
}

/**
 * A match taken up again from all its stored entries, as if it had been played here. A saved mark spares folding what
 * lies before it; its state is plain data, and may have left out the rules.
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
    match.table = from.table;
    for (const entry of entries.slice(0, known)) match.log.push(entry);
    mark(match);
  }
  for (const entry of entries.slice(known)) append(match, entry);
  return match;
}

/** The one door in, for hands, bots, files and replay alike. A refusal changes nothing. */
export function submit<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: K['command'] | TableCommand,
  dice?: Dice, // loaded ones; left out = those of this place in the log
): Result<Entry<K>> {
  const { state, table } = match;
  const events: (K['event'] | TableEvent)[] = [];
  if (isTableCommand(command)) {
    const refusal = refuseOfTable(match, seat, command);
    if (refusal) return no(refusal);
    resolveTable(match, seat, command, events);
  } else {
    const refusal = refuse(match, seat, command);
    if (refusal) return no(refusal);
    const declines = table.offers.length > 0 && playsOn(match, seat, command);
    match.state = play(match, state, seat, command, events as K['event'][], dice);
    if (declines && isPublic(match, events as K['event'][])) {
      const declined: TableEvent = { type: 'draw-declined', side: sideOf(seat) };
      events.unshift(declined);
      match.table = applyTable(table, declined);
    }
  }

  const entry: Entry<K> = { n: match.log.length, seat, command, events };
  if (isDue(match)) match.marks.push({ n: entry.n, state, table });
  match.log.push(entry);
  return ok(entry);
}

/** Whether a mark belongs before the next entry; a resumed match may have it already. */
const isDue = ({ log, marks }: Match): boolean => log.length % MARK_EVERY === 0 && marks.at(-1)?.n !== log.length;

/** For commands whose shape nobody has looked at yet. */
export function submitRaw<K extends Kinds>(match: Match<K>, seat: Seat, input: unknown): Result<Entry<K>> {
  const command = parseCommand(match.game, input);
  return command.ok ? submit(match, seat, command.value) : command;
}

export function parseCommand<K extends Kinds>(game: Game<K>, input: unknown): Result<K['command'] | TableCommand> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return no({ code: 'not-an-object' });
  const { type } = input as { readonly type?: unknown };
  if (typeof type !== 'string') return no({ code: 'bad-command', field: 'type' });
  return isTableCommand({ type }) ? parseTableCommand({ ...input, type }) : game.parse(input);
}

export const outcomeOf = <K extends Kinds>(match: Match<K>): Outcome | undefined =>
  match.table.outcome ?? match.game.outcome(match.state);

/** Once it is over everybody may see everything. */
export const viewOf = <K extends Kinds>(match: Match<K>, watcher: Watcher): K['view'] =>
  match.game.view(match.state, outcomeOf(match) ? 'archive' : watcher);

function refuse<K extends Kinds>(match: Match<K>, seat: Seat, command: K['command']): Fact | undefined {
  if (outcomeOf(match)) return { code: 'match-over' };
  if (command.type === 'begin' && match.log.length > 0) return { code: 'already-begun' };
  return match.game.refuse(match.state, seat, command);
}

function refuseOfTable<K extends Kinds>(match: Match<K>, seat: Seat, command: TableCommand): Fact | undefined {
  if (outcomeOf(match)) return { code: 'match-over' };
  const { game, rules } = match;
  const facts = { sides: game.sides(rules), seats: game.seats(rules), drawByAgreement: game.drawByAgreement };
  if (seat !== UMPIRE && !facts.seats.includes(seat)) return { code: 'unknown-seat', seat };
  const late = command.type === 'time-out' ? command.seat : undefined; // clocks run only where the match waits
  const owes = (owed: Seat): boolean => game.awaiting(match.state).some(({ seat, must }) => must && seat === owed);
  return (
    refuseTable(match.table, facts, seat, command) ??
    (late !== undefined && !owes(late) ? { code: 'not-awaited', seat: late } : undefined)
  );
}

/** What nobody hears of may not answer an offer either: the answer would tell of it. */
const isPublic = <K extends Kinds>({ game, rules }: Match<K>, events: readonly K['event'][]): boolean =>
  events.some((event) => game.hear(rules, event, 'spectator') !== undefined);

/** An offer of a draw lapses when one who could answer it does instead what the match waits for. */
function playsOn<K extends Kinds>(match: Match<K>, seat: Seat, { type }: K['command']): boolean {
  const { game, state, table } = match;
  if (table.offers.includes(sideOf(seat)) || refuseOfTable(match, seat, { type: 'decline-draw' })) return false;
  return game.awaiting(state).some((one) => one.must && one.seat === seat && one.kinds.includes(type));
}

/** The dice of the next entry. */
const diceOf = <K extends Kinds>({ hashing, seed, log }: Match<K>, seat: Seat): Dice =>
  diceAt(hashing, seed, 'dice', seat, log.length);

function play<K extends Kinds>(
  match: Match<K>,
  state: K['state'],
  seat: Seat,
  command: K['command'],
  events: K['event'][],
  dice: Dice = diceOf(match, seat),
): K['state'] {
  return unfold(match.game, state, match.game.resolve(state, seat, command, dice), events);
}

function resolveTable<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  command: TableCommand,
  events: (K['event'] | TableEvent)[],
): void {
  const { game, rules } = match;
  const sides = game.sides(rules);
  const tell = (event: TableEvent): void => {
    events.push(event);
    match.table = applyTable(match.table, event);
  };
  const takeOut = (side: string): void => {
    if (sides.length <= 2 || !game.withdraw) return;
    match.state = unfold(
      game,
      match.state,
      game.withdraw(match.state, side, diceOf(match, seat)),
      events as K['event'][],
    );
  };
  switch (command.type) {
    case 'resign': {
      const side = sideOf(seat);
      tell({ type: 'resigned', side, outcome: outcomeWithout(sides, { code: 'resigned', side }) });
      takeOut(side);
      break;
    }
    case 'abandon': {
      const { type: _, ...why } = command;
      tell({ type: 'abandoned', ...why, outcome: outcomeWithout(sides, { code: 'abandoned', ...why }) });
      takeOut(command.side);
      break;
    }
    case 'offer-draw':
      tell({ type: 'draw-offered', side: sideOf(seat) });
      if (sides.every((side) => match.table.offers.includes(side)))
        tell({ type: 'draw-agreed', outcome: { winners: sides, reason: { code: 'draw-agreed' } } });
      break;
    case 'decline-draw':
      tell({ type: 'draw-declined', side: sideOf(seat) });
      break;
    case 'hold-seat':
      tell({ type: 'seat-held', seat: command.seat, holder: command.holder });
      break;
    case 'time-out': {
      tell({ type: 'timed-out', seat: command.seat });
      const instead = game.fallback(game.view(match.state, command.seat), command.seat);
      if (instead && !game.refuse(match.state, command.seat, instead))
        match.state = play(match, match.state, command.seat, instead, events as K['event'][]);
    }
  }
}

/** Adds an entry that somebody else has resolved: by its events alone, without rules or dice. */
export function append<K extends Kinds>(match: Match<K>, entry: Entry<K>): void {
  if (isDue(match)) mark(match);
  for (const event of entry.events) {
    if (isTableEvent(event)) match.table = applyTable(match.table, event);
    else match.state = match.game.apply(match.state, event);
  }
  match.log.push(entry);
}

const mark = <K extends Kinds>({ marks, log, state, table }: Match<K>): void => {
  marks.push({ n: log.length, state, table });
};

/** The state before entry `n`, from the nearest mark before it; a resumed match lacks some. */
export function stateAt<K extends Kinds>(match: Match<K>, n: number): K['state'] {
  const near = match.marks.findLast((mark) => mark.n <= n);
  let state = near?.state ?? match.game.begin(match.rules);
  for (const entry of match.log.slice(near?.n ?? 0, n))
    for (const event of entry.events) if (!isTableEvent(event)) state = match.game.apply(state, event);
  return state;
}
