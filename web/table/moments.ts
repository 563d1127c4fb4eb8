const SHOWN = 8;

/** What a match is told by in short: every turning point, and as many of the latest others as there is room for. */
export function told<T>(moments: readonly T[], isTurningPoint: (moment: T) => boolean): readonly T[] {
  let room = SHOWN - moments.filter(isTurningPoint).length;
  return moments
    .toReversed()
    .filter((moment) => isTurningPoint(moment) || room-- > 0)
    .toReversed();
}
