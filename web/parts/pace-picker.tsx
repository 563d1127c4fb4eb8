import { useText } from '../app/use-api.ts';

/** Milliseconds a bot takes per action: slow enough to follow, default, fast. */
const PACES = [2500, 1200, 400] as const;
export const USUAL_PACE = 1200;

/** The closest of the offered paces. */
export const paceNear = (pace: number): number =>
  PACES.reduce((best, one) => (Math.abs(one - pace) < Math.abs(best - pace) ? one : best), PACES[0] as number);

export function PacePicker({ value, id, onChange }: { value: number; id?: string; onChange(pace: number): void }) {
  const say = useText();
  return (
    <select
      class="select"
      {...(id === undefined ? { 'aria-label': say.botPace } : { id })}
      value={paceNear(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {PACES.map((pace, i) => (
        <option key={pace} value={pace}>
          {say.paceName(i)}
        </option>
      ))}
    </select>
  );
}
