import type { Game, Language } from '../../src/kernel/game.ts';
import { tip } from '../../src/page/help.ts';
import { nameOf } from '../parts/side.ts';
import { ALL, type Filters, facetsOf, QUIET, type Row } from './filters.ts';
import { inspectorText } from './inspector-text.ts';
import { around, beside, type Decided } from './near.ts';
import { doNothing } from './option-text.ts';
import { orderName } from './order-names.ts';

interface ChooserProps {
  readonly list: readonly Row[]; // that match the filters
  readonly all: readonly Row[];
  readonly n: number | undefined;
  readonly filters: Filters;
  setFilters(filters: Filters): void;
  go(n: number): void;
  readonly language: Language;
  readonly game: Game;
}

const REACH = 60; // decisions listed before and after the current one

/** Chooses a decision: previous, next or a nearby one, filtered by seat and kind. */
export function Chooser({ list, all, n, filters, setFilters, go, language, game }: ChooserProps) {
  const say = inspectorText(language);
  const earlier = n === undefined ? undefined : beside(list, n, -1);
  const later = n === undefined ? undefined : beside(list, n, 1);
  const { seats, phases, kinds, rules } = facetsOf(all, filters.seat);
  const change = (some: Partial<Filters>): void => setFilters({ ...filters, ...some });
  const others = [filters.phase, filters.kind, filters.rule].filter((one) => one !== null).length;
  return (
    <>
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
              {say.entry(
                decided.n,
                nameOf(game, decided.seat, language),
                decided.kind === null ? doNothing(language).text : orderName(decided.kind, language),
              )}
            </option>
          ))}
        </select>
        <Step to={later} go={go} label={say.later} sign="›" />
        <select
          class="select why-seat"
          aria-label={say.seat}
          value={filters.seat ?? ''}
          onChange={(event) => setFilters({ ...ALL, seat: event.currentTarget.value || null })}
        >
          <option value="">{say.everySeat}</option>
          {seats.map((id) => (
            <option key={id} value={id}>
              {nameOf(game, id, language)}
            </option>
          ))}
        </select>
      </div>
      <details class="why-filter">
        <summary>
          {others === 0 ? say.filter : say.filterBy(others)}{' '}
          <span class="quiet">{say.found(list.length, all.length)}</span>
        </summary>
        <div class="why-filter-room">
          {phases.length > 1 && (
            <Pick
              label={say.phase}
              every={say.everyPhase}
              value={filters.phase}
              of={phases}
              pick={(phase) => change({ phase })}
            />
          )}
          <Pick
            label={say.kind}
            every={say.everyKind}
            value={filters.kind}
            of={kinds}
            name={(kind) => (kind === QUIET ? doNothing(language).text : orderName(kind, language))}
            pick={(kind) => change({ kind })}
          />
          <Pick
            label={say.rule}
            every={say.everyRule}
            value={filters.rule}
            of={rules}
            pick={(rule) => change({ rule, deciding: rule !== null && filters.deciding })}
          />
          <label class="choice why-deciding">
            <input
              type="checkbox"
              checked={filters.deciding}
              disabled={filters.rule === null}
              onChange={(event) => change({ deciding: event.currentTarget.checked })}
            />
            {say.deciding}
          </label>
        </div>
      </details>
    </>
  );
}

interface PickProps {
  readonly label: string;
  readonly every: string;
  readonly value: string | null;
  readonly of: readonly string[];
  name?(one: string): string;
  pick(one: string | null): void;
}

const Pick = ({ label, every, value, of, name = (one) => one, pick }: PickProps) => (
  <select class="select" aria-label={label} value={value ?? ''} onChange={(e) => pick(e.currentTarget.value || null)}>
    <option value="">{every}</option>
    {of.map((one) => (
      <option key={one} value={one}>
        {name(one)}
      </option>
    ))}
  </select>
);

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
    {...tip(label)}
    disabled={!to}
    onClick={() => to && go(to.n)}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);
