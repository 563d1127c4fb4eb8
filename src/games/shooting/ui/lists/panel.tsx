import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../../../page/language.ts';
import { onListsChanged, useListsStatus } from '../../../../page/player-lists.ts';
import { readLists } from '../../roster/detect.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { sayError } from '../../roster/print.ts';
import { shooterOf, targetFrom, weaponsOf } from '../../roster/question-parts.ts';
import { finishedLists, type StoredLists, sourcesOf, withLists, withoutList } from '../../roster/stored.ts';
import { having } from '../calculator/asked.ts';
import { unitsOfList } from '../matrix/my-units.ts';
import { MOST_UNITS, stateAddress, USUAL_STATE } from '../matrix/state.ts';
import { ImportForm, type Input } from './import-form.tsx';
import { words } from './labels.ts';
import { ListCard } from './list-card.tsx';
import type { ListsProps } from './props.ts';
import { storedLists, storeLists } from './storage.ts';

interface Lists {
  readonly stored: StoredLists; // with changes that the browser could not store
  readonly before: StoredLists; // as the browser stored them
}

const asStored = (stored: StoredLists): Lists => ({ stored, before: stored });

/** The matrix of a list against standard targets. */
const matrixOf = (list: ImportedList): string =>
  stateAddress({ ...USUAL_STATE, mine: unitsOfList(list, 'attackers').entries.slice(0, MOST_UNITS) });

/** Army lists in this browser: import, what was not understood, and use in the question. */
export function Panel({ question, onAsk, onUse }: ListsProps) {
  const language = useLanguage();
  const w = words(language);
  const [{ stored, before }, setLists] = useState(() => asStored(storedLists()));
  const [said, setSaid] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const lists = useMemo(() => finishedLists(stored), [stored]);
  const sources = useMemo(() => sourcesOf(stored), [stored]);

  const status = useListsStatus();
  useEffect(() => onListsChanged(() => setLists(asStored(storedLists()))), []);

  /** Returns what went wrong. */
  const store = (after: StoredLists): readonly string[] => {
    if (storeLists({ before, after })) return [];
    setLists({ stored: after, before });
    return [w.notStored];
  };
  const change = (next: StoredLists): void => setFaults(store(next));
  const read = (inputs: readonly Input[]): boolean => {
    const found: ImportedList[] = [];
    const wrong: string[] = [];
    for (const { name, data } of inputs) {
      const result = readLists(data);
      if (result.ok) found.push(...result.value);
      else wrong.push(`${name}: ${sayError(result.error, language)}`);
    }
    setSaid(found.length > 0 ? [w.imported(found.length)] : []);
    setFaults([...wrong, ...store(withLists(stored, found))]);
    return found.length > 0;
  };
  return (
    <div class="lists-panel">
      <p class="small quiet">
        {w.about} {status === 'server' ? w.onServer : w.inBrowser}
      </p>
      <ImportForm onRead={read} />
      <div role="status" class="small">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div role="alert" class="lists-faults">
        {faults.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {typeof status === 'object' && (
        <div class="lists-faults">
          <p>{w.notOnServer(status.fault)}</p>
        </div>
      )}
      {lists.length === 0 && <p class="small quiet">{w.none}</p>}
      {lists.map((list) => (
        <ListCard
          key={list.fingerprint}
          list={list}
          stored={stored}
          sources={sources}
          onChange={change}
          onMatrix={() => onAsk(matrixOf(list))}
          onRemove={() => change(withoutList(stored, list.fingerprint))}
          onAttack={(unit) =>
            onUse(
              having(question, { attackers: [...weaponsOf(unit, list)], shooter: shooterOf(unit, list) }),
              'attackers',
              w.isAttacker(unit.name),
            )
          }
          onTarget={(unit) => {
            const target = targetFrom(unit, list);
            if (target) onUse({ ...question, target }, 'target', w.isTarget(unit.name));
          }}
        />
      ))}
    </div>
  );
}
