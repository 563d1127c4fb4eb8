/** Who is connected, and who has been gone for too long. */
export class Presence {
  here: ReadonlySet<string> = new Set(); // people, at whichever node
  private readonly elsewhere = new Map<string, ReadonlySet<string>>(); // people by node, ours not among them
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
    this.look();
  }

  /** Who is connected to another node, as it tells; nobody = it has gone. Gives back who has left. */
  arriveAt(node: string, people: readonly string[]): readonly string[] {
    const before = this.here;
    if (people.length === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, new Set(people));
    this.look();
    for (const person of people) {
      clearTimeout(this.timers.get(person));
      this.timers.delete(person);
    }
    return [...before].filter((person) => !this.here.has(person));
  }

  /** At our own sockets. */
  get ours(): readonly string[] {
    return [...this.counts.keys()];
  }

  private look(): void {
    this.here = new Set([...this.ours, ...[...this.elsewhere.values()].flatMap((people) => [...people])]);
  }

  /** True = that was their last socket. */
  depart(person: string): boolean {
    const left = (this.counts.get(person) ?? 1) - 1;
    if (left > 0) {
      this.counts.set(person, left);
      return false;
    }
    this.counts.delete(person);
    this.look();
    return !this.here.has(person);
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
