/** Runs this many workers at once. If one fails, stops the others, waits for them and rethrows. */
export async function runConcurrently(concurrency: number, lane: () => Promise<void>, stop: () => void): Promise<void> {
  const lanes = Array.from({ length: concurrency }, lane);
  try {
    await Promise.all(lanes);
  } catch (failure) {
    stop();
    await Promise.allSettled(lanes);
    throw failure;
  }
}
