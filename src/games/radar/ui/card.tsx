import './radar.css';
import { useMemo } from 'preact/hooks';
import type { GameCard, MiniatureProps } from '../../../page/contract.ts';
import { UNIT } from '../../../page/grid.tsx';
import type { RadarKinds } from '../kinds.ts';
import { printOf } from '../rules/chart.ts';
import { Boats, Surfaced } from './boats.tsx';
import { Sea } from './sea.tsx';

/** Admiral Radar on the home page. */
export const card: GameCard<RadarKinds> = {
  Miniature,
};

/** A non-interactive picture of the whole chart. */
function Miniature({ setup, view: { boats } }: MiniatureProps<RadarKinds>) {
  const rules = useMemo(() => ({ chart: printOf(setup.map), setup }), [setup]);
  const { cols, rows } = rules.chart;
  return (
    <svg
      class="radar-miniature radar"
      viewBox={`-4 -4 ${cols * UNIT + 8} ${rows * UNIT + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      <Sea rules={rules} names={false} edges={false} />
      <Surfaced view={{ rules, boats }} />
      <Boats view={{ rules, boats }} />
    </svg>
  );
}
