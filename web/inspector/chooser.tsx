import type { Game, Language } from '../../src/kernel/game.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import { nameOf } from '../parts/side.ts';
import { around, beside, type Decided, seatsOf } from './near.ts';
import { words } from './words.ts';

interface ChooserProps {
  readonly list: readonly Decided[]; // of the chosen seat
  readonly all: readonly Decided[];
  readonly n: number | undefined;
  readonly seat: Seat | null;
  setSeat(seat: Seat | null): void;
  go(n: number): void;
  readonly language: Language;
  readonly game: Game;
}

const REACH = 60; // decisions either way that the list offers

/** Which decision: one back, one on, or one of those around; of one seat or of all. */
export function Chooser({ list, all, n, seat, setSeat, go, language, game }: ChooserProps) {
  const say = words(language);
  const earlier = n === undefined ? undefined : beside(list, n, -1);
  const later = n === undefined ? undefined : beside(list, n, 1);
  return (
    <div class="why-chooser">
      <Step to={earlier} go={go} label={say.earlier} sign="‹" />
      <select
        class="select"
        aria-label={say.decision}
        value={n === undefined ? '' : String(n)}
        disabled={n === undefined}
        onChange={(event) => go(Number(event.currentTarget.value))}
      >
        {around(list, n ?? 0, REACH).map((decided) => (
          <option key={decided.n} value={String(decided.n)}>
            {say.entry(decided.n, nameOf(game, decided.seat, language))}
          </option>
        ))}
      </select>
      <Step to={later} go={go} label={say.later} sign="›" />
      <select
        class="select why-seat"
        aria-label={say.seat}
        value={seat ?? ''}
        onChange={(event) => setSeat(event.currentTarget.value || null)}
      >
        <option value="">{say.everySeat}</option>
        {seatsOf(all).map((id) => (
          <option key={id} value={id}>
            {nameOf(game, id, language)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface StepProps {
  readonly to: Decided | undefined;
  readonly label: string;
  readonly sign: string;
  go(n: number): void;
}

const Step = ({ to, go, label, sign }: StepProps) => (
  <button
    type="button"
    class="button is-bare"
    aria-label={label}
    title={label}
    disabled={!to}
    onClick={() => to && go(to.n)}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);
