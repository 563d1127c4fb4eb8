import { useId } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { saveFile } from '../../../../page/save-file.ts';
import type { ImportedList, ImportedUnit } from '../../roster/imported.ts';
import { canBeLed, canLead } from '../../roster/leaders.ts';
import { listTitle } from '../../roster/list-title.ts';
import { asImported, type Source, type StoredLists, setByHand, withCorrection } from '../../roster/stored.ts';
import { words } from './labels.ts';
import { ReportEntries } from './report-entries.tsx';
import { UnitReasons, useReasons } from './unit-reasons.tsx';

interface CardProps {
  readonly list: ImportedList;
  readonly stored: StoredLists;
  readonly sources: readonly Source[];
  onChange(stored: StoredLists): void;
  onMatrix(): void;
  onRemove(): void;
  onAttack(unit: ImportedUnit): void;
  onTarget(unit: ImportedUnit): void;
}

/** One list: its units, what was not understood, and its export. */
export function ListCard({ list, stored, sources, onChange, onMatrix, onRemove, onAttack, onTarget }: CardProps) {
  const w = words(useLanguage());
  const name = listTitle(list);
  const count = setByHand(stored, list.fingerprint);
  const { counted, stated } = list.points;
  const edition = list.edition === null ? w.editionUnknown : list.edition === '10e' ? w.edition10 : w.edition11;
  const points = `${w.points(counted)}${stated !== null && stated !== counted ? ` (${w.stated(stated)})` : ''}`;
  return (
    <details class="lists-card" open>
      <summary>
        <span class="lists-name">{name}</span>
      </summary>
      <p class="small quiet">{[edition, list.faction, ...list.detachments, points].filter(Boolean).join(' · ')}</p>
      {list.units.some(({ resolved }) => resolved) && (
        <Button class="lists-matrix" onClick={onMatrix}>
          {w.matrix}
        </Button>
      )}
      {list.units.some(({ resolved }) => !resolved) && <p class="small lists-note">{w.namesOnly}</p>}
      <ul class="lists-units">
        {list.units.map((unit) => (
          <UnitRow
            key={unit.name}
            unit={unit}
            list={list}
            onAttack={onAttack}
            onTarget={onTarget}
            stored={stored}
            onChange={onChange}
            onAttach={(value) => {
              const next = withCorrection(stored, {
                list: list.fingerprint,
                unit: unit.name,
                field: 'attachedTo',
                value,
              });
              if (next) onChange(next);
            }}
          />
        ))}
      </ul>
      <ReportEntries list={list} stored={stored} sources={sources} onChange={onChange} />
      <div class="row">
        <Button kind="quiet" aria-label={w.export(name)} onClick={() => download(name, list)}>
          {w.exportShort}
        </Button>
        {count > 0 && (
          <Button
            kind="quiet"
            aria-label={w.undoAll(name)}
            onClick={() => onChange(asImported(stored, list.fingerprint))}
          >
            {w.undoAllShort(count)}
          </Button>
        )}
        <Button kind="quiet" aria-label={w.remove(name)} onClick={onRemove}>
          {w.removeShort}
        </Button>
      </div>
    </details>
  );
}

interface RowProps extends Pick<CardProps, 'list' | 'stored' | 'onChange' | 'onAttack' | 'onTarget'> {
  readonly unit: ImportedUnit;
  onAttach(to: string | null): void;
}

function UnitRow({ unit, list, stored, onChange, onAttack, onTarget, onAttach }: RowProps) {
  const w = words(useLanguage());
  const id = useId();
  const reasons = useReasons(unit, list);
  const bodyguards = canLead(unit) ? list.units.filter((other) => isBodyguard(other, unit)) : [];
  const models = unit.models.reduce((sum, { count }) => sum + count, 0);
  const facts = [models > 0 ? w.models(models) : '', unit.points === null ? '' : w.points(unit.points)];
  return (
    <li>
      <span class="lists-unit">
        <span lang="en">{unit.name}</span>
        <span class="small quiet">{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {bodyguards.length > 0 && (
          <select
            class="select lists-leads"
            aria-label={w.attachedOf(unit.name)}
            value={unit.attachedTo ?? ''}
            onChange={({ currentTarget }) => onAttach(currentTarget.value === '' ? null : currentTarget.value)}
          >
            <option value="">{w.notAttached}</option>
            {bodyguards.map(({ name }) => (
              <option key={name} value={name}>
                {w.attachedTo(name)}
              </option>
            ))}
          </select>
        )}
      </span>
      <Button
        aria-label={w.asAttacker(unit.name)}
        aria-disabled={reasons.attacker !== ''}
        aria-describedby={reasons.attacker === '' ? undefined : id}
        title={reasons.attacker || undefined}
        onClick={() => reasons.attacker === '' && onAttack(unit)}
      >
        {w.attacker}
      </Button>
      <Button
        aria-label={w.asTarget(unit.name)}
        aria-disabled={reasons.target !== ''}
        aria-describedby={reasons.target === '' ? undefined : id}
        title={reasons.target || undefined}
        onClick={() => reasons.target === '' && onTarget(unit)}
      >
        {w.target}
      </Button>
      <UnitReasons id={id} unit={unit} list={list} stored={stored} reasons={reasons} onChange={onChange} />
    </li>
  );
}

/** Only units with values: attaching a character to others has no effect. The current choice stays in the menu. */
const isBodyguard = (other: ImportedUnit, leader: ImportedUnit): boolean =>
  other !== leader && ((other.resolved && canBeLed(other)) || other.name === leader.attachedTo);

/** The list as `umpire roster --json` prints it, with what was set by hand. */
function download(name: string, list: ImportedList): void {
  const file = new Blob([JSON.stringify([list], null, 2)], { type: 'application/json' });
  saveFile(`${name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'list'}.json`, file);
}
