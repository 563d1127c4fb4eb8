/** A remaining amount and its maximum. */
export interface Gauge {
  readonly left: number;
  readonly all: number;
}

/** Levels that look different even without colour. */
type Level = 'whole' | 'light' | 'half' | 'bad' | 'none';

export const shareOf = ({ left, all }: Gauge): number => (all <= 0 ? 0 : Math.min(1, Math.max(0, left / all)));

export function levelOf(gauge: Gauge): Level {
  const share = shareOf(gauge);
  if (share <= 0) return 'none';
  if (share >= 1) return 'whole';
  return share >= 2 / 3 ? 'light' : share >= 1 / 3 ? 'half' : 'bad';
}

export const added = (gauges: readonly Gauge[]): Gauge => ({
  left: gauges.reduce((sum, { left }) => sum + left, 0),
  all: gauges.reduce((sum, { all }) => sum + all, 0),
});
