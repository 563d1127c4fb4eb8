import type { Seat } from '../../kernel/ids.ts';
import type { Service } from '../service.ts';

interface Deadline {
  readonly due: number; // by `elapsed`
  shown: number; // by the wall clock, as sent to clients
}

const CORRECTED = 1000; // milliseconds; a shown deadline that is off by more is sent again

/** One deadline per awaited seat. When it passes, the umpire submits a time-out command. */
export class DecisionClock {
  private readonly deadlines = new Map<Seat, Deadline>();
  private readonly onLate: (seat: Seat) => void;
  private readonly service: Pick<Service, 'now' | 'elapsed'>;
  private timer: NodeJS.Timeout | undefined;

  constructor(onLate: (seat: Seat) => void, service: Pick<Service, 'now' | 'elapsed'>) {
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

  /** Sets the awaited seats. The seat that has just acted gets a new deadline. */
  set(seats: readonly Seat[], seconds: number | null, acted: Seat | null): void {
    const waited = new Set(seconds === null ? [] : seats);
    for (const seat of this.deadlines.keys()) if (!waited.has(seat) || seat === acted) this.deadlines.delete(seat);
    const left = (seconds ?? 0) * 1000;
    for (const seat of waited)
      if (!this.deadlines.has(seat))
        this.deadlines.set(seat, { due: this.service.elapsed() + left, shown: this.service.now() + left });
    this.setTimer();
  }

  stop(): void {
    this.deadlines.clear();
    clearTimeout(this.timer);
  }

  private setTimer(): void {
    clearTimeout(this.timer);
    if (this.deadlines.size === 0) return;
    const first = Math.min(...[...this.deadlines.values()].map(({ due }) => due));
    this.timer = setTimeout(() => this.checkDeadlines(), Math.max(0, first - this.service.elapsed()));
    this.timer.unref();
  }

  private checkDeadlines(): void {
    const late = [...this.deadlines].filter(([, { due }]) => due <= this.service.elapsed()).map(([seat]) => seat);
    for (const seat of late) {
      this.deadlines.delete(seat);
      this.onLate(seat);
    }
    this.setTimer();
  }
}
