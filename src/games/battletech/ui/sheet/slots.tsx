import type { Language } from '../../../../kernel/game.ts';
import type { Place } from '../../data/places.ts';
import { hasPlace } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { capital, itemName, placeName } from './names.ts';
import { hitsAt, placeNumber, SLOT_PLACES, type SlotRow, slotRows } from './slots.ts';

interface SlotTableProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly language: Language;
  readonly pointed: Place | null;
}

/** The critical slots, laid out like the machine. */
export function SlotTable({ view, unit, language, pointed }: SlotTableProps) {
  const say = sheetLabels(language);
  return (
    <section class="bt-slots" aria-label={say.slots}>
      <h3 class="heading">{say.slots}</h3>
      <div class="bt-slot-places">
        {SLOT_PLACES.map((name) => {
          const place = placeNumber(name);
          const lost = !hasPlace(unitOf(view, unit), place);
          const hits = hitsAt(view, unit, place);
          const classes = ['bt-slot-place', `at-${name}`, lost ? 'is-lost' : '', pointed === place ? 'is-pointed' : ''];
          return (
            <div key={name} class={classes.filter(Boolean).join(' ')}>
              <h4>
                {capital(placeName('mech', place, language))}
                {lost && <span class="chip is-bad">{say.lost}</span>}
                {!lost && hits > 0 && <span class="chip is-warn">{say.hits(hits)}</span>}
              </h4>
              <Slots rows={slotRows(view, unit, place)} language={language} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Two columns, by the first die: the upper half, then the lower. */
function Slots({ rows, language }: { readonly rows: readonly SlotRow[]; readonly language: Language }) {
  const half = Math.ceil(rows.length / 2);
  return (
    <div class="bt-slot-columns">
      {[rows.slice(0, half), rows.slice(half)].map((column, i) => (
        <ol key={i}>
          {column.map((row, at) => (
            <SlotLine key={at} row={row} language={language} />
          ))}
        </ol>
      ))}
    </div>
  );
}

function SlotLine({ row, language }: { readonly row: SlotRow; readonly language: Language }) {
  const say = sheetLabels(language);
  const { number, item, state, shots, dumping, rear } = row;
  return (
    <li class={`bt-slot is-${state}`}>
      <span class="bt-slot-number">{number}</span>
      {item === null ? (
        <span class="bt-slot-name">
          <span aria-hidden="true">{'\u00b7'}</span>
          <span class="spoken">{say.empty}</span>
        </span>
      ) : (
        <span class="bt-slot-name">
          <span class="bt-slot-item">
            {itemName(item, language)}
            {rear && ` (${say.backwards})`}
          </span>
          {shots !== null && state === 'works' && (
            <span class="bt-slot-shots">
              <span aria-hidden="true">{shots}</span>
              <span class="spoken">{say.shotsSpoken(shots)}</span>
            </span>
          )}
          {dumping && <span class="bt-slot-note">{say.dumping}</span>}
          {state === 'destroyed' && (
            <>
              <span class="bt-slot-cross" aria-hidden="true">
                {'\u00d7'}
              </span>
              <span class="spoken">{say.hit}</span>
            </>
          )}
        </span>
      )}
    </li>
  );
}
