/** So many lanes at once. Where one fails the others are told to stop, and its failure is told when they have. */
export async function together(hands: number, lane: () => Promise<void>, stop: () => void): Promise<void> {
  const lanes = Array.from({ length: hands }, lane);
  try {
    await Promise.all(lanes);
  } catch (failure) {
    stop();
    await Promise.allSettled(lanes);
    throw failure;
  }
}
