import type { GameInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';

interface GamePickerProps {
  readonly games: readonly GameInfo[];
  readonly value: string;
  readonly label: string;
  onChange(game: string): void;
}

/** One of the games. */
export function GamePicker({ games, value, label, onChange }: GamePickerProps) {
  const say = useText();
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {say.gameTitle(id, title)}
          </option>
        ))}
      </select>
    </label>
  );
}
