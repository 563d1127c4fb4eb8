import { useLanguage } from '../../../../page/language.ts';
import { abilityNames } from './abilities.ts';
import { conditionsOf, withConditions } from './asked.ts';
import type { FormProps } from './attackers.tsx';
import { Tick } from './inputs.tsx';
import { words } from './labels.ts';

/** Effects of abilities, auras and stratagems that can be ticked. Others can be typed among the abilities. */
const EFFECTS = {
  attackerHas: [
    'Critical Hits 5+',
    'Critical Wounds 5+',
    'Hit Re-roll Non-criticals',
    'Wound Re-roll Non-criticals',
    'One Hit Re-roll',
    'One Wound Re-roll',
    'One Damage Re-roll',
    'Critical Hit AP Plus 1',
    'Critical Wound AP Plus 1',
    'Critical Wound Damage Plus 1',
    'Critical Hit Mortal Wounds 1',
    'Critical Wound Mortal Wounds 1',
    'Attacks Re-roll',
    'Damage Re-roll',
    'Attacks Plus 1',
    'Strength Plus 1',
    'AP Plus 1',
    'Damage Plus 1',
    'Damage Minimum 3',
    'Ignores Modifiers',
  ],
  targetHas: [
    'Wound Minus One If Stronger',
    'Strength Minus 1',
    'Attacks Minus 1',
    'AP Minus 1',
    'Damage -1',
    'Half Damage',
    'Damage Maximum 1',
    'Save Re-roll Ones',
    'Save Re-roll Failed',
    'One Save Re-roll',
    'Mortal Feel No Pain 5+',
    'Psychic Feel No Pain 5+',
  ],
} as const;

export function EffectsForm({ question, onChange }: Pick<FormProps, 'question' | 'onChange'>) {
  const language = useLanguage();
  const w = words(language);
  const now = conditionsOf(question);
  const list = (key: keyof typeof EFFECTS) => (
    <details class="odds-effects">
      <summary>{w[key]}</summary>
      <div class="odds-ticks">
        {[...EFFECTS[key], ...(now[key] ?? []).filter((one) => !EFFECTS[key].some((known) => known === one))].map(
          (one) => (
            <Tick
              key={one}
              label={abilityNames([one], language).join()}
              value={now[key]?.includes(one) ?? false}
              onChange={(on) => {
                const others = (now[key] ?? []).filter((other) => other !== one);
                const ticked = on ? [...others, one] : others;
                onChange(withConditions(question, { [key]: ticked.length > 0 ? ticked : undefined }));
              }}
            />
          ),
        )}
      </div>
    </details>
  );
  return (
    <>
      {list('attackerHas')}
      {list('targetHas')}
    </>
  );
}
