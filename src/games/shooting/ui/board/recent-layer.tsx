import type { Frame } from '../../../../page/hex-shape.ts';
import type { Label } from '../../picture/labels.ts';
import { at } from '../../picture/outline.ts';
import { living, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import type { Words } from '../board-labels.ts';
import { signAt } from './ground.tsx';
import { boxOf, shapesOf } from './places.ts';
import type { Blow, Recent } from './recent.ts';
import { resultPlace } from './result-place.ts';

interface LatelyLayerProps {
  readonly view: View;
  readonly before: View | null;
  readonly lately: Recent;
  readonly labels: ReadonlyMap<number, Label>;
  readonly frame: Frame;
  readonly px: number; // a pixel in inches
  readonly w: Words;
}

const LETTER = 7.4; // pixels of the bold text, approximately

/** The last volley: tracers to its target, and its result beside the target's label. */
export function RecentLayer({ view, before, lately, labels, frame, px, w }: LatelyLayerProps) {
  const stood = before ?? view;
  const table = { left: frame.x, right: frame.x + frame.width, low: frame.y, high: frame.y + frame.height };
  return (
    <g key={lately.seq} class="sh-lately">
      {lately.blows.map((blow) => {
        const box = boxOf(stood, blow.unit) ?? boxOf(view, blow.unit);
        if (!box) return null;
        const label = labels.get(blow.unit);
        const below = label !== undefined && label.box.low < box.low;
        const parts = partsOf(blow, w);
        const wide = parts.join(' · ').length * LETTER * px;
        const others = [...labels].flatMap(([unit, one]) => (unit === blow.unit ? [] : [one.box]));
        const { x, line } = resultPlace(box, below, wide, others, table, px);
        return (
          <g key={blow.unit}>
            <path class="sh-tracers" d={tracers(stood, blow)} />
            <g class="sh-flash" style={signAt({ x, y: below ? box.high : box.low })}>
              <text y={line}>
                {parts.map((part, i) => (
                  <tspan key={part} class={blow.slain > 0 && i === parts.length - 1 ? 'is-slain' : ''}>
                    {i > 0 && ' · '}
                    {part}
                  </tspan>
                ))}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function partsOf({ hits, wounds, lost, slain }: Blow, w: Words): readonly string[] {
  const parts = [
    ...(hits === null ? [] : [w.hits(hits)]),
    ...(wounds === null ? [] : [w.woundsDealt(wounds)]),
    ...(slain > 0 ? [w.slain(slain)] : lost > 0 ? [w.lost(lost)] : []),
  ];
  return parts.length > 0 ? parts : [w.nothing];
}

/** From each model that shot to the models that were shot at, in turn. */
function tracers(stood: View, { from, unit, hits }: Blow): string {
  if (from === null || hits === null || from === unit) return '';
  const { rules, wounds, work } = stood;
  const shapes = shapesOf(rules);
  const { models, groups } = unitAt(rules, from);
  const fired = (work?.volleys ?? [])
    .filter(({ target }) => target === unit)
    .flatMap(({ group, bearers }) => {
      const all = groups.find(({ id }) => id === group)?.bearers;
      return bearers.map((place) => all?.[place] ?? -1);
    });
  const marks = living(wounds, unitAt(rules, unit).models);
  return [...new Set(fired.length > 0 ? fired : living(wounds, models))]
    .flatMap((gun, i) => {
      const [start, end] = [shapes[gun], shapes[marks[(i * 7) % marks.length] ?? -1]];
      return start && end ? [`M${at(start.at)}L${at(end.at)}`] : [];
    })
    .join('');
}
