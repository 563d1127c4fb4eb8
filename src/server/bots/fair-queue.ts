/** Lower numbers go first. Jobs of equal priority share the worker by address. */
export const PRIORITY = {
  played: 0, // a person in the match waits for this decision
  watched: 1, // only bots play
  extra: 2, // hints and other questions; no match waits for them
  overBudget: 3, // its address has used up its thinking time
  preview: 4, // pictures for link previews
} as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** The address and match that a job belongs to. */
export interface JobOwner {
  readonly address: string; // of the client that created the match or asks the question
  readonly match: string; // or another key: jobs with different keys take turns
  readonly priority: Priority;
}

interface Waiting<Job> {
  readonly job: Job;
  readonly priority: Priority;
}

interface Usage<Job> {
  time: number; // working time, as a start tag of start-time fair queueing
  running: number; // jobs taken and not charged yet
  readonly matches: Map<string, Waiting<Job>[]>; // the next one to be served comes first
}

/**
 * A queue that is fair to addresses: the one with the least working time comes first, and its matches take turns. An
 * address that was idle starts level with the one being served, so it neither saves up time nor waits behind others.
 */
export class FairQueue<Job> {
  private readonly addresses = new Map<string, Usage<Job>>();
  private level = 0; // start tag of the address served last
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(address: string): number {
    let sum = 0;
    for (const jobs of this.addresses.get(address)?.matches.values() ?? []) sum += jobs.length;
    return sum;
  }

  add(job: Job, { address, match, priority }: JobOwner): void {
    let usage = this.addresses.get(address);
    if (!usage) {
      this.forgetIdle();
      usage = { time: this.level, running: 0, matches: new Map() };
      this.addresses.set(address, usage);
    }
    if (usage.matches.size === 0) usage.time = Math.max(usage.time, this.level);
    const jobs = usage.matches.get(match);
    if (jobs) jobs.push({ job, priority });
    else usage.matches.set(match, [{ job, priority }]);
    this.count++;
  }

  take(): Job | undefined {
    let best: { usage: Usage<Job>; match: string; priority: Priority } | undefined;
    for (const usage of this.addresses.values())
      for (const [match, [first]] of usage.matches) {
        if (!first) continue;
        const isFirst =
          !best ||
          first.priority < best.priority ||
          (first.priority === best.priority && usage !== best.usage && usage.time < best.usage.time);
        if (isFirst) best = { usage, match, priority: first.priority };
      }
    if (!best) return undefined;
    const { usage, match } = best;
    const jobs = usage.matches.get(match) ?? [];
    const next = jobs.shift();
    usage.matches.delete(match);
    if (jobs.length > 0) usage.matches.set(match, jobs); // behind the other matches
    this.level = Math.max(this.level, usage.time);
    usage.running++;
    this.count--;
    return next?.job;
  }

  /** Call when a job is done, with the time it took. */
  charge(address: string, milliseconds: number): void {
    const usage = this.addresses.get(address);
    if (!usage) return;
    usage.time += milliseconds;
    usage.running = Math.max(0, usage.running - 1);
  }

  /** Removes and returns all jobs. */
  clear(): readonly Job[] {
    const all = [...this.addresses.values()].flatMap(({ matches }) => [...matches.values()].flat());
    this.addresses.clear();
    this.count = 0;
    return all.map(({ job }) => job);
  }

  private forgetIdle(): void {
    for (const [address, { time, running, matches }] of this.addresses)
      if (matches.size === 0 && running === 0 && time <= this.level) this.addresses.delete(address);
  }
}
