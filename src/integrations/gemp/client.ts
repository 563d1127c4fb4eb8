import type { Fact } from '../../kernel/fact.ts';
import { mix, Random } from '../../kernel/random.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { waitAfter } from './back-off.ts';
import { GameClient } from './client/game.ts';
import { HallClient } from './client/hall.ts';
import type { ClientOptions, Played } from './client/options.ts';
import { type ClientEvent, type ClientState, isOver, next, STOPPED } from './client-state.ts';

export interface SessionResult {
  readonly played: readonly Played[];
  readonly answers: number;
  readonly warnings: number; // answers the server rejected
  readonly failures: number; // failed requests that were retried
  readonly fault: Fact | null; // why it ended early
}

/**
 * Plays the given number of games, or until it is stopped or hits a permanent error. Never throws for errors of the
 * server.
 */
export async function playSession(options: ClientOptions): Promise<SessionResult> {
  const random = new Random(mix(options.seed, 17));
  const hall = new HallClient(options);
  const played: Played[] = [];
  let state: ClientState = STOPPED;
  const games: GameClient[] = []; // the last one is in progress
  let failures = 0;

  const go = (event: ClientEvent): void => {
    const before = state.at;
    state = next(state, event);
    if (state.at !== before && state.at !== 'error') options.note({ code: 'gemp-now', at: state.at });
  };

  function gameNow(): GameClient {
    if (games.length === state.played) games.push(new GameClient(state.game ?? '', options, hall));
    return games.at(-1) as GameClient;
  }

  async function step(): Promise<Result<ClientEvent>> {
    switch (state.at) {
      case 'connecting': {
        const entered = await options.calls.logIn(options.user, options.password);
        return entered.ok ? ok({ type: 'logged-in' }) : entered;
      }
      case 'in-hall':
        return hall.arrive(state);
      case 'creating-table':
        return hall.ask();
      case 'waiting-for-opponent':
        return hall.wait(state);
      case 'playing':
        return gameNow().step(state);
      default:
        return ok({ type: state.played < options.games ? 'next-game' : 'stopped' });
    }
  }

  go({ type: 'started' });
  while (!isOver(state)) {
    if (options.stop.aborted) {
      await leave(options, state);
      go({ type: 'stopped' });
      break;
    }
    if (options.pace > 0) await options.clock.sleep(options.pace, options.stop);
    const happened = await step();
    if (happened.ok) {
      go(happened.value);
      if (happened.value.type === 'game-over') played.push({ game: state.game ?? '', winner: state.winner });
      continue;
    }
    failures++;
    if (happened.error.code === 'gemp-not-there') games.at(-1)?.checkIfOver();
    const { at } = state;
    go({ type: 'failed', fault: happened.error, tries: options.patience.tries });
    if (!isOver(state)) options.note({ code: 'gemp-failed', at, why: happened.error });
    const wait = waitAfter(state.failures, options.patience, random);
    if (!isOver(state) && wait !== undefined) await options.clock.sleep(wait, options.stop);
  }
  const sum = (count: (game: GameClient) => number): number => games.reduce((all, game) => all + count(game), 0);
  return {
    played,
    answers: sum(({ answers }) => answers),
    warnings: sum(({ warnings }) => warnings),
    failures,
    fault: state.fault,
  };
}

/** Gives up a table without an opponent; concedes a running game only if configured to. */
async function leave({ calls, concede }: ClientOptions, { at, table, game }: ClientState): Promise<void> {
  if (at === 'waiting-for-opponent' && table !== null) await calls.leaveTable(table);
  if (at === 'playing' && game !== null && concede) await calls.concede(game);
}
