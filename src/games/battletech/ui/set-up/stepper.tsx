import type { Language } from '../../../../kernel/game.ts';
import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { setUpLabels } from '../set-up-labels.ts';

interface StepperProps {
  readonly label: string;
  readonly of: string; // label with the unit's name
  readonly value: number;
  readonly language: Language;
  onChange(value: number): void;
}

const [BEST, WORST] = [0, 8];

/** A skill; lower is better. */
export function Stepper({ label, of, value, language, onChange }: StepperProps) {
  const say = setUpLabels(language);
  return (
    <fieldset class="bt-stepper">
      <legend class="spoken">{of}</legend>
      <span class="small quiet" aria-hidden="true">
        {label}
      </span>
      <span class="bt-stepper-line">
        <Button
          kind="quiet"
          icon={<Icon name="minus" size={12} />}
          aria-label={`${of}, ${say.better}`}
          disabled={value <= BEST}
          onClick={() => onChange(value - 1)}
        />
        <output class="mono">{value}</output>
        <Button
          kind="quiet"
          icon={<Icon name="plus" size={12} />}
          aria-label={`${of}, ${say.worse}`}
          disabled={value >= WORST}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </fieldset>
  );
}
