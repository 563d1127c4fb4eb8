import { randomMaker } from '../../src/decide/random.ts';
import { DECKS } from '../../src/games/force/data/decks.ts';
import type { ForceKinds } from '../../src/games/force/kinds.ts';
import { options } from '../../src/games/force/options.ts';
import { OUR_CARDS } from '../../src/integrations/gemp/cards.ts';
import type { ClientOptions } from '../../src/integrations/gemp/client/options.ts';
import { playSession, type SessionResult } from '../../src/integrations/gemp/client.ts';
import { CLOCK } from '../../src/integrations/gemp/clock.ts';
import { httpTo } from '../../src/integrations/gemp/http.ts';
import { serverApi } from '../../src/integrations/gemp/server-api.ts';
import { strategistDecisions } from '../../src/integrations/gemp/strategist-decisions.ts';
import { eventually, LIMIT } from '../eventually.ts';
import type { FakeServer } from './server.ts';

/** A random opponent inside the server. */
export const randomOpponent = randomMaker<ForceKinds>({ options }).make({ level: 5, persona: 'plain' });

export const DARK = 'iron-tide';
export const LIGHT = 'lamps-and-roads';

/** Runs a client on a fake server, with short waits. */
export function clientOf(
  server: FakeServer,
  user: string,
  deck: keyof typeof DECKS,
  more: Partial<ClientOptions> = {},
): Promise<SessionResult> {
  return playSession({
    calls: serverApi(httpTo(new URL(server.url), { timeout: LIMIT, mostBytes: 8_000_000 })),
    user,
    password: 'secret',
    deck,
    join: null,
    format: null,
    games: 1,
    concede: false,
    decisionMaker: strategistDecisions('balanced', 5),
    cards: OUR_CARDS,
    list: DECKS[deck].cards,
    seed: 1,
    clock: CLOCK,
    patience: { first: 2, most: 20, tries: 20 },
    pace: 0,
    hallPace: 3,
    stop: new AbortController().signal,
    note: () => {},
    ...more,
  });
}

/** Two clients play each other: the first creates a table, the second joins it. */
export async function pairAt(
  server: FakeServer,
  dark: Partial<ClientOptions> = {},
  light: Partial<ClientOptions> = {},
): Promise<readonly [SessionResult, SessionResult]> {
  const first = clientOf(server, 'ann', DARK, dark);
  await eventually(() => server.tables.at('ann'), { interval: 2 }).toBeDefined();
  const join = server.tables.at('ann')?.id ?? '1';
  return Promise.all([first, clientOf(server, 'bob', LIGHT, { join, ...light })]);
}
