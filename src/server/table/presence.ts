/** Who is connected, and who has been away for too long. */
export class Presence {
  present: ReadonlySet<string> = new Set(); // people on any node
  private readonly remote = new Map<string, ReadonlySet<string>>(); // people on other nodes, by node
  private readonly counts = new Map<string, number>(); // sockets per person
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly onAway: (person: string) => void;

  constructor(onAway: (person: string) => void) {
    this.onAway = onAway;
  }

  /** True if no takeover timer is running. */
  get isIdle(): boolean {
    return this.timers.size === 0;
  }

  connected(person: string): void {
    clearTimeout(this.timers.get(person));
    this.timers.delete(person);
    this.counts.set(person, (this.counts.get(person) ?? 0) + 1);
    this.update();
  }

  /** Sets who is connected to another node; an empty list = the node is gone. Returns who has left. */
  setRemote(node: string, people: readonly string[]): readonly string[] {
    const before = this.present;
    if (people.length === 0) this.remote.delete(node);
    else this.remote.set(node, new Set(people));
    this.update();
    for (const person of people) {
      clearTimeout(this.timers.get(person));
      this.timers.delete(person);
    }
    return [...before].filter((person) => !this.present.has(person));
  }

  /** People connected to this node. */
  get local(): readonly string[] {
    return [...this.counts.keys()];
  }

  private update(): void {
    this.present = new Set([...this.local, ...[...this.remote.values()].flatMap((people) => [...people])]);
  }

  /** True if that was their last socket. */
  disconnected(person: string): boolean {
    const left = (this.counts.get(person) ?? 1) - 1;
    if (left > 0) {
      this.counts.set(person, left);
      return false;
    }
    this.counts.delete(person);
    this.update();
    return !this.present.has(person);
  }

  /** All sockets of this node were closed. */
  clearLocal(): void {
    this.counts.clear();
    this.update();
  }

  /** Calls `onAway` unless the person is back in time. */
  startTimer(person: string, seconds: number): void {
    if (this.present.has(person) || this.timers.has(person)) return;
    const timer = setTimeout(() => {
      this.timers.delete(person);
      if (!this.present.has(person)) this.onAway(person);
    }, seconds * 1000);
    timer.unref();
    this.timers.set(person, timer);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
