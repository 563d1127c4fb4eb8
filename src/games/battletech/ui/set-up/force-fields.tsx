import { useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { Button } from '../../../../page/button.tsx';
import { remember, remembered } from '../../../../page/storage.ts';
import { FORCES } from '../../data/forces.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { setUpLabels, titleOf } from '../set-up-labels.ts';
import { designName } from '../sheet/names.ts';
import { totalsOf } from './box.ts';
import { CustomForces } from './custom-forces.tsx';
import { countSides, listOfForce } from './forces.ts';
import type { PartProps } from './form-parts.ts';
import { sideClass } from './form-parts.ts';
import { changed, DEFAULTS, forceOf, type Options, type UnitChoice, unitsOf } from './match-options.ts';

const KEPT = 'battletech.units';

/** Predefined forces, or a custom list, which the browser saves. */
export function ForceFields({ options, onChange, language }: PartProps) {
  const say = setUpLabels(language);
  const own = unitsOf(options);
  const [kept] = useState(() => remembered<readonly UnitChoice[]>(KEPT, []));
  const [left, setLeft] = useState<readonly UnitChoice[] | null>(null); // the custom list, for switching back
  const list = (units: readonly UnitChoice[], sides?: number): void => {
    remember(KEPT, units);
    const { force: _, ...others } = options;
    onChange({ ...others, units, ...(sides !== undefined && { sides }) });
  };
  const readyMade = (): void => {
    setLeft(own);
    const { units: _, sides: __, ...others } = options;
    onChange(others);
  };
  return (
    <section class="set-up-part">
      <h2>{say.forces}</h2>
      <div class="row">
        <div class="segments">
          <Button aria-pressed={own === null} onClick={() => own && readyMade()}>
            {say.readyMade}
          </Button>
          <Button aria-pressed={own !== null} onClick={() => !own && list(left ?? listOfForce(forceOf(options)))}>
            {say.yourOwn}
          </Button>
        </div>
        {own && kept.length > 0 && !isSame(kept, own) && (
          <Button kind="quiet" onClick={() => list(kept, countSides(kept, undefined))}>
            {say.lastList}
          </Button>
        )}
      </div>
      {own ? (
        <CustomForces list={own} asked={options.sides} language={language} onChange={list} />
      ) : (
        <ReadyMade options={options} language={language} onChoose={(id) => onChange(chosenForce(options, id))} />
      )}
      <p class="quiet small">{say.battleValueAbout}</p>
    </section>
  );
}

const isSame = (a: readonly UnitChoice[], b: readonly UnitChoice[]): boolean => JSON.stringify(a) === JSON.stringify(b);

const chosenForce = (options: Options, id: string): Options =>
  changed(options, 'force', id === DEFAULTS.force ? undefined : id);

interface ReadyMadeProps {
  readonly options: Options;
  readonly language: Language;
  onChoose(force: string): void;
}

function ReadyMade({ options, language, onChoose }: ReadyMadeProps) {
  const say = setUpLabels(language);
  const chosen = forceOf(options);
  return (
    <fieldset class="bt-choices">
      <legend class="spoken">{say.readyMade}</legend>
      {Object.entries(FORCES).map(([id, { sides }]) => (
        <label key={id} class="bt-choice">
          <input type="radio" name="bt-force" checked={chosen === id} onChange={() => onChoose(id)} />
          <span>
            <strong>{titleOf(id, language)}</strong>
            {sides.map((designs, side) => {
              const { tons, battleValue } = totalsOf(designs.map((design) => ({ design })));
              return (
                <span key={side} class={`small bt-force-side ${sideClass(side)}`}>
                  <span class="side-mark" /> {designs.map((design) => designName(designNamed(design))).join(', ')}{' '}
                  <span class="quiet">
                    ({say.tons(tons)}, {say.bv(battleValue)})
                  </span>
                </span>
              );
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
