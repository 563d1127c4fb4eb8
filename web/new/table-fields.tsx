import type { Settings } from '../../src/wire/messages.ts';
import { useWords } from '../app/use-api.ts';

interface TableFieldsProps {
  readonly running: Partial<Settings>;
  onChange(running: Partial<Settings>): void;
  readonly name: string;
  onName(name: string): void;
}

const AUTO = 'auto';
const NEVER = 'never';
const PACES = [0, 600, 1200, 2500, 5000] as const;
const CLOCKS = [30, 60, 120, 300, 86_400] as const;
const AWAY = [30, 60, 120, 300] as const;
const DELAYS = [0, 10, 30, 60, 300] as const;

/** How a match is run. What is left to itself the server decides by how many people play. */
export function TableFields({ running, onChange, name, onName }: TableFieldsProps) {
  const say = useWords();
  const timed = (key: 'clock' | 'takeOver', text: string): void => {
    const { [key]: _, ...others } = running;
    onChange(text === AUTO ? others : { ...others, [key]: text === NEVER ? null : Number(text) });
  };
  const shown = (value: number | null | undefined): string =>
    value === undefined ? AUTO : value === null ? NEVER : String(value);
  return (
    <section class="set-up-part">
      <h2>{say.theTable}</h2>
      <div class="set-up-fields">
        <div class="field">
          <label for="run-name">{say.yourName}</label>
          <input
            id="run-name"
            class="input"
            maxLength={40}
            value={name}
            placeholder={say.somebody}
            onInput={(event) => onName(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="run-pace">{say.pace}</label>
          <select
            id="run-pace"
            class="select"
            value={running.pace ?? 1200}
            onChange={(event) => onChange({ ...running, pace: Number(event.currentTarget.value) })}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {pace === 0 ? say.paceFastest : say.paceSeconds(pace / 1000)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="run-clock">{say.clock}</label>
          <select
            id="run-clock"
            class="select"
            value={shown(running.clock)}
            onChange={(event) => timed('clock', event.currentTarget.value)}
          >
            <option value={AUTO}>{say.clockAuto}</option>
            <option value={NEVER}>{say.clockOff}</option>
            {CLOCKS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {say.duration(seconds)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="run-away">{say.takeOver}</label>
          <select
            id="run-away"
            class="select"
            value={shown(running.takeOver)}
            onChange={(event) => timed('takeOver', event.currentTarget.value)}
          >
            <option value={AUTO}>{say.clockAuto}</option>
            <option value={NEVER}>{say.never}</option>
            {AWAY.map((seconds) => (
              <option key={seconds} value={seconds}>
                {say.duration(seconds)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="run-listed">{say.listing}</label>
          <select
            id="run-listed"
            class="select"
            value={running.listed ? 'listed' : 'private'}
            onChange={(event) => onChange({ ...running, listed: event.currentTarget.value === 'listed' })}
          >
            <option value="private">{say.private}</option>
            <option value="listed">{say.listed}</option>
          </select>
        </div>
        <div class="field">
          <label for="run-delay">{say.delay}</label>
          <select
            id="run-delay"
            class="select"
            value={running.delay ?? 0}
            onChange={(event) => onChange({ ...running, delay: Number(event.currentTarget.value) })}
          >
            {DELAYS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? say.delayNone : say.duration(seconds)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}
