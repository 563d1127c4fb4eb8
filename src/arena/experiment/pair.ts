import type { SeatFigures } from '../../kernel/bot-turn.ts';
import type { Game } from '../../kernel/game.ts';
import { type Side, sideOf } from '../../kernel/ids.ts';
import { chainOf } from '../../kernel/log.ts';
import { must } from '../../kernel/result.ts';
import type { GameRecord, PairRecord } from '../../store/experiments.ts';
import { decisionClock } from '../decision-clock.ts';
import { count, type Histogram } from '../histogram.ts';
import { botPlaysOn, externalPlaysOn, type PlayOptions, playedOf, type SeatedMatch, seatMatch } from '../play.ts';
import { pointsOf, round } from '../sum.ts';
import { packCommands } from './command-pack.ts';
import { faultsOf, firstFaults } from './faults.ts';
import { type Plan, pairingOf, seedOfPair } from './plan.ts';

/** A pair that was played but not recorded yet. */
export interface PlayedPair extends Omit<PairRecord, 'experiment' | 'at'> {
  readonly spans?: readonly [Histogram, Histogram]; // milliseconds of the decisions of a and of b
}

/** Callbacks between the games and their caller. */
export interface PairHooks {
  stopped(): boolean;
  yieldThread?(): Promise<void>; // yields the thread from time to time
  readonly signal?: AbortSignal; // aborts at once, even while waiting for a program
}

/** Plays both games of pair n; undefined if stopped before the end. */
export async function playPair(
  game: Game,
  plan: Plan,
  n: number,
  worker: string,
  pulse: PairHooks,
): Promise<PlayedPair | undefined> {
  const spans: [Histogram, Histogram] = [new Map(), new Map()];
  const one = await playGame(game, plan, n, plan.sides, spans, pulse);
  if (!one) return undefined;
  const [first, second] = plan.sides;
  const two = await playGame(game, plan, n, [second, first], spans, pulse);
  if (!two) return undefined;
  const [a, b] = pairingOf(plan, n);
  const points = one.points === null || two.points === null ? null : one.points + two.points;
  return { n, a, b, points, games: [one, two], worker, spans };
}

/** Bot names by side; `sides` are those of a and b. */
export function botsBySide(plan: Plan, n: number, sides: readonly [Side, Side]): Record<Side, string> {
  const [a, b] = pairingOf(plan, n);
  return { [sides[0]]: plan.bots[a]?.name ?? '', [sides[1]]: plan.bots[b]?.name ?? '' };
}

async function playGame(
  game: Game,
  plan: Plan,
  n: number,
  sides: readonly [Side, Side],
  spans: readonly [Histogram, Histogram],
  pulse: PairHooks,
): Promise<GameRecord | undefined> {
  const begun = performance.now();
  const { options, iterations, limits } = plan;
  const how: PlayOptions = { iterations, now: decisionClock(), ...limits };
  const seatedMatch = must(
    seatMatch({ game, options, seed: seedOfPair(plan, n), sides: botsBySide(plan, n, sides) }, how),
  );
  if (!(await playOut(seatedMatch, pulse))) return undefined;
  const { match, names, outcome, turns, figures, detail } = playedOf(seatedMatch);
  const seatsOf = (side: Side): SeatFigures[] =>
    Object.entries(figures).flatMap(([seat, own]) => (sideOf(seat) === side ? [own] : []));
  const [a, b] = [seatsOf(sides[0]), seatsOf(sides[1])];
  return {
    points: pointsOf({ outcome }, sides[0]) ?? null,
    ending: outcome?.reason.code ?? '',
    turns,
    head: chainOf(match, names).head,
    faults: [faultsOf(a), faultsOf(b)],
    ...firstFaults(a, b),
    decisions: [decisionsOf(a), decisionsOf(b)],
    thought: [thoughtOf(a, spans[0]), thoughtOf(b, spans[1])],
    detail,
    commands: packCommands(match.log),
    millis: round(performance.now() - begun, 2),
  };
}

const YIELD_EVERY_MS = 40; // milliseconds

/** Plays a game to its end; false if stopped. Programs are closed with the game or on abort. */
async function playOut(seatedMatch: SeatedMatch, { stopped, yieldThread, signal }: PairHooks): Promise<boolean> {
  const stop = (): void => void seatedMatch.external.close();
  signal?.addEventListener('abort', stop, { once: true });
  let yielded = performance.now();
  try {
    while (botPlaysOn(seatedMatch) || (await externalPlaysOn(seatedMatch))) {
      if (stopped()) return false;
      if (yieldThread && performance.now() - yielded > YIELD_EVERY_MS) {
        await yieldThread();
        yielded = performance.now();
      }
    }
    await yieldThread?.(); // a game may be too short to yield within it
    return !stopped();
  } finally {
    signal?.removeEventListener('abort', stop);
    await seatedMatch.external.close();
  }
}

const decisionsOf = (seats: readonly SeatFigures[]): number => seats.reduce((sum, own) => sum + own.decisions, 0);

/** Total decision time, scaled up if only some decisions were timed. */
function thoughtOf(seats: readonly SeatFigures[], spans: Histogram): number {
  let sum = 0;
  let timed = 0;
  for (const { millis } of seats)
    for (const span of millis) {
      sum += span;
      timed++;
      count(spans, span);
    }
  return timed === 0 ? 0 : round((sum * decisionsOf(seats)) / timed, 2);
}
