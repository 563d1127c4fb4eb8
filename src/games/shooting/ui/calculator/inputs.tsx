import { useId, useState } from 'preact/hooks';
import { tip } from '../../../../page/help.ts';
import type { Field } from './fields.ts';

interface Labelled {
  readonly label: string;
  readonly short?: string; // shown if there is no room for the label
  readonly wrong?: boolean;
}

const Label = ({ id, label, short }: Labelled & { readonly id: string }) => (
  <label for={id} {...(short !== undefined && tip(label))}>
    {short ?? label}
  </label>
);

/** If only the short name is shown, screen readers get the full one. */
const spoken = ({ label, short }: Labelled) => (short === undefined ? {} : { 'aria-label': label });

interface TypedProps<T> extends Labelled {
  readonly value: T | undefined;
  readonly field: Field<T>;
  readonly least?: number; // `least` and `most` together: a whole number
  readonly most?: number;
  readonly like?: string; // an example
  readonly class?: string;
  onChange(value: T | undefined): void;
}

/** Applies input as soon as it is valid. Invalid input is marked, and reset on blur. */
export function Typed<T extends string | number | readonly string[]>(props: TypedProps<T>) {
  const { value, field, least, most, like, wrong = false, onChange } = props;
  const id = useId();
  const [text, setText] = useState<string | null>(null); // null = as in the question
  const shown = text ?? printed(value);
  const unread = text !== null && text.trim() !== '' && field.read(text) === undefined;
  return (
    <div class={`field ${props.class ?? ''}`}>
      <Label {...props} id={id} />
      <input
        id={id}
        class="input"
        {...spoken(props)}
        {...(least === undefined || most === undefined ? WORDS : { ...NUMBER, min: least, max: most })}
        {...(like !== undefined && { placeholder: like })}
        value={shown}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={unread || wrong}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const read = typed.trim() === '' ? undefined : field.read(typed);
          if (read !== undefined || typed.trim() === '') onChange(read);
        }}
        onBlur={() => setText(null)}
      />
    </div>
  );
}

const WORDS = { type: 'text' } as const;
const NUMBER = { type: 'number', inputMode: 'numeric' } as const;

const printed = (value: string | number | readonly string[] | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);

interface Option<T extends string | number> {
  readonly value: T;
  readonly title: string;
}

interface PickProps<T extends string | number> extends Labelled {
  readonly value: T | undefined; // undefined = nothing chosen yet
  readonly options: readonly Option<T>[];
  readonly class?: string;
  onChange(value: T): void;
}

export function Pick<T extends string | number>(props: PickProps<T>) {
  const { value, options, wrong = false, onChange } = props;
  const id = useId();
  return (
    <div class={`field ${props.class ?? ''}`}>
      <Label {...props} id={id} />
      <select
        id={id}
        class="select"
        {...spoken(props)}
        value={String(value)}
        aria-invalid={wrong}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export const Tick = ({ label, value, onChange }: TickProps) => (
  <label class="choice odds-tick">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

/** `3+`, as a roll is printed. */
export const rolls = (least: number, most: number): readonly Option<number>[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ value: least + i, title: `${least + i}+` }));
