import { help } from '../../../../page/help.ts';
import type { Odds } from './odds.ts';

const WIDTH = 96;
const HEIGHT = 24;

const FAINT = 0.002;

/** Cuts off the unlikely end, except for the marked value. */
function likely(damage: ArrayLike<number>, marked: number): readonly number[] {
  let last = damage.length - 1;
  while (last > Math.max(marked, 5) && (damage[last] as number) < FAINT) last--;
  return Array.from({ length: last + 1 }, (_, count) => damage[count] ?? 0);
}

/** The probability of each number of wounds lost, and the actual result. */
export function Histogram({ odds, actual, label }: { odds: Odds; actual: number | null; label: string }) {
  const { damage, wounds } = odds;
  const bars = likely(damage, Math.max(actual ?? 0, Math.ceil(wounds)));
  const top = Math.max(...bars);
  const step = WIDTH / bars.length;
  const path = bars.map(
    (odd, i) =>
      `M${(i * step).toFixed(1)} ${HEIGHT}v${(-HEIGHT * (odd / top)).toFixed(1)}h${(step * 0.8).toFixed(1)}V${HEIGHT}z`,
  );
  const at = (count: number): string => ((count + 0.4) * step).toFixed(1);
  return (
    <svg
      class="shoot-histogram"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 4}`}
      width={WIDTH}
      height={HEIGHT + 4}
      role="img"
      aria-label={label}
      {...help('histogram')}
    >
      <path class="shoot-bars" d={path.join('')} />
      <path class="shoot-mean" d={`M${at(wounds)} 0V${HEIGHT}`} />
      {actual !== null && <path class="shoot-actual" d={`M${at(actual)} ${HEIGHT - 1}l3.5 5h-7z`} />}
    </svg>
  );
}
