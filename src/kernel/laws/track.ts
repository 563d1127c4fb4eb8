import { diceAt } from '../dice.ts';
import type { Fact } from '../fact.ts';
import type { Drawing, Game, Language } from '../game.ts';
import type { Hashing } from '../hashing.ts';
import { type Seat, UMPIRE, type Watcher } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import { type Entry, type Match, open, outcomeOf, submit } from '../match.ts';
import { INITIAL_STATUS, isMatchEvent } from '../match-status.ts';
import { mix, Random } from '../random.ts';
import { reloaded } from './plain.ts';

export interface Subject {
  readonly game: Game;
  readonly setups: readonly unknown[];
  readonly hashing: Hashing;
  readonly cap?: number; // random play must end within this many commands
  readonly places?: number; // positions of a match that are checked in detail
  readonly drawing?: Drawing | undefined; // the game's, already loaded
  words?(fact: Fact | Kinds['heard'], language: Language): string | undefined; // extra texts, for codes the game has none for
}

export interface Move {
  readonly seat: Seat;
  readonly command: Kinds['command'];
}

/** A match prepared for the laws: every state along the way, and what stopped it early, if anything. */
export interface Track {
  readonly subject: Subject;
  readonly setup: unknown;
  readonly seed: number;
  readonly match: Match;
  readonly states: readonly Kinds['state'][]; // before each entry, and after the last
  readonly watchers: readonly Watcher[]; // all except `archive`
  readonly sampled: readonly number[]; // positions checked in detail, ascending, never the last one
  readonly thorough: boolean; // fewer positions, each checked exhaustively: used to shorten a counterexample
  readonly stuck: string | undefined;
  readonly beliefs: Map<number, ReadonlyMap<Seat, Kinds['belief']>>;
}

const CAP = 20_000;
const OFFERS = 400; // options checked per seat
const MAY = 0.15; // probability that a seat acts when it does not have to

/** A match of random legal moves. */
export function randomTrack(subject: Subject, setup: unknown, seed: number): Track {
  const random = new Random(mix(seed, 1));
  return track(subject, setup, seed, function* (match) {
    for (let n = 0; n < (subject.cap ?? CAP); n++) {
      if (outcomeOf(match)) return undefined;
      const move = randomMove(match.game, match.state, random);
      if (typeof move === 'string') return move;
      yield move;
    }
    return `not over after ${subject.cap ?? CAP} commands`;
  });
}

/** A match of the given moves, checked in detail at its end. Refused moves are skipped. */
export function givenTrack(subject: Subject, setup: unknown, seed: number, moves: readonly Move[]): Track {
  const found = track(subject, setup, seed, function* () {
    yield* moves;
    return undefined;
  });
  const { length } = found.match.log;
  const sampled = [length - 1, length].filter(
    (n) => n > 0 && !found.match.game.outcome(found.states[n] as Kinds['state']),
  );
  return { ...found, sampled, thorough: true };
}

/** The rules for a set-up, rolled with the set-up dice of this seed. */
export function rulesOf({ game, hashing }: Subject, setup: unknown, seed: number): Kinds['rules'] {
  const rules = game.setUp(setup, diceAt(hashing, String(seed), 'setup', UMPIRE, 0));
  if (!rules.ok) throw new Error(`the set-up is refused: ${JSON.stringify(rules.error)}`);
  return rules.value;
}

function track(
  subject: Subject,
  setup: unknown,
  seed: number,
  play: (match: Match) => Generator<Move, string | undefined>,
): Track {
  const { game, hashing } = subject;
  const rules = rulesOf(subject, setup, seed);
  const match = open(game, rules, String(seed), hashing);
  const states = [game.begin(rules), match.state];
  let stuck: string | undefined;
  try {
    const moves = play(match);
    for (let next = moves.next(); ; next = moves.next()) {
      if (next.done) {
        stuck = next.value;
        break;
      }
      if (submit(match, next.value.seat, next.value.command).ok) states.push(match.state);
    }
  } catch (error) {
    stuck = `threw ${error instanceof Error ? error.message : String(error)}`;
  }
  const watchers = [...game.seats(rules), 'spectator'];
  const sampled = sample(match.log.length, subject.places ?? 12, new Random(mix(seed, 2)));
  return { subject, setup, seed, match, states, watchers, sampled, thorough: false, stuck, beliefs: new Map() };
}

/** The first positions, the last ones, and some in between; position 0 is before the umpire's `begin`. */
function sample(length: number, most: number, random: Random): number[] {
  const last = length - 1; // the state after it may be final
  const chosen = new Set([1, 2, last].filter((n) => n >= 1 && n <= last));
  while (chosen.size < Math.min(most, last)) chosen.add(random.roll(last));
  return [...chosen].sort((a, b) => a - b);
}

function randomMove(game: Game, state: Kinds['state'], random: Random): Move | string {
  const awaited = game.awaiting(state);
  const may = awaited.filter(({ must }) => !must);
  const must = awaited.filter((one) => one.must);
  for (const among of random.unit() < MAY ? [may, must] : [must, may]) {
    const one = among[random.roll(Math.max(1, among.length)) - 1];
    if (!one) continue;
    const options = offers(game, state, one.seat);
    const command = options[random.roll(Math.max(1, options.length)) - 1];
    if (command) return { seat: one.seat, command };
    if (one.must) return `${one.seat} must act but has no options`;
  }
  return 'no seat is awaited although the match is not over';
}

/** The match before entry `n`, ready to continue from there. */
export const matchAt = ({ match, states }: Track, n: number): Match => ({
  ...match,
  log: match.log.slice(0, n),
  marks: [],
  state: states[n] as Kinds['state'],
  status: INITIAL_STATUS,
});

/** A seat's options in a state, up to a limit. */
export function offers(game: Game, state: Kinds['state'], seat: Seat): Kinds['command'][] {
  const found: Kinds['command'][] = [];
  for (const option of game.options(game.view(state, seat), seat)) if (found.push(option) === OFFERS) break;
  return found;
}

/** Every seat's belief before entry `n`; cached per position. */
export function beliefsAt(track: Track, n: number): ReadonlyMap<Seat, Kinds['belief']> {
  const kept = track.beliefs.get(n);
  if (kept) return kept;
  const { game, rules, log } = track.match;
  const before = Math.max(-1, ...[...track.beliefs.keys()].filter((place) => place < n));
  const beliefs = new Map(before < 0 ? opening(track) : track.beliefs.get(before));
  for (const entry of log.slice(Math.max(0, before), n))
    for (const [seat, belief] of beliefs) beliefs.set(seat, folded(game, rules, entry, seat, belief));
  track.beliefs.set(n, beliefs);
  return beliefs;
}

const opening = ({ match, states }: Track): [Seat, Kinds['belief']][] =>
  match.game
    .seats(match.rules)
    .map((seat) => [seat, match.game.start(match.game.view(states[0] as Kinds['state'], seat), seat)]);

export function folded(
  game: Game,
  rules: Kinds['rules'],
  { events }: Pick<Entry, 'events'>,
  seat: Seat,
  belief: Kinds['belief'],
): Kinds['belief'] {
  let now = belief;
  for (const event of events) {
    if (isMatchEvent(event)) continue;
    const heard = game.hear(rules, event, seat);
    if (heard !== undefined) now = game.believe(now, reloaded(heard));
  }
  return now;
}

/** A state consistent with everything a seat knows at a position. */
export function imagined(track: Track, n: number, seat: Seat, seed: number): Kinds['state'] {
  const { game } = track.match;
  const state = track.states[n] as Kinds['state'];
  return game.imagine(game.view(state, seat), beliefsAt(track, n).get(seat), new Random(seed));
}
