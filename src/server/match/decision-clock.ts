import type { Seat } from '../../kernel/ids.ts';

/** One deadline per awaited seat. When it passes, the umpire submits a time-out command. */
export class DecisionClock {
  private readonly deadlines = new Map<Seat, number>();
  private readonly onLate: (seat: Seat) => void;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;

  constructor(onLate: (seat: Seat) => void, now: () => number) {
    this.onLate = onLate;
    this.now = now;
  }

  deadlineOf(seat: Seat): number | null {
    return this.deadlines.get(seat) ?? null;
  }

  /** Sets the awaited seats. The seat that has just acted gets a new deadline. */
  set(seats: readonly Seat[], seconds: number | null, acted: Seat | null): void {
    const waited = new Set(seconds === null ? [] : seats);
    for (const seat of this.deadlines.keys()) if (!waited.has(seat) || seat === acted) this.deadlines.delete(seat);
    for (const seat of waited)
      if (!this.deadlines.has(seat)) this.deadlines.set(seat, this.now() + (seconds ?? 0) * 1000);
    this.setTimer();
  }

  stop(): void {
    this.deadlines.clear();
    clearTimeout(this.timer);
  }

  private setTimer(): void {
    clearTimeout(this.timer);
    if (this.deadlines.size === 0) return;
    const first = Math.min(...this.deadlines.values());
    this.timer = setTimeout(() => this.checkDeadlines(), Math.max(0, first - this.now()));
    this.timer.unref();
  }

  private checkDeadlines(): void {
    const late = [...this.deadlines].filter(([, deadline]) => deadline <= this.now()).map(([seat]) => seat);
    for (const seat of late) {
      this.deadlines.delete(seat);
      this.onLate(seat);
    }
    this.setTimer();
  }
}
