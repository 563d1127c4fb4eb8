import { useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import type { Result } from '../../../../kernel/result.ts';
import { Icon } from '../../../../page/icon.tsx';
import { say as sayFact } from '../../text.ts';
import { setUpLabels } from '../set-up-labels.ts';
import { type File as Chosen, isFileCode } from './files.ts';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly language: Language;
  read(file: Chosen): Result<object>;
  onRead(content: object): void;
}

/** Reads a file from disk; errors are shown below the button. */
export function FileButton({ label, accept, language, read, onRead }: FileButtonProps) {
  const say = setUpLabels(language);
  const [fault, setFault] = useState<string | null>(null);
  const load = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    const content = read({ name: file.name, text: await file.text() });
    input.value = ''; // lets the player choose the same file again after fixing it
    if (content.ok) onRead(content.value);
    const { code } = content.ok ? { code: '' } : content.error;
    const why = content.ok ? null : isFileCode(code) ? say.file(code) : (sayFact(content.error, language) ?? code);
    setFault(why === null ? null : say.badFile(file.name, why));
  };
  return (
    <>
      <label class="button is-plain bt-file">
        <input
          type="file"
          class="spoken"
          accept={accept}
          onChange={(event) => {
            load(event.currentTarget);
          }}
        />
        <Icon name="plus" /> {label}
      </label>
      {fault !== null && (
        <p class="refusal bt-file-fault" role="alert">
          <Icon name="warn" /> <span>{fault}</span>
        </p>
      )}
    </>
  );
}
