import { SEATS } from '../src/games/radar/view.ts';
import { quantile } from './caller.ts';
import type { Child } from './children.ts';
import { TALK } from './crews.ts';
import { Person } from './person.ts';

const TABLES = 13; // about a hundred sockets

interface Eight {
  readonly commands: number; // per second
  readonly frames: number; // per second, to all sockets
  readonly p99: number; // milliseconds
  readonly sent: number; // commands in total
  readonly refusals: number;
}

/** Tables with a person in each of eight seats, from start to end: all of them chat, move and receive events. */
export async function playEight(child: Child, turnLimit: number): Promise<Eight> {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => gather(child, turnLimit)));
  const from = performance.now();
  await Promise.all(tables.flatMap((people) => people.map(([seat, person]) => playOn(seat, person))));
  const seconds = (performance.now() - from) / 1000;
  const callers = tables.flat().map(([, { caller }]) => caller);
  const times = callers.flatMap((caller) => caller.times);
  const frames = callers.reduce((sum, { heardFrames }) => sum + heardFrames, 0);
  const refusals = callers.reduce((sum, caller) => sum + caller.refusals, 0);
  for (const caller of callers) caller.close();
  return {
    commands: times.length / seconds,
    frames: frames / seconds,
    p99: quantile(times, 0.99),
    sent: times.length,
    refusals,
  };
}

async function gather(child: Child, turnLimit: number): Promise<readonly (readonly [string, Person])[]> {
  const [first = '', ...others] = SEATS;
  const host = await child.create({ game: 'radar', options: { turnLimit }, sit: [first] });
  const passes = [host];
  for (const seat of others) passes.push(await child.join(host.code, seat));
  const people = await Promise.all(passes.map((pass) => Person.sit(child.port, pass)));
  await child.start(host);
  return people.map((person, i) => [SEATS[i] as string, person] as const);
}

/** Does what is required, and chats during its own side's turn. */
async function playOn(seat: string, person: Person): Promise<void> {
  const [side, role] = seat.split('.');
  for (;;) {
    person.read();
    if (person.over) return;
    const talk = TALK.find(([speaker, { type }]) => speaker === role && person.asked(seat).includes(type));
    const mayTalk = talk && person.view(seat).active === side;
    const order = mayTalk ? ([seat, talk[1]] as const) : person.needed([seat]);
    if (order) await person.caller.series([person.message(order)]);
    else await person.caller.heard();
  }
}
