import { Group } from '../../../../page/group.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { capital, unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import { type ActProps, sideClass } from './parts.tsx';
import { type ShooterRow, shooterRows } from './rows.ts';

/** The player's units: which can shoot, and why the others cannot. */
export function Shooters(props: ActProps) {
  const { scene, side } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const rows = shooterRows(view, side);
  const chosen = view.active === side && view.shooter !== null;
  if (!chosen)
    return (
      <Group title={view.active === side ? w.shooters : w.yourUnits}>
        <List {...props} rows={rows} />
      </Group>
    );
  const others = rows.filter(({ standing }) => standing !== 'chosen');
  return (
    <section class="group">
      <List {...props} rows={rows.filter(({ standing }) => standing === 'chosen')} />
      {view.stage === 'targets' && others.length > 0 && (
        <details class="shoot-others">
          <summary class="small quiet">{w.others(others.length)}</summary>
          <List {...props} rows={others} />
        </details>
      )}
    </section>
  );
}

const List = ({ rows, ...props }: ActProps & { readonly rows: readonly ShooterRow[] }) => (
  <ul class="shoot-units">
    {rows.map((row) => (
      <Unit key={row.unit} {...props} row={row} />
    ))}
  </ul>
);

function Unit({ scene, side, draft, locked, act, row }: ActProps & { readonly row: ShooterRow }) {
  const { view, settings } = scene;
  const { unit, standing, why } = row;
  const w = words(settings.language);
  const able = standing === 'able' && view.active === side && (view.stage === 'select' || view.stage === 'targets');
  const looked = draft.unit === unit && view.stage === 'select';
  const point = (at: number | null) => (): void => {
    if (able && view.stage === 'select' && draft.unit !== at) scene.setDraft({ ...draft, unit: at });
  };
  return (
    <li class={`${sideClass(side)} shoot-unit is-${standing} ${looked ? 'is-looked' : ''}`}>
      <button
        type="button"
        class="button shoot-unit-pick"
        data-unit={unit}
        aria-pressed={standing === 'chosen'}
        disabled={locked || !able}
        onPointerEnter={point(unit)}
        onFocus={point(unit)}
        onClick={() => act({ send: { type: 'select-shooter', unit } })}
      >
        <span class="side-mark" aria-hidden="true" />
        <span class="shoot-unit-name">{unitName(view.rules, unit)}</span>
        <span class="small shoot-unit-standing">
          {standing === 'shot' && <Icon name="check" size={14} />}
          {standing === 'gone' && <Icon name="cross" size={14} />}
          {(view.active === side || standing === 'gone') && w.standing(standing)}
        </span>
        <span class="small quiet shoot-unit-more">{w.models(row.models, row.of)}</span>
        {standing === 'barred' && why && <span class="small shoot-unit-why">{capital(scene.say(why))}</span>}
      </button>
    </li>
  );
}
