import type { PreviewProps } from '../../../page/contract.ts';
import { UNIT } from '../../../page/grid.tsx';
import { useLanguage } from '../../../page/language.ts';
import type { RadarKinds } from '../kinds.ts';
import { Sea } from './sea.tsx';
import { TITLES } from './titles.ts';

/** The chart. */
export function Preview({ rules }: PreviewProps<RadarKinds>) {
  const { cols, rows } = rules.chart;
  const { name } = rules.setup.map;
  return (
    <figure class="preview-picture">
      <svg
        class="radar-miniature radar"
        viewBox={`-4 -4 ${cols * UNIT + 8} ${rows * UNIT + 8}`}
        aria-hidden="true"
        focusable="false"
      >
        <Sea rules={rules} names={false} edges={false} />
      </svg>
      <figcaption class="small">{TITLES[name]?.[useLanguage()] ?? name}</figcaption>
    </figure>
  );
}
