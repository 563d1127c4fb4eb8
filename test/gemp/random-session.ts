import type { DECKS } from '../../src/games/force/data/decks.ts';
import type { SessionResult } from '../../src/integrations/gemp/client.ts';
import { PERSONA_NAMES, strategistDecisions } from '../../src/integrations/gemp/strategist-decisions.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { mix } from '../../src/kernel/random.ts';
import { randomFaults } from './faults.ts';
import { fakeServer } from './server.ts';
import { clientOf, pairAt, randomOpponent } from './sessions.ts';
import type { Conduct } from './table-game.ts';

type DeckName = keyof typeof DECKS;
const DARKS: readonly DeckName[] = ['iron-tide', 'night-fleet'];
const LIGHTS: readonly DeckName[] = ['lamps-and-roads', 'harbour-fleet'];

export interface RandomSession {
  readonly seed: number;
  readonly sessions: readonly SessionResult[];
  readonly conduct: Conduct;
  readonly turns: number;
  readonly baffled: readonly unknown[]; // decisions in which the bot failed
}

const IN_THOUSAND = 40; // failing requests per thousand

/** One game from a seed: random decks, personas and levels, two clients or one against a built-in bot, and faults of every kind. */
export async function playRandomSession(seed: number, turnLimit: number): Promise<RandomSession> {
  const pick = <T>(list: readonly T[], salt: number): T => list[mix(seed, salt) % list.length] as T;
  const mind = (salt: number) => strategistDecisions(pick(PERSONA_NAMES, salt), 1 + (mix(seed, salt, 1) % 5));
  const [dark, light] = [pick(DARKS, 1), pick(LIGHTS, 2)];
  const baffled: unknown[] = [];
  const note = ({ notes = [] }: Fact): void =>
    void baffled.push(...(notes as readonly Fact[]).filter(({ code }) => code === 'gemp-mind-failed'));
  const isPair = seed % 3 !== 0;
  const server = await fakeServer({
    seed,
    turnLimit,
    faults: randomFaults(mix(seed, 3), IN_THOUSAND),
    ...(!isPair && { opponent: randomOpponent }),
  });
  try {
    const sessions = isPair
      ? await pairAt(
          server,
          { decisionMaker: mind(4), seed, note, deck: dark, list: null },
          { decisionMaker: mind(5), seed, note, deck: light },
        )
      : [await clientOf(server, 'ann', pick([dark, light], 6), { decisionMaker: mind(4), seed, note })];
    return { seed, baffled, sessions, conduct: server.conduct, turns: server.tables.tables[0]?.game?.state.turn ?? 0 };
  } finally {
    await server.close();
  }
}

/** Everything that went wrong; empty if the game was played to its end without a bad answer. */
export function faultsOf({ seed, baffled, sessions, conduct }: RandomSession): readonly string[] {
  const broken = sessions.flatMap(({ fault, played }) => [
    ...(fault ? [`seed ${seed}: ${JSON.stringify(fault)}`] : []),
    ...(played.length === 1 ? [] : [`seed ${seed}: ${played.length} games`]),
  ]);
  const bad = [
    ...baffled.map((fact) => `seed ${seed}: ${JSON.stringify(fact)}`),
    ...(conduct.bad > 0 ? [`seed ${seed}: ${conduct.bad} answers were not taken`] : []),
    ...(conduct.aborted > 0 ? [`seed ${seed}: aborted`] : []),
  ];
  return [...broken, ...bad, ...conduct.complaints.map((words) => `seed ${seed}: ${words}`)];
}
