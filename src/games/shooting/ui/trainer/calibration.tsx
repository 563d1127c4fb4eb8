import { wholePercent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import { words } from './labels.ts';
import type { Calibrated } from './progress.ts';

const SIZE = 200;
const EDGE = 34;
const x = (share: number): number => EDGE + share * SIZE;
const y = (share: number): number => 8 + (1 - share) * SIZE;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** For each confidence, the share of right answers; the diagonal is perfect. Larger dots stand for more answers. */
export function CalibrationChart({ calibration }: { readonly calibration: readonly Calibrated[] }) {
  const language = useLanguage();
  const w = words(language);
  const known = calibration.filter(({ answers }) => answers > 0);
  const share = ({ right, answers }: Calibrated): number => right / answers;
  const said = known.map((one) => w.chartPoint(wholePercent(one.sure, language), wholePercent(share(one), language)));
  return (
    <svg
      class="trainer-chart"
      viewBox={`0 0 ${SIZE + EDGE + 14} ${SIZE + 48}`}
      role="img"
      aria-label={w.chart(said.join(' '))}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <path class="trainer-grid" d={`M${x(0)} ${y(tick)}H${x(1)}M${x(tick)} ${y(0)}V${y(1)}`} />
          <text x={x(0) - 5} y={y(tick) + 4} text-anchor="end">
            {Math.round(100 * tick)}
          </text>
          <text x={x(tick)} y={y(0) + 15} text-anchor="middle">
            {Math.round(100 * tick)}
          </text>
        </g>
      ))}
      <text x={x(0.5)} y={y(0) + 32} text-anchor="middle">
        {w.sureAxis} (%)
      </text>
      <text x={-y(0.5)} y={9} transform="rotate(-90)" text-anchor="middle">
        {w.rightAxis} (%)
      </text>
      <path class="trainer-perfect" d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} />
      {known.map((one) => (
        <g key={one.sure}>
          <path class="trainer-miss" d={`M${x(one.sure)} ${y(one.sure)}V${y(share(one))}`} />
          <circle cx={x(one.sure)} cy={y(share(one))} r={Math.min(11, 3.5 + Math.sqrt(one.answers))} />
        </g>
      ))}
    </svg>
  );
}
