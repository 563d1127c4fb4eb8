import type { Point } from '../../../../parts/plane/point.ts';
import { AROUND, outlineOf } from '../../picture/outline.ts';
import { isGone } from '../../rules/units.ts';
import { SIDES, type Side, type View } from '../../view.ts';
import { baseAt, basesOf, boxOf, middleOf, unitOfModel } from './places.ts';

/** Something on the battlefield that can have the focus. */
export interface Cell {
  readonly key: string;
  readonly side: Side;
  readonly unit: number;
  readonly model: number | null; // null = the unit as a whole
  readonly at: Point;
  readonly path: string;
}

/** Every living unit; when the player chooses among models, those models instead of their unit. */
export function cellsOf(view: View, may: readonly number[]): readonly Cell[] {
  const { rules, wounds } = view;
  const asked = may[0] === undefined ? null : unitOfModel(rules, may[0]);
  return SIDES.flatMap((side) =>
    rules.units
      .filter((unit) => unit.side === side && !isGone(wounds, unit))
      .flatMap(({ index: unit }): readonly Cell[] => {
        if (unit === asked)
          return may.map((model) => {
            const base = baseAt(rules, model);
            return { key: `m${model}`, side, unit, model, at: base.at, path: outlineOf([base], 0.15) };
          });
        const box = boxOf(view, unit);
        if (!box) return [];
        return [
          { key: `u${unit}`, side, unit, model: null, at: middleOf(box), path: outlineOf(basesOf(view, unit), AROUND) },
        ];
      }),
  );
}
