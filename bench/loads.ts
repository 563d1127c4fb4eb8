import { Caller, ECHO, quantile, UMPIRE } from './caller.ts';
import type { Child } from './children.ts';
import { type Crew, seatCaptain, seatCrew } from './crews.ts';

export const SOCKETS = 100;
const WARM_UP = 3; // rounds
const ECHOES = 48; // messages per socket in a round; takes about as long as a crew's turn
const CARDS = 24;

/** What a hundred sockets send in a round: each its own messages in sequence. */
export interface Load {
  prepare(): Promise<readonly (readonly [caller: Caller, texts: readonly string[]])[]>;
}

export interface Measured {
  readonly perSecond: readonly number[]; // by round
  readonly p50: number; // milliseconds
  readonly p99: number;
  readonly messages: number;
  readonly refusals: number;
}

/** All loads in turn, round by round, so that other work on the machine affects them equally. */
export async function inTurns(
  loads: readonly Load[],
  rounds: number,
  say: (progress: string) => void,
): Promise<readonly Measured[]> {
  const sums = loads.map(() => ({ perSecond: [] as number[], times: [] as number[], refusals: 0 }));
  for (let round = 1 - WARM_UP; round <= rounds; round++) {
    say(round < 1 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const [i, load] of loads.entries()) {
      const ready = await load.prepare();
      for (const [caller] of ready) caller.times.length = 0;
      const from = performance.now();
      await Promise.all(ready.map(([caller, texts]) => caller.series(texts)));
      const seconds = (performance.now() - from) / 1000;
      const sum = sums[i];
      if (!sum || round < 1) continue;
      const times = ready.flatMap(([caller]) => caller.times);
      sum.times.push(...times);
      sum.perSecond.push(times.length / seconds);
      for (const [caller] of ready) sum.refusals += caller.refusals;
    }
  }
  return sums.map(({ perSecond, times, refusals }) => ({
    perSecond,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    messages: times.length,
    refusals,
  }));
}

const repeat = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export async function echoes({ port }: Child): Promise<Load> {
  const callers = await Promise.all(repeat(SOCKETS, () => Caller.open(port, ECHO, false)));
  const command = { type: 'set-priority', systems: ['torpedo', 'mine'] };
  const text = JSON.stringify({ type: 'command', id: 'c1234', seat: 'blue.captain', command });
  const texts = repeat(ECHOES, () => text);
  return { prepare: async () => callers.map((caller) => [caller, texts]) };
}

export const crews = (child: Child): Promise<Load> => turns(() => seatCrew(child));
export const captains = (child: Child): Promise<Load> => turns(() => seatCaptain(child));

/** People taking turns; a finished match is replaced by a new one. */
async function turns(seat: () => Promise<Crew>): Promise<Load> {
  const seated = await Promise.all(repeat(SOCKETS, seat));
  const turnOf = async (i: number): Promise<readonly [Caller, readonly string[]]> => {
    for (;;) {
      const crew = seated[i] ?? (await seat());
      const orders = await crew.turn();
      if (orders) return [crew.caller, orders];
      crew.caller.close();
      seated[i] = await seat();
    }
  };
  return { prepare: () => Promise.all(seated.map((_, i) => turnOf(i))) };
}

/** One seat each in a game that never waits for another player. */
export async function solitaires(child: Child): Promise<Load> {
  let ids = 0;
  const callers = await Promise.all(
    repeat(SOCKETS, async () => {
      const { code, token } = await child.create({ game: 'solitaire', sit: ['hand'], start: true });
      const caller = await Caller.open(child.port, UMPIRE, false);
      caller.say(JSON.stringify({ type: 'hello', protocol: 1, match: code, token, options: false }));
      return caller;
    }),
  );
  const text = (): string => {
    const command = { type: 'turn', card: ids % 52, why: 'the next of the pile, as always' };
    return JSON.stringify({ type: 'command', id: `c${ids++}`, seat: 'hand', command });
  };
  return { prepare: async () => callers.map((caller) => [caller, repeat(CARDS, text)]) };
}
