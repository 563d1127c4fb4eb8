import { createHash, timingSafeEqual } from 'node:crypto';
import type { Fact } from '../../../kernel/fact.ts';

const MOST_WRONG = 10; // per address and minute
const A_MINUTE = 60_000;
const MOST_ADDRESSES = 10_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface WrongTokens {
  readonly since: number;
  readonly count: number;
}

/** Checks the operator token. An address that has sent too many wrong tokens is refused without a check. */
export class OperatorToken {
  private readonly wanted: Buffer;
  private readonly elapsed: () => number;
  private readonly wrong = new Map<string, WrongTokens>(); // by address

  constructor(token: string, elapsed: () => number) {
    this.wanted = digest(`Bearer ${token}`);
    this.elapsed = elapsed;
  }

  refuse(authorization: string | undefined, address: string): Fact | undefined {
    const now = this.elapsed();
    const { since, count } = this.wrongFrom(address, now);
    if (count >= MOST_WRONG)
      return { code: 'too-many-wrong-tokens', seconds: Math.ceil((since + A_MINUTE - now) / 1000) };
    if (timingSafeEqual(digest(authorization ?? ''), this.wanted)) {
      this.wrong.delete(address);
      return undefined;
    }
    if (this.wrong.size >= MOST_ADDRESSES) this.wrong.clear();
    this.wrong.set(address, { since, count: count + 1 });
    return { code: 'wrong-operator-token' };
  }

  private wrongFrom(address: string, now: number): WrongTokens {
    const known = this.wrong.get(address);
    return known && now - known.since < A_MINUTE ? known : { since: now, count: 0 };
  }
}
