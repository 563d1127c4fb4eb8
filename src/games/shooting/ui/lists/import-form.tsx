import { useId, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { LIMITS } from '../../roster/limits.ts';
import { words } from './labels.ts';

export interface Input {
  readonly name: string;
  readonly data: Uint8Array | string;
}

/**
 * Takes lists from a file picker, from files or text that are dropped, and from pasted text; several at once. `onRead` says
 * whether there was a list: text that cannot be read stays in the field.
 */
export function ImportForm({ onRead }: { onRead(inputs: readonly Input[]): boolean }) {
  const w = words(useLanguage());
  const id = useId();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const files = async (chosen: Iterable<File>): Promise<boolean> =>
    onRead(await Promise.all([...chosen].slice(0, LIMITS.lists).map(inputOf)));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = [...(event.dataTransfer?.files ?? [])];
    const plain = event.dataTransfer?.getData('text/plain') ?? '';
    if (dropped.length > 0) files(dropped);
    else if (plain !== '') onRead([{ name: w.pasted, data: plain }]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; the file picker in it does the same */}
      <div
        class={`lists-drop ${over ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label class="button lists-file">
          {w.choose}
          <input
            type="file"
            multiple
            class="spoken"
            onChange={({ currentTarget }) => {
              files(currentTarget.files ?? []).then(() => {
                currentTarget.value = ''; // the same file can be chosen again
              });
            }}
          />
        </label>
        <span class="small quiet">{w.drop}</span>
      </div>
      <form
        class="lists-paste"
        onSubmit={(event) => {
          event.preventDefault();
          if (onRead([{ name: w.pasted, data: text }])) setText('');
        }}
      >
        <label for={id}>{w.paste}</label>
        <textarea
          id={id}
          class="input"
          rows={3}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button submit disabled={text.trim() === ''}>
          {w.read}
        </Button>
      </form>
    </>
  );
}

/** A file that is too large is not read: the importer refuses its first bytes. */
async function inputOf(file: File): Promise<Input> {
  const part = file.slice(0, LIMITS.inputBytes + 1);
  try {
    return { name: file.name, data: new Uint8Array(await part.arrayBuffer()) };
  } catch {
    return { name: file.name, data: '' }; // a folder, or a file that disappeared
  }
}
