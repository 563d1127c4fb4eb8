import type { Page } from 'playwright-core';

/** A longer task delays three frames, which people notice; milliseconds. */
export const LONGEST = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number; // thread CPU time, microseconds
  readonly args: { readonly name?: string };
}

/** CPU time of each main-thread task during `work`, in milliseconds. Thread time, so a busy machine does not matter. */
export async function taskTimes(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  await session.send('Tracing.end');
  await done;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.some((one) => one.pid === pid && one.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000);
}
