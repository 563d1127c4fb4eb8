import type { Language } from '../../../../kernel/game.ts';
import { Button } from '../../../../page/button.tsx';
import { tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { setUpLabels } from '../set-up-labels.ts';
import { designName } from '../sheet/names.ts';
import { designIn } from './box.ts';
import { keepsEnter } from './form-parts.ts';
import { DEFAULTS, type UnitChoice } from './match-options.ts';
import { Stepper } from './stepper.tsx';

interface UnitRowProps {
  readonly unit: UnitChoice;
  readonly language: Language;
  onAlter(skills: Pick<UnitChoice, 'gunnery' | 'piloting' | 'name'>): void;
  onDouble(): void;
  onRemove(): void;
}

const LONGEST_NAME = 40;

/** A unit of the list with its pilot. */
export function UnitRow({ unit, language, onAlter, onDouble, onRemove }: UnitRowProps) {
  const say = setUpLabels(language);
  const design = designIn(unit.design);
  const title = design.ok ? designName(design.value) : say.cannotBeRead;
  const { gunnery = DEFAULTS.gunnery, piloting = DEFAULTS.piloting, name = '' } = unit;
  return (
    <li class="bt-unit">
      <span class="bt-unit-name">
        <strong>{title}</strong>
        {design.ok && (
          <span class="quiet small">
            {[
              say.tons(design.value.tons),
              ...(design.value.battleValue === null ? [] : [say.bv(design.value.battleValue)]),
              ...(typeof unit.design === 'string' ? [] : [say.ownDesign]),
            ].join(' · ')}
          </span>
        )}
      </span>
      <Stepper
        label={say.gunnery}
        of={say.skillOf(say.gunnery, title)}
        value={gunnery}
        language={language}
        onChange={(next) => onAlter({ gunnery: next })}
      />
      <Stepper
        label={say.piloting}
        of={say.skillOf(say.piloting, title)}
        value={piloting}
        language={language}
        onChange={(next) => onAlter({ piloting: next })}
      />
      <input
        class="input"
        aria-label={say.pilotOf(title)}
        placeholder={say.pilotName}
        maxLength={LONGEST_NAME}
        value={name}
        onKeyDown={keepsEnter}
        onInput={(event) => onAlter({ name: event.currentTarget.value })}
      />
      <span class="bt-unit-verbs">
        <Button
          kind="quiet"
          icon={<Icon name="copy" />}
          {...tip(say.again)}
          aria-label={say.againOf(title)}
          onClick={onDouble}
        />
        <Button
          kind="quiet"
          icon={<Icon name="cross" />}
          {...tip(say.remove)}
          aria-label={say.removeOf(title)}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
