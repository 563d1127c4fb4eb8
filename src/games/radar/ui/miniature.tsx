import { UNIT } from '../../../page/grid.tsx';
import type { View } from '../view.ts';
import { Boats, Surfaced } from './layers.tsx';
import { Sea } from './sea.tsx';

/** A silent picture of the whole chart. */
export function Miniature({ view }: { readonly view: View }) {
  const { chart } = view.rules;
  return (
    <svg
      class="radar-miniature radar"
      viewBox={`-4 -4 ${chart.cols * UNIT + 8} ${chart.rows * UNIT + 8}`}
      aria-hidden="true"
      focusable="false"
    >
      <Sea rules={view.rules} names={false} edges={false} />
      <Surfaced view={view} />
      <Boats view={view} />
    </svg>
  );
}
