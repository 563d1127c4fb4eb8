import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { ImportedList, ImportedUnit } from '../../roster/imported.ts';
import type { StoredLists } from '../../roster/stored.ts';
import { type SetField, withFields } from '../../roster/unit-sheet.ts';
import { EXAMPLES, typedField } from './field-text.ts';
import { words } from './labels.ts';

interface ByHandProps {
  readonly unit: ImportedUnit;
  readonly list: ImportedList;
  readonly examples: string | undefined; // the id of the text with examples
  readonly stored: StoredLists;
  onChange(stored: StoredLists): void;
}

/** All values of a unit that has no datasheet: its stat lines, weapons, keywords and abilities. Empty fields are not set. */
export function ByHand({ unit, list, examples, stored, onChange }: ByHandProps) {
  const language = useLanguage();
  const w = words(language);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const fields = [
    ...unit.models.map(({ name }, m) => ({
      field: `models.${m}.stats`,
      label: w.statLineOf(name),
      like: EXAMPLES.stats,
    })),
    ...unit.weapons.map(({ name }, i) => ({ field: `weapons.${i}`, label: w.weaponOf(name), like: EXAMPLES.ranged })),
    { field: 'keywords', label: w.keywords, like: EXAMPLES.keywords },
    { field: 'abilities', label: w.abilities, like: EXAMPLES.abilities },
  ];
  const submit = (): void => {
    const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    const values = typed.map(([field, text]): SetField => [field, typedField(unit.name, field)?.read(text)]);
    const next = withFields(stored, list.fingerprint, unit.name, values);
    setWrong(next.refused);
    if (next.refused.length === 0) onChange(next.stored);
  };
  const wrongLabels = fields.filter(({ field }) => wrong.includes(field)).map(({ label }) => label);
  return (
    <details class="lists-by-hand">
      <summary aria-label={w.byHandFor(unit.name)}>{w.byHand}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {fields.map(({ field, label, like }) => (
          <label key={field}>
            <span>{label}</span>
            <input
              class="input"
              placeholder={like[language]}
              value={texts[field] ?? ''}
              aria-describedby={examples}
              aria-invalid={wrong.includes(field)}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => setTexts({ ...texts, [field]: currentTarget.value })}
            />
          </label>
        ))}
        {wrongLabels.length > 0 && (
          <span class="lists-wrong" role="alert">
            {w.wrongFields(wrongLabels.join(', '))}
          </span>
        )}
        <Button submit>{w.setValues}</Button>
      </form>
    </details>
  );
}
