import { WebSocket } from 'ws';
import type { SeatPass } from '../src/wire/matches.ts';
import type { Figure, Section } from './bench.ts';
import { quantile } from './caller.ts';
import { startChild } from './children.ts';
import { Person } from './person.ts';

const ATTACKERS = 8;
const BUDGET = 2000; // milliseconds a bot may take to decide
const BLUE = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

type Attack = 'left' | 'watched';

/** How fast a player's bots act while eight matches with strong bots run, abandoned or watched. */
export const fairness: Section = {
  id: 'fairness',
  title: 'one player’s bots next to eight matches with strong bots',
  async run(size, say) {
    const rounds = size === 'full' ? 60 : 20;
    const figures: Figure[] = [];
    say('alone');
    const alone = await measure(rounds, null, 1);
    figures.push(...latency('alone: from the end of a turn to the next turn', alone));
    for (const attack of ['left', 'watched'] as const)
      for (const addresses of [1, ATTACKERS]) {
        say(`${attack}, ${addresses} addresses`);
        const busy = await measure(rounds, attack, addresses);
        const what = `${ATTACKERS} matches from ${addresses === 1 ? 'one address' : `${addresses} addresses`}, ${WORDS[attack]}`;
        figures.push(
          ...latency(what, busy),
          {
            what: 'the same, median compared with alone',
            value: quantile(busy, 0.5) / quantile(alone, 0.5),
            unit: 'times as long',
            bound: { kind: 'at most', at: 2 },
            runs: `${rounds} turns`,
          },
          {
            what: 'the same, increase of the 99th percentile over alone',
            value: Math.max(0, quantile(busy, 0.99) - quantile(alone, 0.99)),
            unit: 'ms',
            bound: { kind: 'at most', at: BUDGET },
            runs: `${rounds} turns`,
          },
        );
      }
    return figures;
  },
};

const WORDS: Readonly<Record<Attack, string>> = {
  left: 'abandoned',
  watched: 'each with a spectator',
};

const latency = (what: string, times: readonly number[]): readonly Figure[] => [
  { what, value: quantile(times, 0.5), unit: 'ms (median)', runs: `${times.length} turns` },
  { what: 'the same', value: quantile(times, 0.99), unit: 'ms (99th percentile)', runs: `${times.length} turns` },
];

/** Milliseconds from the end of the player's turn until their next turn, in their own match. */
async function measure(rounds: number, attack: Attack | null, addresses: number): Promise<readonly number[]> {
  const child = await startChild('proxied');
  const sockets: WebSocket[] = [];
  const post = async <T>(path: string, address: string, body: object, token?: string): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`http://127.0.0.1:${child.port}/api${path}`, {
      method: 'POST',
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  try {
    for (let i = 0; attack && i < ATTACKERS; i++) {
      const address = `192.0.2.${(i % addresses) + 1}`;
      const wish = { game: 'radar', sit: BLUE, bots: { red: 'search@5' }, start: true, settings: { pace: 100 } };
      const pass = await post<SeatPass>('/matches', address, wish);
      if (attack === 'watched') sockets.push(watch(child.port, pass.code, address));
      await post(`/matches/${pass.code}/leave`, address, {}, pass.token);
    }
    const wish = { game: 'radar', sit: BLUE, bots: { red: 'crew' }, start: true, settings: { pace: 100 } };
    const times: number[] = [];
    while (times.length < rounds) {
      const pass = await post<SeatPass>('/matches', '198.51.100.1', wish);
      const person = await Person.sit(child.port, pass);
      await play(person, times, rounds);
      person.caller.close();
      if (!person.over) await post(`/matches/${pass.code}/leave`, '198.51.100.1', {}, pass.token);
    }
    return times;
  } finally {
    for (const socket of sockets) socket.terminate();
    await child.close();
  }
}

function watch(port: number, match: string, address: string): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { headers: { 'x-forwarded-for': address } });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, match })));
  return socket;
}

/** Plays a match and measures how long the bots take between two turns of the player. */
async function play(person: Person, times: number[], rounds: number): Promise<void> {
  let waitingFrom: number | null = null;
  while (times.length < rounds) {
    person.read();
    if (person.over) return;
    const order = person.needed(BLUE);
    if (!order) {
      waitingFrom ??= performance.now();
      await person.caller.heard();
      continue;
    }
    if (waitingFrom !== null) times.push(performance.now() - waitingFrom);
    waitingFrom = null;
    await person.caller.series([person.message(order)]);
  }
}
