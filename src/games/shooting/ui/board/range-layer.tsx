import type { Language } from '../../../../kernel/game.ts';
import { outlineOf } from '../../picture/outline.ts';
import type { View } from '../../view.ts';
import type { Words } from '../board-labels.ts';
import { inches } from '../names.ts';
import { signAt } from './ground.tsx';
import { baseAt, boxOf } from './places.ts';
import type { Look } from './plan.ts';
import { figureSpot, type Ring, ringsOf } from './rings.ts';

interface RangeLayerProps {
  readonly view: View;
  readonly look: Look;
  readonly faint: boolean; // of a unit that is only pointed at
  readonly language: Language;
  readonly w: Words;
}

/** The range of the current weapons, measured from the edges of the bases; half range where it matters. */
export function RangeLayer({ view, look, faint, language, w }: RangeLayerProps) {
  const { rules } = view;
  const shapes = look.bearers.map((model) => baseAt(rules, model));
  if (shapes.length === 0) return null;
  const taken = rules.units.flatMap(({ index }) => boxOf(view, index) ?? []);
  return (
    <g class={`sh-range ${faint ? 'is-faint' : ''}`} clip-path="url(#sh-table)">
      {ringsOf(look).map((ring) => {
        const spot = figureSpot(shapes, ring.range, rules.setup.scenario.table, taken);
        return (
          <g key={ring.kind} class={`is-${ring.kind}`}>
            <path d={outlineOf(shapes, ring.range)} />
            {spot && (
              <text style={signAt(spot)} y="4">
                {textOf(ring, language, w)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const textOf = ({ kind, range }: Ring, language: Language, w: Words): string =>
  kind === 'half' ? `${w.half} ${inches(range, language)}` : inches(range, language);
