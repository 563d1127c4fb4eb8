import { useLanguage } from '../../../../page/language.ts';
import type { Target } from '../../ask/question.ts';
import type { PrintedSheet } from '../../data/printed.ts';
import { abilityList, abilityNames } from './abilities.ts';
import type { withTarget } from './asked.ts';
import { printedList, whole } from './fields.ts';
import { Pick, rolls, Typed } from './inputs.tsx';
import { words } from './labels.ts';

interface NumbersProps {
  readonly target: Target;
  wrong(field: string): boolean;
  onChange(change: Parameters<typeof withTarget>[1]): void;
}

/** Fields for typing in a model's values. */
export function TargetNumbers({ target, wrong, onChange }: NumbersProps) {
  const language = useLanguage();
  const w = words(language);
  return (
    <div class="odds-fields odds-numbers">
      <Typed
        label={w.characteristic('T')}
        short={w.short('T')}
        least={1}
        most={99}
        value={target.T}
        field={whole(1, 99)}
        wrong={wrong('T')}
        onChange={(T) => onChange({ T })}
      />
      <Pick
        label={w.characteristic('Sv')}
        short={w.short('Sv')}
        value={target.Sv}
        options={[...rolls(2, 6), { value: 7, title: '–' }]}
        wrong={wrong('Sv')}
        onChange={(Sv) => onChange({ Sv })}
      />
      <Pick
        label={w.characteristic('inv')}
        short={w.short('inv')}
        value={target.inv ?? 7}
        options={[...rolls(2, 6), { value: 7, title: '–' }]}
        onChange={(inv) => onChange({ inv: inv === 7 ? undefined : inv })}
      />
      <Typed
        label={w.characteristic('W')}
        short={w.short('W')}
        least={1}
        most={99}
        value={target.W}
        field={whole(1, 99)}
        wrong={wrong('W')}
        onChange={(W) => onChange({ W })}
      />
      <Typed
        class="odds-whole"
        label={w.abilities}
        like={w.unitAbilitiesLike}
        value={target.abilities && abilityNames(target.abilities, language)}
        field={abilityList(language)}
        wrong={wrong('abilities')}
        onChange={(abilities) => onChange({ abilities })}
      />
      <Typed
        class="odds-whole"
        label={w.keywords}
        like={w.keywordsLike}
        value={target.keywords}
        field={printedList}
        onChange={(keywords) => onChange({ keywords })}
      />
    </div>
  );
}

/** A model's values as printed on its datasheet. */
export function TargetPrint({ sheet }: { readonly sheet: PrintedSheet }) {
  const language = useLanguage();
  const w = words(language);
  const kinds = Object.values(sheet.kinds);
  const abilities = [...(sheet.abilities ?? []), ...kinds.flatMap((kind) => kind.abilities ?? [])];
  return (
    <p class="small quiet odds-print">
      {kinds.map(({ name, T, Sv, inv, W }) => (
        <span key={name}>
          {kinds.length > 1 && <span lang="en">{name} </span>}
          <span class="mono">
            {`${w.short('T')} ${T}  ${w.short('Sv')} ${Sv}+${inv === undefined ? '' : `/${inv}++`}  ${w.short('W')} ${W}  `}
          </span>
        </span>
      ))}
      {abilities.length > 0 && <span>{abilityNames(abilities, language).join(', ')}</span>}
    </p>
  );
}
