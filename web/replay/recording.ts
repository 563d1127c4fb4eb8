import type { Game, Outcome } from '../../src/kernel/game.ts';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { heardBy } from '../../src/kernel/hearing.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { Kinds, Rules } from '../../src/kernel/kinds.ts';
import type { LogFile } from '../../src/kernel/log.ts';
import { type Entry, MARK_EVERY, type Match, stateAt } from '../../src/kernel/match.ts';
import { applyMatchEvent, INITIAL_STATUS, isMatchEvent } from '../../src/kernel/match-status.ts';
import { never } from '../../src/kernel/never.ts';
import { replay } from '../../src/kernel/replay.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { HeardEvent } from '../../src/page/contract.ts';
import { pacer } from './pacer.ts';

/** A match that can be viewed at any position and as any watcher. Position `n` is just after entry `n`; -1 is the start. */
export interface Recording {
  readonly game: Game;
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly last: number;
  readonly watchers: readonly Watcher[]; // archive, every seat, spectator
  readonly turns: readonly number[]; // the turn after each entry; the first is 1
  viewAt(n: number, watcher: Watcher): object;
  heardUpTo(n: number, watcher: Watcher): readonly Heard[];
  /** A seat's belief at that position; null for spectators. */
  beliefAt(n: number, watcher: Watcher): unknown;
  /** Entries that a watcher noticed. */
  noticed(watcher: Watcher): readonly number[];
}

interface Heard extends HeardEvent {
  readonly n: number; // the entry it was part of
}

/** A recording rolls no dice and checks no chain. */
const NO_HASHING: Hashing = {
  hmac: () => never('a recording rolls no dice'),
  digest: () => never('a recording has no chain'),
};

/**
 * Replays the whole log once, so that an incompatible file fails here and not later. It pauses now and then, so that the
 * page stays responsive.
 */
export async function makeRecording(game: Game, file: LogFile): Promise<Result<Recording>> {
  const match = replay(game, file, NO_HASHING);
  if (!match.ok) return match;
  const { rules, log } = match.value;
  const seats = game.seats(rules);
  const watchers = ['archive', ...seats, 'spectator'];
  const turns: number[] = [];
  let overAt = log.length;
  const pause = pacer();
  for (const { n, state, outcome } of places(match.value)) {
    await pause();
    const isOver = outcome !== undefined;
    try {
      // The archive sees the most, so what the others see and hear is only sampled.
      const isSample = n % MARK_EVERY === 0 || n === log.length - 1;
      for (const watcher of isSample ? watchers : ['archive']) {
        game.view(state, watcher);
        listen(match.value, n, watcher, []);
      }
      turns.push(isOver ? (turns.at(-1) ?? 1) : game.turns(state) + 1); // the end belongs to the turn in which it happened
      if (isOver && n < overAt) overAt = n;
    } catch {
      return no({ code: 'log-unplayable', n });
    }
  }

  const ears = new Map<Watcher, readonly Heard[]>();
  const heardOf = (watcher: Watcher): readonly Heard[] => {
    const known = ears.get(watcher);
    if (known) return known;
    const heard: Heard[] = [];
    for (let n = 0; n < log.length; n++) listen(match.value, n, watcher, heard);
    ears.set(watcher, heard);
    return heard;
  };
  const beliefs = new Map<Watcher, Beliefs>();
  return ok({
    game,
    rules,
    entries: log,
    last: log.length - 1,
    watchers,
    turns,
    viewAt(n, watcher) {
      const seenBy = watcher === 'spectator' && n >= overAt ? 'archive' : watcher; // nothing is hidden once it is over
      return game.view(stateAt(match.value, n + 1), seenBy);
    },
    heardUpTo(n, watcher) {
      const heard = heardOf(watcher);
      return heard.slice(0, countUpTo(heard, n));
    },
    beliefAt(n, watcher) {
      if (!seats.includes(watcher)) return null;
      const known = beliefs.get(watcher) ?? { marks: [], recent: null };
      beliefs.set(watcher, known);
      return beliefFrom(match.value, watcher, heardOf(watcher), known, n);
    },
    noticed(watcher) {
      const heard = new Set(heardOf(watcher).map(({ n }) => n));
      return log.filter(({ n, seat }) => watcher === 'archive' || seat === watcher || heard.has(n)).map(({ n }) => n);
    },
  });
}

interface Place {
  readonly n: number;
  readonly state: Kinds['state'];
  readonly outcome: Outcome | undefined;
}

/** A match as far as its events go. */
interface Played extends Pick<Match, 'game' | 'rules'> {
  readonly log: readonly Entry[];
}

/** The state after each entry. */
export function* places({ game, rules, log }: Played): Generator<Place> {
  let state = game.begin(rules);
  let status = INITIAL_STATUS;
  for (const { n, events } of log) {
    for (const event of events) {
      if (isMatchEvent(event)) status = applyMatchEvent(status, event);
      else state = game.apply(state, event);
    }
    yield { n, state, outcome: status.outcome ?? game.outcome(state) };
  }
}

/** All watchers hear match events. */
function listen(match: Match, n: number, watcher: Watcher, heard: Heard[]): void {
  const entry = match.log[n];
  if (entry) for (const event of heardBy(match, entry, watcher)) heard.push({ n, seq: heard.length + 1, at: 0, event });
}

/** Number of events heard up to position `n`. */
function countUpTo(heard: readonly Heard[], n: number): number {
  let low = 0;
  let high = heard.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heard[middle] as Heard).n <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface BeliefMark {
  readonly heard: number; // number of events it includes
  readonly belief: unknown;
}

interface Beliefs {
  readonly marks: BeliefMark[];
  recent: BeliefMark | null; // the last one used: the next request is usually one step further
}

/** Computes a belief from the nearest earlier snapshot, and saves snapshots on the way. */
function beliefFrom(
  { game, rules }: Match,
  seat: Watcher,
  heard: readonly Heard[],
  known: Beliefs,
  n: number,
): unknown {
  const { marks, recent } = known;
  const count = countUpTo(heard, n);
  const mark = marks.findLast((mark) => mark.heard <= count);
  const near = recent && recent.heard <= count && recent.heard >= (mark?.heard ?? 0) ? recent : mark;
  let belief = near ? near.belief : game.start(game.view(game.begin(rules), seat), seat);
  for (let i = near?.heard ?? 0; i < count; i++) {
    const { event } = heard[i] as Heard;
    if (!isMatchEvent(event)) belief = game.believe(belief, event);
    if ((i + 1) % MARK_EVERY === 0 && (marks.at(-1)?.heard ?? 0) <= i) marks.push({ heard: i + 1, belief });
  }
  known.recent = { heard: count, belief };
  return belief;
}
