import type { Result } from '../../kernel/result.ts';

/** The pictures drawn last, up to a number of bytes. Each is drawn once, even if several clients ask at the same time. */
export class PictureCache {
  private readonly most: number; // bytes
  private readonly stored = new Map<string, Uint8Array>(); // the one used last comes last
  private readonly pending = new Map<string, Promise<Result<Uint8Array>>>();
  private bytes = 0;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.bytes;
  }

  async get(key: string, draw: () => Promise<Result<Uint8Array>>): Promise<Result<Uint8Array>> {
    const known = this.stored.get(key);
    if (known) {
      this.stored.delete(key);
      this.stored.set(key, known);
      return { ok: true, value: known };
    }
    const pending = this.pending.get(key);
    if (pending) return pending;
    const drawn = draw().finally(() => this.pending.delete(key));
    this.pending.set(key, drawn);
    const answer = await drawn;
    if (answer.ok) this.add(key, answer.value);
    return answer;
  }

  private add(key: string, picture: Uint8Array): void {
    if (picture.length > this.most) return;
    this.stored.set(key, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.stored) {
      if (this.bytes <= this.most) return;
      this.stored.delete(oldest);
      this.bytes -= length;
    }
  }
}
