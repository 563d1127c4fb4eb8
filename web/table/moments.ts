const SHOWN = 8;

/** The summary of a match: every turning point, and the latest other moments up to the limit. */
export function summaryOf<T>(moments: readonly T[], isTurningPoint: (moment: T) => boolean): readonly T[] {
  let free = SHOWN - moments.filter(isTurningPoint).length;
  return moments
    .toReversed()
    .filter((moment) => isTurningPoint(moment) || free-- > 0)
    .toReversed();
}
