import type { Language } from '../../../../kernel/game.ts';
import { tip } from '../../../../page/help.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { itemName, placeCode, placeName } from './names.ts';
import { damageWords, type WeaponRow, weaponRows } from './weapons.ts';

interface WeaponTableProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly language: Language;
}

const NONE = '\u2013';

export function WeaponTable({ view, unit, language }: WeaponTableProps) {
  const say = sheetLabels(language);
  const rows = weaponRows(view, unit);
  const { kind } = modelOf(view, unit).design;
  return (
    <section class="bt-weapons" aria-label={say.weapons}>
      <h3 class="heading">{say.weapons}</h3>
      {rows.length === 0 && <p class="quiet small">{say.noWeapons}</p>}
      {rows.length > 0 && (
        <table class="bt-weapon-table">
          <thead>
            <tr>
              <th scope="col">{say.weapon}</th>
              <th scope="col">{say.place}</th>
              {kind === 'mech' && <th scope="col">{say.heat}</th>}
              <th scope="col">{say.damage}</th>
              <Range short={say.minimum} long={say.minimumLong} />
              <Range short={say.short} long={say.shortLong} />
              <Range short={say.medium} long={say.mediumLong} />
              <Range short={say.long} long={say.longLong} />
              <th scope="col">{say.ammunition}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <WeaponLine key={row.mount} row={row} kind={kind} language={language} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Range = ({ short, long }: { readonly short: string; readonly long: string }) => (
  <th scope="col">
    <abbr aria-label={long} {...tip(long)}>
      {short}
    </abbr>
  </th>
);

interface WeaponLineProps {
  readonly row: WeaponRow;
  readonly kind: 'mech' | 'vehicle';
  readonly language: Language;
}

function WeaponLine({ row, kind, language }: WeaponLineProps) {
  const say = sheetLabels(language);
  const { weapon, at, rear, ranges, ammunition, state } = row;
  const [short, medium, long] = ranges ?? [];
  return (
    <tr class={`bt-weapon is-${state}`}>
      <th scope="row">
        <span class="bt-weapon-name">
          {itemName(weapon.id, language)}
          {rear && ` (${say.backwards})`}
        </span>
        {state !== 'ready' && (
          <span class={`chip ${state === 'damaged' || state === 'jammed' ? 'is-warn' : 'is-bad'}`}>
            {say.state(state)}
          </span>
        )}
      </th>
      <td {...tip(placeName(kind, at, language))}>{placeCode(kind, at, language)}</td>
      {kind === 'mech' && <td>{weapon.heat}</td>}
      <td class="bt-weapon-damage">{damageWords(weapon)}</td>
      <td>{weapon.minimum || NONE}</td>
      <td>{short ?? NONE}</td>
      <td>{medium ?? NONE}</td>
      <td>{long ?? NONE}</td>
      <td>{ammunition?.left ?? NONE}</td>
    </tr>
  );
}
