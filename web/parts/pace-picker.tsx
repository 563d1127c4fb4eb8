import { useText } from '../app/use-api.ts';

/** How long a bot takes for an action, in milliseconds: slow enough to follow, usual, or quick. */
export const PACES = [2500, 1200, 400] as const;
export const USUAL_PACE = 1200;

/** One of ours for what a table was set to. */
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
