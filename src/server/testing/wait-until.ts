/** Waits until something is so; whoever changes anything wakes it to look again. */
export class Waiting {
  private readonly waiting = new Set<() => void>();

  async until(isSo: () => boolean, within: number, last: () => unknown): Promise<void> {
    const ends = Date.now() + within;
    while (!isSo()) {
      const left = ends - Date.now();
      if (left <= 0) throw new Error(`waited too long: ${JSON.stringify(last())?.slice(0, 300)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, Math.min(left, 50)); // what is waited for may be elsewhere
        this.waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const wake of waiting) wake();
  }
}
