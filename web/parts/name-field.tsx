import { fittedName, LONGEST_NAME, nameLength } from '../../src/wire/names.ts';
import { useText } from '../app/use-api.ts';

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  onChange(name: string): void;
}

/** A person's name, with a counter. Screen readers hear the limit on focus, and again when it is reached. */
export function NameField({ id, label, value, onChange }: NameFieldProps) {
  const say = useText();
  const length = nameLength(value);
  return (
    <div class="field name-field">
      <label for={id}>{label}</label>
      <span class="name-box">
        <input
          id={id}
          class="input"
          value={value}
          placeholder={say.guest}
          autocomplete="nickname"
          aria-describedby={`${id}-limit`}
          onInput={({ currentTarget }) => {
            const fitted = fittedName(currentTarget.value);
            if (fitted !== currentTarget.value) currentTarget.value = fitted; // `maxLength` would count an emoji twice
            onChange(fitted);
          }}
        />
        <span class="name-count small quiet" aria-hidden="true">
          {length}/{LONGEST_NAME}
        </span>
      </span>
      <span id={`${id}-limit`} class="spoken">
        {say.nameLimit(LONGEST_NAME)}
      </span>
      <span class="spoken" role="status">
        {length === LONGEST_NAME ? say.nameLimit(LONGEST_NAME) : ''}
      </span>
    </div>
  );
}
