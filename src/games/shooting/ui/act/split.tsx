import { Button } from '../../../../page/button.tsx';
import { tip } from '../../../../page/help.ts';
import { isAlive } from '../../rules/units.ts';
import { assignedTo } from '../draft.ts';
import { modelName, unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import type { FireSettingsProps } from './parts.tsx';

/** Which models of a group fire at the next target: a group can be split, a weapon cannot. */
export function Split({ scene, row, fireSettings, setFireSettings, locked }: FireSettingsProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const { group, alive } = row;
  const chosen = fireSettings.bearers ?? [];
  const told = assignedTo(view, group.id);
  const targetOf = (place: number): string => {
    const target = told.find(({ bearers }) => bearers.includes(place))?.target;
    return target === undefined || target === null ? '' : unitName(view.rules, target);
  };
  const set = (bearers: readonly number[]): void =>
    setFireSettings({ ...fireSettings, bearers: bearers.length > 0 ? bearers.toSorted((a, b) => a - b) : null });
  const toggle = (place: number): void =>
    set(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  const places = group.bearers.flatMap((model, place) => (isAlive(view.wounds, model) ? [place] : []));
  const rest = places.filter((place) => !chosen.includes(place));
  return (
    <details class="shoot-split" open={fireSettings.bearers !== null || told.length > 1}>
      <summary class="small">{w.split}</summary>
      <p class="small quiet">{w.splitAbout}</p>
      <ul class="shoot-chips">
        {places.map((place, i) => {
          const name = modelName(view.rules, group.bearers[place] as number);
          const at = targetOf(place);
          return (
            <li key={place}>
              <button
                type="button"
                class="button shoot-chip"
                aria-pressed={chosen.includes(place)}
                {...tip(w.bearer(name, at))}
                disabled={locked}
                onClick={() => toggle(place)}
              >
                {i + 1}
                <span class="spoken"> {w.bearer(name, at)}</span>
                {at && <small aria-hidden="true">{at.slice(0, 3)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {fireSettings.bearers && (
        <div class="row">
          <Button kind="quiet" disabled={locked} onClick={() => set([])}>
            {w.whole}
          </Button>
          {rest.length > 0 && rest.length < alive && (
            <Button kind="quiet" disabled={locked} onClick={() => set(rest)}>
              {w.restOf(rest.length)}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
