import type { Fact } from '../../kernel/fact.ts';
import { mix, Random } from '../../kernel/random.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { waitAfter } from './back-off.ts';
import { InGame } from './client/game.ts';
import { InHall } from './client/hall.ts';
import type { ClientHow, Played } from './client/how.ts';
import { type Happening, isOver, next, STOPPED, type Where } from './machine.ts';

export interface Evening {
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
export async function playEvening(how: ClientHow): Promise<Evening> {
  const random = new Random(mix(how.seed, 17));
  const hall = new InHall(how);
  const played: Played[] = [];
  let where: Where = STOPPED;
  const games: InGame[] = []; // the last one is in progress
  let failures = 0;

  const go = (happening: Happening): void => {
    const before = where.at;
    where = next(where, happening);
    if (where.at !== before && where.at !== 'error') how.note({ code: 'gemp-now', at: where.at });
  };

  function gameNow(): InGame {
    if (games.length === where.played) games.push(new InGame(where.game ?? '', how, hall));
    return games.at(-1) as InGame;
  }

  async function step(): Promise<Result<Happening>> {
    switch (where.at) {
      case 'connecting': {
        const entered = await how.calls.logIn(how.user, how.password);
        return entered.ok ? ok({ type: 'let-in' }) : entered;
      }
      case 'in-hall':
        return hall.arrive(where);
      case 'creating-table':
        return hall.ask();
      case 'waiting-for-opponent':
        return hall.wait(where);
      case 'playing':
        return gameNow().step(where);
      default:
        return ok({ type: where.played < how.games ? 'once-more' : 'stopped' });
    }
  }

  go({ type: 'started' });
  while (!isOver(where)) {
    if (how.stop.aborted) {
      await leave(how, where);
      go({ type: 'stopped' });
      break;
    }
    if (how.pace > 0) await how.clock.sleep(how.pace, how.stop);
    const happened = await step();
    if (happened.ok) {
      go(happened.value);
      if (happened.value.type === 'game-over') played.push({ game: where.game ?? '', winner: where.winner });
      continue;
    }
    failures++;
    if (happened.error.code === 'gemp-not-there') games.at(-1)?.doubt();
    const { at } = where;
    go({ type: 'failed', fault: happened.error, tries: how.patience.tries });
    if (!isOver(where)) how.note({ code: 'gemp-failed', at, why: happened.error });
    const wait = waitAfter(where.failures, how.patience, random);
    if (!isOver(where) && wait !== undefined) await how.clock.sleep(wait, how.stop);
  }
  const sum = (count: (game: InGame) => number): number => games.reduce((all, game) => all + count(game), 0);
  return {
    played,
    answers: sum(({ answers }) => answers),
    warnings: sum(({ warnings }) => warnings),
    failures,
    fault: where.fault,
  };
}

/** Gives up a table without an opponent; concedes a running game only if configured to. */
async function leave({ calls, concede }: ClientHow, { at, table, game }: Where): Promise<void> {
  if (at === 'waiting-for-opponent' && table !== null) await calls.leaveTable(table);
  if (at === 'playing' && game !== null && concede) await calls.concede(game);
}
