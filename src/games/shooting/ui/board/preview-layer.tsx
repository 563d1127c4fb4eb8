import type { View } from '../../view.ts';
import { signAt } from './ground.tsx';
import { AROUND, at, outlineOf } from './outline.ts';
import { baseAt, basesOf, boxOf, middleOf } from './places.ts';
import type { Preview } from './preview.ts';

/** A command previewed elsewhere: who acts, at whom, and which models in which order. */
export function PreviewLayer({ view, shown }: { readonly view: View; readonly shown: Preview }) {
  const { unit, targets, models } = shown;
  const from = unit === null ? undefined : boxOf(view, unit);
  return (
    <g class="sh-shown">
      {[...(unit === null ? [] : [unit]), ...targets].map((one) => (
        <path key={one} d={outlineOf(basesOf(view, one), AROUND + 0.2)} />
      ))}
      {from &&
        targets.map((target) => {
          const to = boxOf(view, target);
          return to && <path key={target} d={`M${at(middleOf(from))}L${at(middleOf(to))}`} />;
        })}
      {models.map((model, i) => (
        <g key={model} class="sh-place" style={signAt(baseAt(view.rules, model).at)}>
          <circle r="9" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}
