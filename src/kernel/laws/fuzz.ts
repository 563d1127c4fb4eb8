import type { Fact } from '../fact.ts';
import type { Game } from '../game.ts';
import type { Hashing } from '../hashing.ts';
import type { Seat } from '../ids.ts';
import { type Match, open, outcomeOf } from '../match.ts';
import { mix, Random } from '../random.ts';
import { submitRaw } from '../raw-command.ts';
import { lawOver } from './law.ts';
import { canonical, paths, put } from './plain.ts';
import { offers, rulesOf } from './track.ts';

export interface FuzzCounts {
  readonly inputs: number;
  readonly accepted: number;
  readonly refused: Readonly<Record<string, number>>; // counts by code
  readonly matches: number;
  readonly fault?: string; // the first problem; fuzzing stops there
}

const WEIRD: readonly unknown[] = [
  ...[undefined, null, true, '', 'place', [], {}, [[]], Number.NaN, Number.POSITIVE_INFINITY, -0, 1.5, 2 ** 53, -1e308],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    'é'.repeat(200),
    'x'.repeat(5000),
    { toString: 1 },
    { length: -1 },
  ],
  JSON.parse('{"__proto__":{"type":"begin"}}'),
  JSON.parse('{"type":"__proto__","constructor":{"prototype":{}}}'),
];
const NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'resign',
  'abandon',
  'time-out',
  'hold-seat',
];

const FIELDS: readonly string[] = ['seat', 'side', 'holder', '__proto__'];

/** Submits random, malformed and out-of-turn input to a match. Nothing may throw, and a refusal must change nothing. */
export function fuzz(game: Game, setup: unknown, seed: number, count: number, hashing: Hashing): FuzzCounts {
  const random = new Random(mix(seed, 7));
  const refused: Record<string, number> = {};
  let accepted = 0;
  let matches = 0;
  let match: Match | undefined;
  for (let i = 0; i < count; i++) {
    if (!match || (outcomeOf(match) && random.roll(20) === 1)) {
      const rules = rulesOf({ game, setups: [setup], hashing }, setup, mix(seed, matches));
      match = open(game, rules, String(mix(seed, matches++)), hashing);
    }
    const seat = anySeat(match, random);
    const input = anyInput(match, seat, random);
    const answer = thrown(match, seat, input);
    const counts = { inputs: i + 1, accepted, refused, matches };
    if (typeof answer === 'string') return { ...counts, fault: `${seat} ${say(input)}: ${answer}` };
    if (answer === undefined) accepted++;
    else refused[answer.code] = (refused[answer.code] ?? 0) + 1;
  }
  return { inputs: count, accepted, refused, matches };
}

const say = (input: unknown): string => (JSON.stringify(input) ?? String(input)).slice(0, 200);

/** The refusal, undefined if the input was accepted, or the problem found. */
function thrown(match: Match, seat: Seat, input: unknown): Fact | string | undefined {
  const { state, status, log } = match;
  const { length } = log;
  try {
    const answer = submitRaw(match, seat, input);
    if (answer.ok) return log.length === length + 1 ? undefined : 'an accepted command is not in the log';
    if (match.state !== state || match.status !== status || log.length !== length) return 'a refusal changed the match';
    return typeof answer.error.code === 'string' && answer.error.code !== ''
      ? answer.error
      : 'a refusal without a code';
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
}

function anySeat({ game, rules, state }: Match, random: Random): Seat {
  const awaited = game.awaiting(state);
  const one = awaited[random.roll(Math.max(1, awaited.length)) - 1];
  if (one && random.roll(2) === 1) return one.seat;
  return choose([...game.seats(rules), 'umpire', 'spectator', 'archive', '', '__proto__', 'x.y.z'], random);
}

const choose = <T>(list: readonly T[], random: Random): T => list[random.roll(list.length) - 1] as T;

/** A legal option, a mutated option, an option from another position, or garbage. */
function anyInput({ game, rules, state, log }: Match, seat: Seat, random: Random): unknown {
  const from = game.seats(rules).includes(seat) && random.roll(4) > 1 ? seat : choose(game.seats(rules), random);
  const options = offers(game, state, from);
  const honest = options.length > 0 ? choose(options, random) : choose(log, random).command;
  switch (random.roll(16)) {
    case 1:
    case 2:
      return choose(log, random).command;
    case 3:
      return choose(WEIRD, random);
    case 4:
      return { type: honest.type, [choose(NAMES, random)]: choose(WEIRD, random) };
    case 5:
      return { type: choose(NAMES, random), [choose(FIELDS, random)]: choose([...WEIRD, from], random) };
    case 6:
      return { type: honest.type };
    case 7:
    case 8:
    case 9:
    case 10:
    case 11:
      return honest;
    default:
      return broken(honest, random);
  }
}

function broken(command: object, random: Random): unknown {
  const places = [...paths(command)];
  const [at, value] = choose(places, random);
  const near = typeof value === 'number' ? [value + 1, value - 1, -value, value * 1e6, String(value)] : [];
  return put(command, at, choose([...near, ...WEIRD], random));
}

export const fuzzed = lawOver('fuzzed', 'no input throws, and a refusal changes nothing and has a code', (track) => {
  const { subject, setup, seed } = track;
  const before = canonical(Object.prototype);
  const { fault } = fuzz(subject.game, setup, seed, 400, subject.hashing);
  return fault ?? (canonical(Object.prototype) === before ? undefined : 'something was written to Object.prototype');
});
