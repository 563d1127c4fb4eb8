import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { labelOf } from '../../../../parts/hex/hex.ts';
import { unitOf } from '../../view.ts';
import { words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import { UnitMark } from '../board/unit-mark.tsx';
import { sideClass } from '../board/units.ts';
import { BLANK } from '../draft.ts';
import { SheetStrip } from '../sheet/strip.tsx';
import type { ActProps } from './parts.tsx';
import { type Row, roster } from './roster.ts';

/** Own units, with their state and whether they still have to act. */
export function Units(props: ActProps) {
  const { scene, seat } = props;
  const w = words(scene.settings.language);
  const rows = roster(scene.view, seat);
  const asked = rows.filter(({ now }) => now).length > 1 && props.draft.unit === null;
  const acting = rows.some(({ id, now }) => now && id === props.draft.unit);
  return (
    <Group title={w.yourUnits}>
      <ul class={acting ? 'bt-owns is-acting' : 'bt-owns'}>
        {rows.map((row) => (
          <UnitRow key={row.id} {...props} row={row} />
        ))}
      </ul>
      {asked && <p class="bt-ask">{w.choose}</p>}
    </Group>
  );
}

/** A click selects a unit that can act; the record sheet of any unit can be opened. */
function UnitRow({ scene, seat, draft, row }: ActProps & { readonly row: Row }) {
  const { view, settings, controls } = scene;
  const { id, standing, now } = row;
  const w = words(settings.language);
  const name = namesIn(view.rules, settings.language).unit(id);
  const unit = unitOf(view, id);
  const read = (): void => scene.setDraft({ ...draft, sheet: id });
  const choose = (): void => scene.setDraft({ ...BLANK, sheet: draft.sheet, unit: id });
  const chosen = now && draft.unit === id;
  return (
    <li class={`bt-own ${sideClass(seat)} is-${standing} ${chosen ? 'is-chosen' : ''}`}>
      <button
        type="button"
        class="button bt-own-pick"
        {...(now && { 'aria-pressed': chosen })}
        disabled={now && (controls?.busy ?? true)}
        onClick={now && !chosen ? choose : read}
      >
        <UnitMark view={view} id={id} />
        <span class="bt-own-name">
          {name}
          <span class="quiet small"> {standing === 'gone' ? '' : labelOf(view.rules.map, unit.at)}</span>
        </span>
        <span class="bt-own-standing small">
          {standing === 'acted' && <Icon name="check" size={14} />}
          {standing === 'gone' && <Icon name="cross" size={14} />}
          {(view.phase !== 'end' || standing !== 'idle') && w.standing(standing)}
        </span>
        {standing !== 'gone' && <SheetStrip scene={scene} unit={id} />}
      </button>
      {now && (
        <button
          type="button"
          class="button is-quiet is-bare"
          aria-label={w.sheet(name)}
          {...tip(w.sheet(name))}
          onClick={read}
        >
          <Icon name="eye" />
        </button>
      )}
    </li>
  );
}
