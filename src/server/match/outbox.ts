/** What is told once it is on the disk, in the order in which it happened. */
export class Outbox {
  private readonly waiting: { ready: boolean; deliver: () => void }[] = [];
  private readonly settled: (() => void)[] = [];

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  /** Takes a place in the line; the returned function says that it is kept and may go out. */
  hold(deliver: () => void): () => void {
    const held = { ready: false, deliver };
    this.waiting.push(held);
    return () => {
      held.ready = true;
      this.flush();
    };
  }

  /** Runs as soon as nothing is under way: at once, or after the last delivery. */
  whenSettled(then: () => void): void {
    if (this.empty) then();
    else this.settled.push(then);
  }

  /** Nothing of it was kept; gives back what was to run afterwards. */
  drop(): readonly (() => void)[] {
    this.waiting.length = 0;
    return this.settled.splice(0);
  }

  private flush(): void {
    while (this.waiting[0]?.ready) this.waiting.shift()?.deliver();
    while (this.empty && this.settled.length > 0) this.settled.shift()?.();
  }
}
