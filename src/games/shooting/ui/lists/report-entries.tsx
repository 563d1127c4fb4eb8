import { useId, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { sayUnread } from '../../roster/print.ts';
import { isNote, type Unread } from '../../roster/report.ts';
import { withSeen } from '../../roster/stored.ts';
import { type SetField, withFields } from '../../roster/unit-sheet.ts';
import { isMissing, whyNotAttacker, whyNotTarget } from '../../roster/usable.ts';
import { ByHand } from './by-hand.tsx';
import { EntryControl } from './entry-control.tsx';
import { EXAMPLES } from './field-text.ts';
import { words } from './labels.ts';
import type { EntriesProps } from './props.ts';
import { useReasons } from './unit-reasons.tsx';

/** What was not understood, then notes about what was used, each with its original text and a control that sets it. */
export function ReportEntries(props: EntriesProps) {
  const language = useLanguage();
  const w = words(language);
  const examples = useId();
  const { report } = props.list;
  const notes = report.filter(isNote);
  const others = report.filter((item) => !isNote(item));
  return (
    <>
      {others.length === 0 && <p class="small quiet">{w.allUnderstood}</p>}
      {others.length > 0 && (
        <details class="lists-report" open>
          <summary>{w.notUnderstood(others.length)}</summary>
          <p class="small quiet" id={examples}>
            {w.examples(EXAMPLES.ranged[language], EXAMPLES.melee[language], EXAMPLES.stats[language])}
          </p>
          <Sections items={others} examples={examples} {...props} />
        </details>
      )}
      {notes.length > 0 && (
        <details class="lists-report">
          <summary>{w.notes(notes.length)}</summary>
          <Sections items={notes} examples={others.length > 0 ? examples : undefined} {...props} />
        </details>
      )}
    </>
  );
}

interface SectionsProps extends EntriesProps {
  readonly items: readonly Unread[];
  readonly examples: string | undefined; // the id of the text that fields refer to
}

/** The entries unit by unit. */
function Sections({ items, ...props }: SectionsProps) {
  const w = words(useLanguage());
  return (
    <>
      {[...new Set(items.map(({ unit }) => unit))].map((name) => {
        const unit = props.list.units.find((one) => one.name === name);
        return (
          <section key={name ?? ''} aria-label={name ?? w.wholeList}>
            <p class="lists-of">{name ?? w.wholeList}</p>
            {unit && <MissingValues unit={unit} list={props.list} />}
            <ul>
              {items
                .filter((item) => item.unit === name)
                .map((item) => (
                  <li key={JSON.stringify(item)}>
                    <Entry item={item} {...props} />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Why the unit cannot be used, if values are missing. The entry of a missing datasheet says it already. */
function MissingValues({ unit, list }: Pick<EntriesProps, 'list'> & { readonly unit: ImportedList['units'][number] }) {
  const { all } = useReasons(unit, list);
  const isAny = [whyNotAttacker(unit, list), whyNotTarget(unit, list)].some(
    (why) => why && why.code !== 'names-only' && isMissing(why),
  );
  return isAny ? <p class="small lists-why">{all.join(' ')}</p> : null;
}

function Entry({
  item,
  list,
  stored,
  onChange,
  ...props
}: EntriesProps & Pick<SectionsProps, 'examples'> & { item: Unread }) {
  const language = useLanguage();
  const w = words(language);
  const said = sayUnread(item, language);
  const [wrong, setWrong] = useState(false);
  const unit = list.units.find(({ name }) => name === item.unit);
  const set = (fields: readonly SetField[]): void => {
    const next = withFields(stored, list.fingerprint, item.unit, fields);
    setWrong(next.refused.length > 0);
    if (next.refused.length === 0) onChange(next.stored);
  };
  return (
    <>
      <span>{said}</span>
      <span class="lists-set">
        <EntryControl {...props} item={item} said={said} list={list} stored={stored} set={set} onChange={onChange} />
        <Button
          kind="quiet"
          aria-label={w.leaveFor(said)}
          onClick={() => onChange(withSeen(stored, list.fingerprint, item))}
        >
          {w.leave}
        </Button>
      </span>
      {wrong && (
        <span class="lists-wrong" role="alert">
          {w.refused}
        </span>
      )}
      {item.what === 'datasheet' && unit && unit.models.length > 0 && (
        <ByHand examples={props.examples} unit={unit} list={list} stored={stored} onChange={onChange} />
      )}
    </>
  );
}
