/** Waits for a condition; call `wake` after a change to check it again. */
export class Waiter {
  private readonly waiting = new Set<() => void>();

  async until(isSo: () => boolean, within: number, last: () => unknown): Promise<void> {
    const ends = Date.now() + within;
    while (!isSo()) {
      const left = ends - Date.now();
      if (left <= 0) throw new Error(`waited too long: ${JSON.stringify(last())?.slice(0, 300)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, Math.min(left, 50)); // the change may happen elsewhere
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
