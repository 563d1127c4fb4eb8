import type { Figure, Section } from './bench.ts';
import { ECHO, quantile, UMPIRE } from './caller.ts';
import { type Child, startChild } from './children.ts';
import { Sender } from './sender.ts';

const CROWDS = [120, 300, 1000]; // sockets
const PER_SECOND = 4; // messages per socket
const BOUND = 3; // times the committing echo, for the smallest crowd

/** How long a player waits for an answer while many others send at a steady rate. */
export const serverLatency: Section = {
  id: 'latency',
  title: `answers at a steady rate: ${PER_SECOND} messages per second and socket`,
  async run(size, say) {
    const children = await Promise.all([startChild('echo'), startChild('committing'), startChild('durable')]);
    try {
      const figures: Figure[] = [];
      for (const sockets of size === 'full' ? CROWDS : CROWDS.slice(0, 1))
        figures.push(...(await compare(children, sockets, size === 'full' ? 5 : 3, say)));
      return figures;
    } finally {
      await Promise.all(children.map((child) => child.close()));
    }
  },
};

const SECONDS = 6; // of a round
const WARM_UP = 2; // rounds
const NAMES = [
  'plain `ws` echo',
  'echo that commits each message to SQLite',
  'a one-player game, answered once on disk',
];

async function compare(
  [bare, committing, ours]: readonly Child[],
  sockets: number,
  rounds: number,
  say: (progress: string) => void,
): Promise<readonly Figure[]> {
  const crowds = [
    await echoSenders(bare as Child, sockets),
    await echoSenders(committing as Child, sockets),
    await players(ours as Child, sockets),
  ];
  const times = crowds.map((): number[] => []);
  for (let round = 1 - WARM_UP; round <= rounds; round++)
    for (const [i, crowd] of crowds.entries()) {
      say(`${sockets} sockets, round ${round} of ${rounds}`);
      const gap = 1000 / PER_SECOND;
      const waits = await Promise.all(
        crowd.map((one, k) => one.sendSteadily(gap, (k * gap) / sockets, SECONDS * 1000)),
      );
      if (round > 0) times[i]?.push(...waits.flat());
    }
  for (const sender of crowds.flat()) sender.close();
  const runs = `${rounds} rounds of ${SECONDS} s, taking turns`;
  const p99 = times.map((all) => quantile(all, 0.99));
  return [
    ...NAMES.flatMap((name, i): Figure[] => [
      { what: `${sockets} sockets: ${name}, median`, value: quantile(times[i] ?? [], 0.5), unit: 'ms', runs },
      { what: 'the same, 99th percentile', value: p99[i] ?? Number.NaN, unit: 'ms', runs },
    ]),
    {
      what: 'the 99th percentile, compared with the committing echo',
      value: (p99[2] ?? Number.NaN) / (p99[1] ?? Number.NaN),
      unit: 'times as long',
      ...(sockets === CROWDS[0] && { bound: { kind: 'at most' as const, at: BOUND } }),
      runs,
    },
  ];
}

const command = { type: 'set-priority', systems: ['torpedo', 'mine'] };
const ECHOED = JSON.stringify({ type: 'command', id: 'c1234', seat: 'blue.captain', command });

const echoSenders = ({ port }: Child, sockets: number): Promise<Sender[]> =>
  Promise.all(Array.from({ length: sockets }, () => Sender.open(port, ECHO, () => ECHOED)));

/** Each plays a game that never waits for another player. */
async function players(child: Child, sockets: number): Promise<Sender[]> {
  const seats: Sender[] = [];
  for (let i = 0; i < sockets; i++) {
    const { code, token } = await child.create({ game: 'solitaire', sit: ['hand'], start: true });
    let n = 0;
    const next = (): string => {
      const turn = { type: 'turn', card: n % 52, why: 'the next of the pile, as always' };
      return JSON.stringify({ type: 'command', id: `c${n++}`, seat: 'hand', command: turn });
    };
    const player = await Sender.open(child.port, UMPIRE, next);
    player.say(JSON.stringify({ type: 'hello', protocol: 1, match: code, token, options: false }));
    seats.push(player);
  }
  return seats;
}
