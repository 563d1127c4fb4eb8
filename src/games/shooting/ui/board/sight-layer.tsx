import { useMemo } from 'preact/hooks';
import { gap } from '../../rules/sight.ts';
import { profileIn } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { signAt } from './ground.tsx';
import { at } from './outline.ts';
import type { Look } from './plan.ts';
import { sightLinesOf } from './sight-lines.ts';

interface SightLayerProps {
  readonly view: View;
  readonly look: Look;
  readonly target: number;
}

/** What each current weapon sees of a unit: a line, dashed if out of range, cut off where something blocks it. */
export function SightLayer({ view, look, target }: SightLayerProps) {
  const lines = useMemo(() => sightLinesOf(view, look.bearers, target), [view, look.bearers, target]);
  const { range } = profileIn(look.group, look.profile);
  const isFar = (model: number): boolean => gap(view.rules, view.wounds, model, target) > range;
  return (
    <g class="sh-sight">
      {lines.map(({ model, from, to, seen, stop }, i) => (
        <g key={i} class={!seen ? 'is-blocked' : isFar(model) ? 'is-far' : ''}>
          <path class="sh-sight-halo" d={`M${at(from)}L${at(stop ?? to)}`} />
          <path class="sh-sight-line" d={`M${at(from)}L${at(stop ?? to)}`} />
          {stop && <path class="sh-sight-rest" d={`M${at(stop)}L${at(to)}`} />}
        </g>
      ))}
      {lines.map(
        ({ stop }, i) => stop && <path key={i} class="sh-block" style={signAt(stop)} d="M-4-4L4 4M4-4L-4 4" />,
      )}
    </g>
  );
}
