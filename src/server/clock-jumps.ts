import type { Service } from './service.ts';

const JUMP = 60_000; // milliseconds by which wall clock and elapsed time must differ

/** Notices jumps of the wall clock, after which stored times may only look old. Ask at least once an hour. */
export class ClockJumps {
  private readonly service: Pick<Service, 'now' | 'elapsed'>;
  private offset: number; // wall clock minus elapsed time
  private jumpedAt = Number.NEGATIVE_INFINITY; // by `elapsed`

  constructor(service: Pick<Service, 'now' | 'elapsed'>) {
    this.service = service;
    this.offset = service.now() - service.elapsed();
  }

  /** True if the wall clock has jumped within this time. */
  within(milliseconds: number): boolean {
    const elapsed = this.service.elapsed();
    const offset = this.service.now() - elapsed;
    if (Math.abs(offset - this.offset) > JUMP) this.jumpedAt = elapsed;
    this.offset = offset;
    return elapsed < this.jumpedAt + milliseconds;
  }
}
