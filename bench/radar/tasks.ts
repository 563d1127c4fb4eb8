import { botPlaysOn, seatMatch } from '../../src/arena/play.ts';
import { type Batch, playBatch, type Series, seedOf } from '../../src/arena/series.ts';
import type { Sum } from '../../src/arena/sum.ts';
import { SYSTEMS } from '../../src/games/radar/data/systems.ts';
import { radar } from '../../src/games/radar/game.ts';
import type { RadarKinds } from '../../src/games/radar/kinds.ts';
import { SIDES, type State } from '../../src/games/radar/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { must } from '../../src/kernel/result.ts';
import { type Book, emptyBook, record } from './book.ts';
import { crewEagerFor } from './eager.ts';
import { exploiter } from './exploiter.ts';
import { emptyUse, type Use, useIn } from './use.ts';
import { crewWithout } from './without.ts';

/** Work for a thread: games of a series, or crews playing each other to be recorded or watched. */
export type Task =
  | { readonly type: 'play'; readonly series: Series; readonly batch: Batch; readonly book: Book }
  | { readonly type: 'record' | 'watch'; readonly options: unknown; readonly seed: string; readonly batch: Batch };

/** The game with the opponents of this bench. They are not offered to players. */
export const withOpponents = (book: Book): Game =>
  ({
    ...radar,
    bots: {
      ...radar.bots,
      exploiter: exploiter(book),
      'eager-sonar': crewEagerFor('sonar'),
      'eager-drone': crewEagerFor('drone'),
      ...Object.fromEntries(SYSTEMS.map((system) => [`without-${system}`, crewWithout(system)])),
    },
  }) satisfies Game<RadarKinds> as unknown as Game;

const PLAYED = { stopped: () => false, played: () => undefined };

export const play = ({ series, batch, book }: Extract<Task, { type: 'play' }>): Promise<Sum> =>
  playBatch(withOpponents(book), series, batch, PLAYED);

/** Turns of a recorded game: enough for the opening of both boats. */
const RECORDED_TURNS = 24;

/** Records the paths of both boats. Both colours go into one book, because the crew plays them the same way. */
export function recordGames({ options, seed, batch }: Extract<Task, { type: 'record' | 'watch' }>): Book {
  const book = emptyBook();
  for (const states of games(options, seed, batch, RECORDED_TURNS))
    for (const side of SIDES) {
      let path: readonly number[] = [];
      let isStart = true;
      for (const { boats, rules } of states) {
        const { trail } = boats[side];
        if (trail.length < path.length) {
          record(book, rules.chart.cols, path, isStart);
          isStart = false;
        }
        path = trail;
      }
      const cols = states[0]?.rules.chart.cols ?? 1;
      record(book, cols, path, isStart);
    }
  return book;
}

export function watchGames({ options, seed, batch }: Extract<Task, { type: 'record' | 'watch' }>): Use {
  const use = emptyUse();
  for (let i = batch.from; i < batch.to; i++) {
    const seated = must(seatMatch({ game: radar as unknown as Game, options, seed: seedOf(seed, i), sides: CREWS }));
    while (botPlaysOn(seated));
    useIn(use, seated.match as never);
  }
  return use;
}

const CREWS = { blue: 'crew', red: 'crew' };

/** Games between crews: the state at the end of each turn, up to a turn. */
function* games(options: unknown, seed: string, { from, to }: Batch, turns: number): Generator<readonly State[]> {
  for (let i = from; i < to; i++) {
    const seated = must(seatMatch({ game: radar as unknown as Game, options, seed: seedOf(seed, i), sides: CREWS }));
    const states: State[] = [];
    while (botPlaysOn(seated)) {
      const state = seated.match.state as unknown as State;
      if (state.turn > (states.at(-1)?.turn ?? 0)) states.push(state);
      if (state.turn >= turns) break;
    }
    yield states;
  }
}
