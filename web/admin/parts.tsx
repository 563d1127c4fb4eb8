import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { StoredMessage } from '../../src/wire/operator.ts';
import { Refusal } from '../parts/loading.tsx';
import { adminText } from './admin-text.ts';

export const useAdminText = () => adminText(useLanguage());

/** Date and time in the page's language. */
export function useTime(): (at: number) => string {
  const language = useLanguage();
  return (at) => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

interface ConfirmedProps {
  readonly label: string;
  readonly about: string;
  readonly kind?: 'plain' | 'danger';
  readonly note?: boolean; // asks for a note
  /** Returns an error message, or null if it worked. */
  act(note: string): Promise<string | null>;
}

/** A button whose action has to be confirmed. */
export function Confirmed({ label, about, kind = 'plain', note = false, act }: ConfirmedProps) {
  const say = useAdminText();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async (event: Event): Promise<void> => {
    event.preventDefault();
    const problem = await act(text.trim());
    setFault(problem);
    if (problem === null) setOpen(false);
  };
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} title={label} onClose={() => setOpen(false)}>
        <form class="stack" onSubmit={confirm}>
          <p>{about}</p>
          {note && (
            <label class="field">
              <span class="label">{say.note}</span>
              <input
                class="input"
                maxLength={200}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
          )}
          {fault !== null && <Refusal>{fault}</Refusal>}
          <Button kind={kind === 'danger' ? 'danger' : 'main'} submit wide>
            {say.confirm}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'number';
  readonly min?: number; // of a number
  readonly max?: number;
  onInput(value: string): void;
}

export function Field({ label, value, hint, type = 'text', min = 0, max, onInput }: FieldProps) {
  const id = useId();
  const shared = {
    class: 'input',
    value,
    autocomplete: 'off',
    ...(hint !== undefined && { placeholder: hint }),
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'password' && <input id={id} type="password" {...shared} />}
      {type === 'number' && <input id={id} type="number" min={min} max={max} step="any" {...shared} />}
      {type === 'text' && <input id={id} type="text" {...shared} />}
    </div>
  );
}

/** A table that scrolls sideways on a phone. */
export function DataTable({
  head,
  children,
}: {
  readonly head: readonly string[];
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="data-scroll" tabIndex={0} aria-label={head.join(', ')}>
      <table class="data-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Messages({ messages }: { readonly messages: readonly StoredMessage[] }) {
  const time = useTime();
  return (
    <ul class="admin-messages">
      {messages.map(({ at, from, to, text }) => (
        <li key={`${at} ${from} ${text}`}>
          <span class="quiet small">{time(at)}</span> <strong>{from}</strong>
          {to !== 'table' && <span class="chip">{to}</span>} {text}
        </li>
      ))}
    </ul>
  );
}
