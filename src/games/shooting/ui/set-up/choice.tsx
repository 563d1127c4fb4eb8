import { useId, useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { words } from '../set-up-labels.ts';
import { TITLES } from '../titles.ts';
import { nameOf, shownOf } from './options.ts';

interface ChoiceProps {
  readonly title: string;
  readonly value: unknown; // an id, a loaded file, or undefined
  readonly ids: readonly string[];
  readonly language: Language;
  readonly none?: string; // the label of the default
  readonly about?: string;
  readonly files?: boolean; // a custom file is allowed
  readonly loaded?: readonly Loaded[]; // from the player's lists
  onChoose(value: unknown): void;
}

/** A file that the page already has. */
interface Loaded {
  readonly name: string;
  readonly value: unknown;
}

const LOADED = 'list-';

/** A built-in entry by name, or a custom file; the game checks whether it can be played. */
export function Choice({ title, value, ids, language, none, about, files, loaded = [], onChoose }: ChoiceProps) {
  const id = useId();
  const w = words(language);
  const [fault, setFault] = useState('');
  const own = loaded.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value));
  const shown = own >= 0 ? `${LOADED}${own}` : shownOf(value);
  const choose = (chosen: string): void => {
    const list = chosen.startsWith(LOADED) ? loaded[Number(chosen.slice(LOADED.length))] : undefined;
    onChoose(list ? list.value : chosen === '' ? undefined : chosen);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      onChoose(JSON.parse(await file.text()));
      setFault('');
    } catch {
      setFault(w.badJson);
    }
  };
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select id={id} class="select" value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {ids.map((one) => (
          <option key={one} value={one}>
            {TITLES[one]?.[language] ?? one}
          </option>
        ))}
        {loaded.map(({ name }, i) => (
          <option key={`${LOADED}${i}`} value={`${LOADED}${i}`}>
            {w.ofList(name)}
          </option>
        ))}
        {shown === 'file' && <option value="file">{w.ofFile(nameOf(value))}</option>}
      </select>
      {files && (
        <label class="button shoot-file">
          {w.fromFile}
          <span class="spoken"> {title}</span>
          <input
            type="file"
            class="spoken"
            accept=".json,application/json"
            onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
          />
        </label>
      )}
      {about && <span class="quiet small">{about}</span>}
      {fault && (
        <span class="small" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
