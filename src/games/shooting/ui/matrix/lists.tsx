import { useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Fold } from '../../../../page/fold.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { ARMIES } from '../../data/armies.ts';
import { STANDARD } from '../../data/standard.ts';
import { armyEntries, type Entry, unitIn, weaponEntries } from './entries.ts';
import { entryName, words } from './labels.ts';
import { type MyUnits, myUnits, type Part } from './my-units.ts';
import { MOST_UNITS } from './state.ts';

interface ListProps {
  readonly side: 'mine' | 'theirs';
  readonly entries: readonly Entry[];
  onChange(entries: readonly Entry[]): void;
}

const WHOLE = 'army:'; // and the number of its group

/** The armies to choose from: first the lists in this browser, then the built-in ones. */
function groupsFor(part: Part): readonly MyUnits[] {
  const known = Object.entries(ARMIES).map(([army, { name }]) => ({ name, entries: armyEntries(army), leftOut: [] }));
  return [...myUnits(part), ...known];
}

/** One side's units, with a list of what can be added. */
export function UnitList(props: ListProps) {
  const w = words(useLanguage());
  const title = props.side === 'mine' ? w.mine : w.theirs;
  return (
    <Fold class="matrix-list" summary={`${title} (${props.entries.length})`}>
      <Units {...props} />
    </Fold>
  );
}

function Units({ side, entries, onChange }: ListProps) {
  const language = useLanguage();
  const w = words(language);
  const id = useId();
  const [added, setAdded] = useState<MyUnits | undefined>();
  const groups = useMemo(() => groupsFor(side === 'mine' ? 'attackers' : 'target'), [side]);
  const hasSeveral = side === 'mine' && entries.some((entry) => weaponEntries(entry).length > 1);
  const add = (chosen: string): void => {
    const all = chosen.startsWith(WHOLE) ? groups[Number(chosen.slice(WHOLE.length))] : undefined;
    const more = all?.entries ?? [chosen];
    setAdded(all);
    onChange([...entries, ...more].slice(0, MOST_UNITS));
  };
  return (
    <>
      <ul>
        {entries.map((entry, i) => {
          const name = entryName(entry, language);
          const points = unitIn(entry)?.points ?? null;
          return (
            <li key={`${entry} ${i}`}>
              <span>
                {name} <span class="small quiet">{points === null ? w.noPoints : w.points(points)}</span>
              </span>
              <Button
                kind="quiet"
                icon={<Icon name="cross" />}
                aria-label={w.remove(name)}
                onClick={() => onChange(entries.filter((_, k) => k !== i))}
              />
            </li>
          );
        })}
      </ul>
      <div role="status" class="small">
        {added && <LeftOutNote list={added} />}
      </div>
      <div class="row">
        <label class="spoken" for={id}>
          {side === 'mine' ? w.addMine : w.addTheirs}
        </label>
        <select
          id={id}
          class="select"
          value=""
          disabled={entries.length >= MOST_UNITS}
          onChange={(event) => {
            const { value } = event.currentTarget;
            event.currentTarget.value = '';
            if (value !== '') add(value);
          }}
        >
          <option value="">{side === 'mine' ? w.addMine : w.addTheirs}</option>
          {side === 'theirs' && (
            <optgroup label={w.standardGroup}>
              {Object.keys(STANDARD).map((name) => (
                <option key={name} value={name}>
                  {entryName(name, language)}
                </option>
              ))}
            </optgroup>
          )}
          {groups.map(({ name, entries: its }, i) => (
            <optgroup key={i} label={name}>
              <option value={`${WHOLE}${i}`}>{w.wholeArmy(name)}</option>
              {its.map((entry) => (
                <option key={entry} value={entry}>
                  {entryName(entry, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {hasSeveral && (
          <Button kind="quiet" onClick={() => onChange(entries.flatMap(weaponEntries).slice(0, MOST_UNITS))}>
            {w.byWeapon}
          </Button>
        )}
        {entries.length > 0 && (
          <Button kind="quiet" onClick={() => onChange([])}>
            {w.clear}
          </Button>
        )}
      </div>
    </>
  );
}

/** The units of a list that were not added, and why. */
export function LeftOutNote({ list: { name, leftOut } }: { readonly list: MyUnits }) {
  const w = words(useLanguage());
  if (leftOut.length === 0) return null;
  return (
    <>
      <p>{w.leftOut(name)}</p>
      <ul>
        {leftOut.map(({ unit, why }) => (
          <li key={unit}>
            <span lang="en">{unit}</span>: {typeof why === 'string' ? w.leftBecause(why) : w.leads(why.leads)}
          </li>
        ))}
      </ul>
    </>
  );
}
