import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import { askedOf } from '../../rules/resolve/allocation.ts';
import { ranked } from '../../rules/struck.ts';
import { groupIn, living, modelAt, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { mayName, withoutModel } from '../allocation-order.ts';
import { modelName, unitName } from '../names.ts';
import { type Words, words } from '../panel-labels.ts';
import { defaultCommand } from './actions.ts';
import type { ActProps } from './parts.tsx';

/** The owner chooses the order in which models take wounds. */
export function Allocation({ scene, seat, draft, locked, act }: ActProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const asked = askedOf(view);
  if (!asked) return null;
  const { unit, pool } = asked;
  const { order } = draft;
  const guards = living(view.wounds, unit.parts[0]?.models ?? []).length;
  const usual = defaultCommand(view, seat);
  const toggle = (model: number): void =>
    scene.setDraft({
      ...draft,
      order: order.includes(model) ? withoutModel(view, order, model) : [...order, model],
    });
  return (
    <Group title={w.allocation(unitName(view.rules, unit.index))}>
      <p class="small shoot-coming" data-awaited="">
        <strong>{comingWords(view, w)}</strong> {w.usualAbout}
      </p>
      <ul class="shoot-chips">
        {ranked(view, unit.index).map((model) => {
          const { sheet } = modelAt(view.rules, model);
          const left = view.wounds[model] as number;
          const place = order.indexOf(model) + 1;
          const first = pool.length < guards && pool.includes(model);
          const label = `${w.takes(modelName(view.rules, model), left, sheet.wounds, place)}${first ? `, ${w.first}` : ''}`;
          return (
            <li key={model}>
              <button
                type="button"
                class={`button shoot-chip shoot-model ${first ? 'is-first' : ''}`}
                data-model={model}
                data-place={place}
                aria-pressed={place > 0}
                {...tip(label)}
                disabled={locked || !(place > 0 || mayName(view, order, model))}
                onClick={() => toggle(model)}
              >
                <span class="spoken">{label}</span>
                <span aria-hidden="true">{modelName(view.rules, model)}</span>
                <small class="mono" aria-hidden="true">
                  {left}/{sheet.wounds}
                </small>
                {place > 0 && (
                  <span class="shoot-place" aria-hidden="true">
                    {place}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="row">
        {usual && order.length > 0 && (
          <Button disabled={locked} onClick={() => act({ send: usual, draft: { ...draft, order: [] } })}>
            {w.usual}
          </Button>
        )}
        {order.length > 0 && (
          <Button kind="quiet" disabled={locked} onClick={() => scene.setDraft({ ...draft, order: [] })}>
            {w.startOver}
          </Button>
        )}
      </div>
    </Group>
  );
}

/** The wounds to allocate, as text. */
function comingWords({ rules, work, shooter }: View, w: Words): string {
  if (!work) return '';
  const [owed] = work.owed;
  if (owed) return w.comingMortal(owed.amount);
  const volley = work.volleys[work.at];
  if (!volley || shooter === null) return w.comingMortal(work.devastating.length);
  return w.coming(work.wounds, groupIn(unitAt(rules, shooter), volley.group).weapon.name);
}
