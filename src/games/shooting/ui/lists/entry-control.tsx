import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { canBeLed } from '../../roster/leaders.ts';
import type { Unread } from '../../roster/report.ts';
import { type Source, withMapping } from '../../roster/stored.ts';
import { lineChoices, lineValues, type SetField, sheetOfUnit, suggestedWeapon } from '../../roster/unit-sheet.ts';
import { shownField, typedField } from './field-text.ts';
import { words } from './labels.ts';
import { statsText } from './profile-text.ts';
import type { EntriesProps } from './props.ts';

interface ControlProps extends EntriesProps {
  readonly item: Unread;
  readonly said: string;
  readonly examples: string | undefined; // the id of the text with examples
  set(fields: readonly SetField[]): void;
}

/** The control for a field: a datasheet, a unit, an edition, a stat line, or typed values. */
export function EntryControl(props: ControlProps) {
  const { item, said, list, stored, sources, set, onChange } = props;
  const w = words(useLanguage());
  const { unit, field } = item;
  const label = w.setFor(said);
  if (item.what === 'datasheet' && unit !== null)
    return (
      <Menu
        label={label}
        first={w.chooseSheet}
        options={sources.map((one) => `${one.sheet.name} (${one.list ?? w.builtIn})`)}
        onChoose={(at) => {
          const { from, sheet } = sources[at] as Source;
          onChange(withMapping(stored, { list: list.fingerprint, unit, from, sheet: sheet.id }));
        }}
      />
    );
  if (field === 'attachedTo') {
    const others = list.units.filter((one) => one.name !== unit && canBeLed(one)).map(({ name }) => name);
    return (
      <Menu label={label} first={w.chooseUnit} options={others} onChoose={(at) => set([[field, others[at] ?? null]])} />
    );
  }
  if (field === 'edition')
    return (
      <Menu
        label={label}
        first={w.chooseEdition}
        options={[w.edition10, w.edition11]}
        onChoose={(at) => set([[field, at === 0 ? '10e' : '11e']])}
      />
    );
  return (
    <>
      <Choices {...props} />
      <Typed {...props} />
    </>
  );
}

/** What a datasheet offers for a field: its stat lines, or a weapon with nearly the same name. */
function Choices({ item, said, list, stored, sources, set }: ControlProps) {
  const language = useLanguage();
  const w = words(language);
  const unit = list.units.find(({ name }) => name === item.unit);
  const sheet = unit && sheetOfUnit(stored, sources, list, unit);
  const [, index] = /^(?:models\.(\d+)\.stats|weapons\.\d+)$/.exec(item.field) ?? [];
  if (unit && item.what === 'stat-line' && index !== undefined) {
    const lines = lineChoices(unit, sheet);
    if (lines.length === 0) return null;
    return (
      <Menu
        label={`${w.chooseLine} ${said}`}
        first={w.chooseLine}
        options={lines.map(({ name, stats }) => `${name}: ${statsText(stats, language)}`)}
        onChoose={(at) => lines[at] && set(lineValues(Number(index), lines[at]))}
      />
    );
  }
  if (item.what !== 'weapon-profile' || !/^weapons\.\d+$/.test(item.field)) return null;
  const all = sources.map((one) => one.sheet);
  const weapon = suggestedWeapon(item.text, sheet, all);
  if (!weapon) return null;
  const { name, kind, profiles } = weapon;
  return (
    <Button aria-label={w.useInsteadFor(name, said)} onClick={() => set([[item.field, { kind, profiles }]])}>
      {w.useInstead(name)}
    </Button>
  );
}

function Typed({ item, said, list, examples, set }: ControlProps) {
  const language = useLanguage();
  const w = words(language);
  const [text, setText] = useState<string | null>(null);
  const { unit, field } = item;
  const typed = typedField(unit, field);
  if (!typed) return null;
  const now = list.units.find(({ name }) => name === unit);
  const value = text ?? shownField(now, field, language);
  return (
    <form
      class="lists-typed"
      onSubmit={(event) => {
        event.preventDefault();
        set([[field, typed.read(value)]]);
      }}
    >
      <input
        class="input"
        aria-label={w.setFor(said)}
        aria-describedby={/^weapons\.\d+$|stats$/.test(field) ? examples : undefined}
        placeholder={typed.like[language]}
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button submit>{w.set}</Button>
    </form>
  );
}

interface MenuProps {
  readonly label: string;
  readonly first: string;
  readonly options: readonly string[];
  onChoose(at: number): void;
}

const Menu = ({ label, first, options, onChoose }: MenuProps) => (
  <select
    class="select"
    aria-label={label}
    value=""
    onChange={({ currentTarget }) => currentTarget.selectedIndex > 0 && onChoose(currentTarget.selectedIndex - 1)}
  >
    <option value="">{first}</option>
    {options.map((title, i) => (
      <option key={i} value={String(i)}>
        {title}
      </option>
    ))}
  </select>
);
