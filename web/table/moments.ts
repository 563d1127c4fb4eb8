const SHOWN = 8;

/** The summary of a match: every turning point, and the latest other moments up to the limit. */
export function told<T>(moments: readonly T[], isTurningPoint: (moment: T) => boolean): readonly T[] {
  let room = SHOWN - moments.filter(isTurningPoint).length;
  return moments
    .toReversed()
    .filter((moment) => isTurningPoint(moment) || room-- > 0)
    .toReversed();
}
