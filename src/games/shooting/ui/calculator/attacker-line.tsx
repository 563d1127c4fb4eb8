import { useLanguage } from '../../../../page/language.ts';
import type { Attacker } from '../../ask/question.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import type { PrintedProfile } from '../../data/printed.ts';
import { abilityList, abilityNames } from './abilities.ts';
import { having } from './asked.ts';
import { isTyped, lineFrom, profileOf, sheetOf, typedLine, weaponOf } from './choices.ts';
import { amount, name, whole } from './fields.ts';
import { Pick, rolls, Typed } from './inputs.tsx';
import { words } from './labels.ts';

const AS_PRINTED = '';

interface LineProps {
  readonly line: Attacker;
  readonly isMelee: boolean;
  readonly unit?: string | undefined; // the imported unit that the values are from
  wrong(field: string): boolean;
  onChange(line: Attacker): void;
}

/** One kind of weapon: its datasheet, name and count, or its values. */
export function LineFields({ line, isMelee, unit, wrong, onChange }: LineProps) {
  const w = words(useLanguage());
  const sheet = sheetOf(line.sheet);
  const weapon = weaponOf(line);
  const profile = profileOf(line);
  const sheets = [
    ...DATASHEETS.map(({ id, name }) => ({ value: id, title: name })),
    { value: AS_PRINTED, title: unit ?? w.asPrinted },
  ];
  const choose = (id: string): void => {
    const chosen = sheetOf(id);
    onChange(chosen ? lineFrom(line, chosen) : typedLine(line));
  };
  return (
    <>
      <div class="odds-fields">
        <Typed
          class="odds-count"
          label={w.count}
          least={1}
          most={200}
          value={line.count ?? 1}
          field={whole(1, 200)}
          wrong={wrong('count')}
          onChange={(count) => count !== undefined && onChange({ ...line, count })}
        />
        {(!isMelee || sheet) && (
          <Pick
            class="odds-grows"
            label={w.sheet}
            value={sheet?.id ?? AS_PRINTED}
            options={sheets}
            wrong={wrong('sheet')}
            onChange={choose}
          />
        )}
        {isTyped(line) && (
          <Typed
            class="odds-grows"
            label={w.weaponName}
            value={line.name}
            field={name}
            onChange={(called) => onChange(having(line, { name: called }))}
          />
        )}
        {sheet && (
          <Pick
            class="odds-grows"
            label={w.weapon}
            value={line.weapon ?? ''}
            options={Object.entries(sheet.weapons).map(([id, { name }]) => ({ value: id, title: name }))}
            wrong={wrong('weapon')}
            onChange={(id) => onChange(having(line, { weapon: id, profile: undefined }))}
          />
        )}
        {weapon && weapon.profiles.length > 1 && (
          <Pick
            class="odds-grows"
            label={w.profile}
            value={profile?.name ?? ''}
            options={weapon.profiles.map(({ name = '' }) => ({ value: name, title: name }))}
            wrong={wrong('profile')}
            onChange={(name) => onChange(having(line, { profile: name }))}
          />
        )}
      </div>
      {isTyped(line) ? (
        <Numbers line={line} isMelee={isMelee} wrong={wrong} onChange={onChange} />
      ) : (
        <Print profile={profile} />
      )}
    </>
  );
}

/** Fields for typing in a weapon's values. */
function Numbers({ line, isMelee, wrong, onChange }: LineProps) {
  const skill = isMelee ? 'WS' : 'BS';
  const language = useLanguage();
  const w = words(language);
  return (
    <div class="odds-fields odds-numbers">
      <Typed
        label={w.characteristic('A')}
        short={w.short('A')}
        value={line.A}
        field={amount}
        wrong={wrong('A')}
        onChange={(A) => onChange(having(line, { A }))}
      />
      <Pick
        label={w.characteristic(skill)}
        short={w.short(skill)}
        value={line.BS ?? line.WS ?? 0}
        options={[{ value: 0, title: '–' }, ...rolls(2, 6)]}
        wrong={wrong('BS')}
        onChange={(value) =>
          onChange(having(line, { BS: undefined, WS: undefined, [skill]: value === 0 ? undefined : value }))
        }
      />
      <Typed
        label={w.characteristic('S')}
        short={w.short('S')}
        least={1}
        most={99}
        value={line.S}
        field={whole(1, 99)}
        wrong={wrong('S')}
        onChange={(S) => onChange(having(line, { S }))}
      />
      <Pick
        label={w.characteristic('AP')}
        short={w.short('AP')}
        value={line.AP}
        options={Array.from({ length: 10 }, (_, i) => ({
          value: i === 0 ? 0 : -i,
          title: i === 0 ? '0' : `\u2212${i}`,
        }))}
        wrong={wrong('AP')}
        onChange={(AP) => onChange(having(line, { AP }))}
      />
      <Typed
        label={w.characteristic('D')}
        short={w.short('D')}
        value={line.D}
        field={amount}
        wrong={wrong('D')}
        onChange={(D) => onChange(having(line, { D }))}
      />
      <Typed
        class="odds-whole"
        label={w.abilities}
        like={w.abilitiesLike(isMelee)}
        value={line.abilities && abilityNames(line.abilities, language)}
        field={abilityList(language)}
        wrong={line.abilities?.some((_, i) => wrong(`abilities/${i}`)) ?? false}
        onChange={(abilities) => onChange(having(line, { abilities }))}
      />
    </div>
  );
}

function Print({ profile }: { readonly profile: PrintedProfile | undefined }) {
  const language = useLanguage();
  const w = words(language);
  if (!profile) return null;
  const { range, A, BS, S, AP, D, abilities = [] } = profile;
  const numbers = [
    `${range}\u2033`,
    `${w.short('A')} ${A}`,
    ...(BS === undefined ? [] : [`${w.short('BS')} ${BS}+`]),
    `${w.short('S')} ${S}`,
    `${w.short('AP')} ${AP < 0 ? `\u2212${-AP}` : AP}`,
    `${w.short('D')} ${D}`,
  ];
  return (
    <p class="small quiet odds-print">
      <span class="mono">{numbers.join('  ')}</span>
      {abilities.length > 0 && <span> {abilityNames(abilities, language).join(', ')}</span>}
    </p>
  );
}
