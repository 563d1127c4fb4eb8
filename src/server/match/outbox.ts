/** Holds messages until their entry is saved, and delivers them in order. */
export class Outbox {
  private readonly waiting: { ready: boolean; deliver: () => void }[] = [];
  private readonly settled: (() => void)[] = [];

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  /** Queues a delivery. Call the returned function once the entry is saved. */
  hold(deliver: () => void): () => void {
    const held = { ready: false, deliver };
    this.waiting.push(held);
    return () => {
      held.ready = true;
      this.flush();
    };
  }

  /** Runs `then` when nothing is queued: now, or after the last delivery. */
  whenSettled(then: () => void): void {
    if (this.empty) then();
    else this.settled.push(then);
  }

  /** Discards all deliveries and returns the callbacks that were waiting. */
  drop(): readonly (() => void)[] {
    this.waiting.length = 0;
    return this.settled.splice(0);
  }

  private flush(): void {
    while (this.waiting[0]?.ready) this.waiting.shift()?.deliver();
    while (this.empty && this.settled.length > 0) this.settled.shift()?.();
  }
}
