/** Who is connected, and who has been gone for too long. */
export class Presence {
  readonly here = new Set<string>(); // people
  private readonly counts = new Map<string, number>(); // of their sockets
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly onAway: (person: string) => void;

  constructor(onAway: (person: string) => void) {
    this.onAway = onAway;
  }

  /** Nobody is expected back by a set time. */
  get quiet(): boolean {
    return this.timers.size === 0;
  }

  arrive(person: string): void {
    clearTimeout(this.timers.get(person));
    this.timers.delete(person);
    this.counts.set(person, (this.counts.get(person) ?? 0) + 1);
    this.here.add(person);
  }

  /** True = that was their last socket. */
  depart(person: string): boolean {
    const left = (this.counts.get(person) ?? 1) - 1;
    this.counts.set(person, left);
    if (left > 0) return false;
    this.here.delete(person);
    return true;
  }

  /** Calls back unless they have come back by then. */
  expect(person: string, seconds: number): void {
    if (this.here.has(person) || this.timers.has(person)) return;
    const timer = setTimeout(() => {
      this.timers.delete(person);
      if (!this.here.has(person)) this.onAway(person);
    }, seconds * 1000);
    timer.unref();
    this.timers.set(person, timer);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
