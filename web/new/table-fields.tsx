import { AMONG_PEOPLE, isCorrespondence, LONGEST_AWAY, type Settings } from '../../src/wire/messages.ts';
import { useText } from '../app/use-api.ts';

interface TableFieldsProps {
  readonly running: Partial<Settings>;
  onChange(running: Partial<Settings>): void;
}

const AUTO = 'auto';
const NEVER = 'never';
const PACES = [0, 600, 1200, 2500, 5000] as const;
const CLOCKS = [30, 60, 120, 300, 86_400, 259_200, 604_800] as const; // up to a week: by correspondence
const AWAY = [30, 60, 120, 300] as const;
const DELAYS = [0, 10, 30, 60, 300] as const;

/** Match settings. The server chooses defaults by the number of people. */
export function TableFields({ running, onChange }: TableFieldsProps) {
  const say = useText();
  const timed = (key: 'clock' | 'takeOver', text: string): void => {
    const { [key]: _, ...others } = running;
    onChange(text === AUTO ? others : { ...others, [key]: text === NEVER ? null : Number(text) });
  };
  const shown = (value: number | null | undefined): string =>
    value === undefined ? AUTO : value === null ? NEVER : String(value);
  const isSlow = isCorrespondence({ clock: running.clock ?? null });
  const lasting = (seconds: number): Chosen => [seconds, say.duration(seconds)];
  const after = (seconds: number): Chosen => [seconds, say.takeOverAfter(say.duration(seconds))];
  return (
    <section class="set-up-part">
      <h2>{say.theTable}</h2>
      <div class="set-up-fields">
        <Choice
          id="run-pace"
          label={say.botPace}
          value={running.pace ?? 1200}
          choices={PACES.map((pace) => [pace, pace === 0 ? say.paceFastest : say.paceSeconds(pace / 1000)])}
          onChoose={(text) => onChange({ ...running, pace: Number(text) })}
        />
        <Choice
          id="run-clock"
          label={say.clock}
          value={shown(running.clock)}
          choices={[[AUTO, say.defaultAmongPeople(AMONG_PEOPLE.clock)], [NEVER, say.clockOff], ...CLOCKS.map(lasting)]}
          onChoose={(text) => timed('clock', text)}
        />
        <Choice
          id="run-away"
          label={say.takeOver}
          value={shown(running.takeOver)}
          choices={[
            [AUTO, isSlow ? say.defaultMissed : say.defaultAmongPeople(AMONG_PEOPLE.takeOver)],
            ...AWAY.map(after),
            [NEVER, isSlow ? say.takeOverMissed : say.takeOverAfter(say.duration(LONGEST_AWAY))],
          ]}
          onChoose={(text) => timed('takeOver', text)}
        />
        <Choice
          id="run-listed"
          label={say.listing}
          value={running.listed ? 'listed' : 'private'}
          choices={[
            ['private', say.private],
            ['listed', say.listed],
          ]}
          onChoose={(text) => onChange({ ...running, listed: text === 'listed' })}
        />
        <Choice
          id="run-delay"
          label={say.delay}
          value={running.delay ?? 0}
          choices={DELAYS.map((seconds) => [seconds, seconds === 0 ? say.delayNone : say.duration(seconds)])}
          onChoose={(text) => onChange({ ...running, delay: Number(text) })}
        />
      </div>
    </section>
  );
}

type Chosen = readonly [value: string | number, words: string];

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly choices: readonly Chosen[];
  onChoose(value: string): void;
}

function Choice({ id, label, value, choices, onChoose }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="select" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
