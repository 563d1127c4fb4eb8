import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import type { TableInfo } from '../../src/wire/messages.ts';
import { codeIn } from '../app/route.ts';
import { FileButton } from '../parts/file-button.tsx';
import { labText } from './lab-text.ts';

/** The source of positions. */
export interface Positions {
  readonly matches: readonly string[];
  readonly file: { readonly name: string; readonly text: string } | null;
}

interface PositionsProps {
  readonly tables: readonly TableInfo[] | null; // finished matches of the game; null: not loaded yet
  readonly chosen: Positions;
  choose(positions: Positions): void;
  readonly language: Language;
}

const MOST_BYTES = 4 * 1024 * 1024 - 4096; // the server's limit
const MOST_MATCHES = 20;

/** Finished matches of this server, from the list or by code, or a file. */
export function PositionsPicker({ tables, chosen, choose, language }: PositionsProps) {
  const say = labText(language);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { matches, file } = chosen;
  const code = codeIn(text);
  const listed = tables?.map((table) => table.code) ?? [];
  const others = matches.filter((one) => !listed.includes(one));
  const toggle = (one: string): void =>
    choose({ matches: matches.includes(one) ? matches.filter((kept) => kept !== one) : [...matches, one], file: null });
  const open = async (picked: File): Promise<void> => {
    setFault(picked.size > MOST_BYTES ? say.fileTooLarge(picked.name) : null);
    if (picked.size <= MOST_BYTES) choose({ matches: [], file: { name: picked.name, text: await picked.text() } });
  };
  return (
    <fieldset class="lab-positions">
      <legend>{say.positions}</legend>
      {tables?.length === 0 && others.length === 0 && <p class="quiet small">{say.noMatches}</p>}
      <div class="lab-matches">
        {[...others.map((one) => ({ code: one, created: null })), ...(tables ?? [])].map((table) => (
          <label key={table.code} class="choice lab-match">
            <input
              type="checkbox"
              checked={matches.includes(table.code)}
              disabled={!matches.includes(table.code) && matches.length >= MOST_MATCHES}
              onChange={() => toggle(table.code)}
            />
            <span class="mono">{table.code}</span>
            {table.created !== null && (
              <span class="quiet small">
                {new Date(table.created).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })}
              </span>
            )}
          </label>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (!code || matches.includes(code)) return;
          toggle(code);
          setText('');
        }}
      >
        <input
          class="input mono lab-code"
          aria-label={say.byCode}
          placeholder={say.byCode}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button submit disabled={!code}>
          {say.add}
        </Button>
        <FileButton label={say.chooseFile} open={(picked) => void open(picked)}>
          {say.chooseFile}
        </FileButton>
      </form>
      {file && (
        <p class="row small">
          <span>{say.fromFile(file.name)}</span>
          <Button kind="quiet" onClick={() => choose({ matches: [], file: null })}>
            {say.dropFile}
          </Button>
        </p>
      )}
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
