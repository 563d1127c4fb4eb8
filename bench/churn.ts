import { quantile } from './caller.ts';
import { type Child, startChild } from './children.ts';
import { seatCrew } from './crews.ts';

const VISITORS_PER_SECOND = 3;
const TURNS = 2; // that each visitor plays
const EARLY = 10; // minutes: from then on, idle matches leave memory as fast as new ones come
const MOST = 1.1; // times the early memory
const SAMPLE_EVERY = 10_000;

/** Visitors come, play and disappear, minute after minute. Returns false if the server's memory keeps growing. */
export async function churn(minutes: number, say: (line: string) => void): Promise<boolean> {
  const child = await startChild('durable');
  const from = performance.now();
  const elapsed = (): number => (performance.now() - from) / 60_000;
  const samples: { readonly minute: number; readonly resident: number }[] = [];
  const present = new Set<Promise<void>>();
  let visitors = 0;
  const sampling = setInterval(async () => {
    const resident = await child.resident();
    samples.push({ minute: elapsed(), resident });
    if (samples.length % 12 === 0)
      say(`minute ${elapsed().toFixed(0)}: ${visitors} visitors, ${megabytes(resident)} MB`);
  }, SAMPLE_EVERY);
  try {
    while (elapsed() < minutes) {
      const visit = play(child).finally(() => present.delete(visit));
      present.add(visit);
      visitors++;
      await new Promise((then) => setTimeout(then, 1000 / VISITORS_PER_SECOND));
    }
    clearInterval(sampling);
    await Promise.all(present);
  } finally {
    clearInterval(sampling);
    await child.close();
  }
  const around = (minute: number): number =>
    quantile(
      samples.filter((sample) => Math.abs(sample.minute - minute) <= 1).map(({ resident }) => resident),
      0.5,
    );
  const [early, late] = [around(Math.min(EARLY, minutes / 3)), around(minutes - 1)];
  say(
    `${visitors} visitors; early ${megabytes(early)} MB, late ${megabytes(late)} MB: ${(late / early).toFixed(3)} times`,
  );
  return late <= MOST * early;
}

/** Plays a few turns and disconnects without leaving the seat, as most visitors do. */
async function play(child: Child): Promise<void> {
  const crew = await seatCrew(child);
  for (let turn = 0; turn < TURNS; turn++) {
    const orders = await crew.turn();
    if (!orders) break;
    await crew.caller.series(orders);
  }
  crew.caller.close();
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
