import type { Seat } from '../../kernel/ids.ts';
import type { Service } from '../service.ts';

interface Deadline {
  readonly due: number; // by `elapsed`
  shown: number; // by the wall clock, as sent to clients
}

const RETRY = 5000; // milliseconds until a missed deadline is reported again, if no one has acted on it
const GRACE = 600_000; // milliseconds that remain at least after a restart
const CORRECTED = 1000; // milliseconds; a shown deadline that is off by more is sent again

/** One deadline per awaited seat. When it passes, the umpire submits a time-out command. */
export class DecisionClock {
  private readonly deadlines = new Map<Seat, Deadline>();
  private readonly onLate: (seat: Seat) => boolean; // false = another node has to act on it
  private readonly service: Pick<Service, 'now' | 'elapsed'>;
  private timer: NodeJS.Timeout | undefined;

  constructor(onLate: (seat: Seat) => boolean, service: Pick<Service, 'now' | 'elapsed'>) {
    this.onLate = onLate;
    this.service = service;
  }

  /** The deadline on the wall clock. It moves when the wall clock jumps, so the time left stays the same. */
  deadlineOf(seat: Seat): number | null {
    const deadline = this.deadlines.get(seat);
    if (!deadline) return null;
    const current = this.service.now() + deadline.due - this.service.elapsed();
    if (Math.abs(current - deadline.shown) > CORRECTED) deadline.shown = Math.round(current);
    return deadline.shown;
  }

  get isRunning(): boolean {
    return this.deadlines.size > 0;
  }

  /**
   * Sets the awaited seats. The seat that has just acted gets a new deadline. `waited`: how long a seat has been awaited
   * already, in milliseconds, when the match was loaded.
   */
  set(
    seats: readonly Seat[],
    seconds: number | null,
    acted: Seat | null,
    waited: (seat: Seat) => number = () => 0,
  ): void {
    const awaited = new Set(seconds === null ? [] : seats);
    for (const seat of this.deadlines.keys()) if (!awaited.has(seat) || seat === acted) this.deadlines.delete(seat);
    const whole = (seconds ?? 0) * 1000;
    for (const seat of awaited) {
      if (this.deadlines.has(seat)) continue;
      const left = Math.max(whole - waited(seat), Math.min(whole, GRACE));
      this.deadlines.set(seat, { due: this.service.elapsed() + left, shown: Math.round(this.service.now() + left) });
    }
    this.setTimer();
  }

  stop(): void {
    this.deadlines.clear();
    clearTimeout(this.timer);
  }

  private setTimer(least = 0): void {
    clearTimeout(this.timer);
    if (this.deadlines.size === 0) return;
    const first = Math.min(...[...this.deadlines.values()].map(({ due }) => due));
    this.timer = setTimeout(() => this.checkDeadlines(), Math.max(least, first - this.service.elapsed()));
    this.timer.unref();
  }

  private checkDeadlines(): void {
    const late = [...this.deadlines].filter(([, { due }]) => due <= this.service.elapsed());
    let isOpen = false;
    for (const [seat, deadline] of late) {
      this.deadlines.delete(seat);
      if (this.onLate(seat)) continue;
      this.deadlines.set(seat, deadline); // this node may get the lease before anyone acts
      isOpen = true;
    }
    this.setTimer(isOpen ? RETRY : 0);
  }
}
