import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { ImportedList, ImportedUnit } from '../../roster/imported.ts';
import type { StoredLists } from '../../roster/stored.ts';
import { type Unusable, whyNotAttacker, whyNotTarget } from '../../roster/usable.ts';
import { whyWords, words } from './labels.ts';

/** Why a unit cannot attack or be the target; '' if it can. */
export interface Reasons {
  readonly attacker: string;
  readonly target: string;
  readonly all: readonly string[]; // without duplicates
}

export function useReasons(unit: ImportedUnit, list: ImportedList): Reasons {
  const language = useLanguage();
  const w = words(language);
  const attacker = whyNotAttacker(unit, list);
  const target = whyNotTarget(unit, list);
  const said = ({ code, names }: Unusable): string => whyWords(language)[code](names.join(', '));
  if (target && attacker?.code === target.code) {
    const both = w.notUsable(said(target));
    return { attacker: both, target: both, all: [both] };
  }
  const reasons = {
    attacker: attacker ? w.notAttacker(said(attacker)) : '',
    target: target ? w.notTarget(said(target)) : '',
  };
  return { ...reasons, all: Object.values(reasons).filter((reason) => reason !== '') };
}

interface ReasonsProps {
  readonly id: string; // the buttons refer to it
  readonly unit: ImportedUnit;
  readonly list: ImportedList;
  readonly stored: StoredLists;
  readonly reasons: Reasons;
  onChange(stored: StoredLists): void;
}

/** The reasons as text, and a way back to the entries that the player left as they are. */
export function UnitReasons({ id, unit, list, stored, reasons, onChange }: ReasonsProps) {
  const w = words(useLanguage());
  if (reasons.all.length === 0) return null;
  const isLeft = (one: StoredLists['seen'][number]): boolean => one.list === list.fingerprint && one.unit === unit.name;
  return (
    <p class="lists-why small quiet">
      <span id={id}>{reasons.all.join(' ')}</span>
      {stored.seen.some(isLeft) && (
        <Button
          kind="quiet"
          aria-label={w.showAgainFor(unit.name)}
          onClick={() => onChange({ ...stored, seen: stored.seen.filter((one) => !isLeft(one)) })}
        >
          {w.showAgain}
        </Button>
      )}
    </p>
  );
}
