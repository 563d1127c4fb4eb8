import type { Language } from '../../../../kernel/game.ts';
import type { Label } from '../../picture/labels.ts';
import { AROUND, outlineOf } from '../../picture/outline.ts';
import { engagersOf } from '../../rules/engaged.ts';
import { unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { signAt } from './ground.tsx';
import { sideClass } from './models.tsx';
import { basesOf } from './places.ts';
import type { Mark } from './plan.ts';
import { SIGNS, type Sign } from './silhouettes.ts';
import { countOf } from './unit-text.ts';

/** An outline around every marked unit: solid, double, dotted or jagged, each in its colour. */
export function Outlines({ view, marks }: { readonly view: View; readonly marks: ReadonlyMap<number, Mark> }) {
  return (
    <>
      {[...marks].map(([unit, mark]) => {
        const d = outlineOf(basesOf(view, unit), AROUND);
        return (
          <g key={unit} class={`sh-mark is-${mark}`}>
            <path class="sh-mark-halo" d={d} />
            <path class="sh-mark-line" d={d} />
          </g>
        );
      })}
    </>
  );
}

interface LabelsProps {
  readonly view: View;
  readonly labels: ReadonlyMap<number, Label>;
  readonly marks: ReadonlyMap<number, Mark>;
  readonly language: Language;
}

/** The unit's name, how many models are left, and its mark. */
export function Labels({ view, labels, marks, language }: LabelsProps) {
  return (
    <>
      {[...labels].map(([unit, { text, at, box }]) => {
        const { side } = unitAt(view.rules, unit);
        const count = countOf(view, unit, language);
        const mark: Sign | undefined = marks.get(unit) ?? (engagersOf(view, unit).length > 0 ? 'engaged' : undefined);
        return (
          <g key={unit} class={`sh-label ${sideClass(side)}`} style={signAt(mark ? { x: box.left, y: at.y } : at)}>
            <text class={mark ? 'is-marked' : ''} x={mark ? 20 : 0} y="-5">
              {text.slice(0, text.length - count.length)}
              <tspan class="sh-count">{count}</tspan>
            </text>
            {mark && (
              <g class={`sh-badge is-${mark}`} transform="translate(9 -9)">
                <circle r="8" />
                <path d={SIGNS[mark]} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
