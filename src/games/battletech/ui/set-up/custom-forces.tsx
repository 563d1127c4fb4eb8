import { useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { name as sideName } from '../../text.ts';
import { sideTitle } from '../board/names.ts';
import { setUpLabels } from '../set-up-labels.ts';
import { totalsOf } from './box.ts';
import { FileButton } from './file-button.tsx';
import { unitFrom } from './files.ts';
import {
  added,
  altered,
  countSides,
  doubled,
  MOST_SIDES,
  MOST_UNITS,
  removed,
  unitsOfSide,
  withSides,
} from './forces.ts';
import { sideClass } from './form-parts.ts';
import type { UnitChoice } from './match-options.ts';
import { UnitChooser } from './unit-chooser.tsx';
import { UnitRow } from './unit-row.tsx';

interface OwnForcesProps {
  readonly list: readonly UnitChoice[];
  readonly asked: unknown; // number of sides, if chosen
  readonly language: Language;
  onChange(list: readonly UnitChoice[], sides?: number): void;
}

/** A list of units for each of two to six sides. */
export function CustomForces({ list, asked, language, onChange }: OwnForcesProps) {
  const say = setUpLabels(language);
  const count = countSides(list, asked);
  const [adding, setAdding] = useState<string | null>(null); // the side to add to
  const change = (next: readonly UnitChoice[]): void => onChange(next, count);
  const nameOf = (side: number): string => sideName(String(side), language);
  return (
    <div class="bt-own-forces">
      <div class="row">
        <span class="label small">{say.sides}</span>
        <span class="segments">
          {Array.from({ length: MOST_SIDES - 1 }, (_, i) => i + 2).map((sides) => (
            <Button
              key={sides}
              aria-pressed={sides === count}
              aria-label={`${say.sides}: ${sides}`}
              onClick={() => onChange(withSides(list, count, sides), sides)}
            >
              {sides}
            </Button>
          ))}
        </span>
      </div>
      {Array.from({ length: count }, (_, side) => {
        const placed = unitsOfSide(list, String(side));
        const { units, tons, battleValue, unknown } = totalsOf(placed.map(({ unit }) => unit));
        return (
          <fieldset key={side} class={`bt-side-list ${sideClass(side)}`}>
            <legend class="spoken">{say.sideHas(nameOf(side))}</legend>
            <p class="bt-side-head">
              <span>
                <span class="side-mark" /> <strong>{sideTitle(String(side), language)}</strong>
              </span>
              <span class="small">
                {say.totals(units, tons)}, {say.battleValue(battleValue, unknown)}
              </span>
            </p>
            {placed.length === 0 && <p class="quiet small">{say.noUnits}</p>}
            <ul>
              {placed.map(({ at, unit }) => (
                <UnitRow
                  key={at}
                  unit={unit}
                  language={language}
                  onAlter={(skills) => change(altered(list, at, skills))}
                  onDouble={() => change(doubled(list, at))}
                  onRemove={() => change(removed(list, at))}
                />
              ))}
            </ul>
            <div class="row">
              <Button
                icon={<Icon name="plus" />}
                disabled={list.length >= MOST_UNITS}
                onClick={() => setAdding(String(side))}
              >
                {say.addUnit}
              </Button>
              <FileButton
                label={say.loadUnit}
                accept=".mtf,.json"
                language={language}
                read={unitFrom}
                onRead={(design) => change(added(list, String(side), design))}
              />
            </div>
          </fieldset>
        );
      })}
      {list.length >= MOST_UNITS && <p class="small">{say.full}</p>}
      <UnitChooser
        side={adding}
        title={adding === null ? '' : say.chooseUnit(nameOf(Number(adding)))}
        count={adding === null ? 0 : unitsOfSide(list, adding).length}
        language={language}
        onAdd={(design) => adding !== null && change(added(list, adding, design))}
        onClose={() => setAdding(null)}
      />
    </div>
  );
}
