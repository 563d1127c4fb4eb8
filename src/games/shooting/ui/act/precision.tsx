import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { preciseOf } from '../../rules/resolve/allocation.ts';
import { modelName } from '../names.ts';
import { words } from '../panel-labels.ts';
import type { ActProps } from './parts.tsx';

/** Choose whether a character takes the wounds of a volley with Precision. */
export function Precision({ scene, locked, act }: ActProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const models = view.work ? preciseOf(view, view.work) : [];
  return (
    <Group title={w.pickOut}>
      <ul class="stack" data-awaited="">
        {models.map((model) => (
          <li key={model}>
            <Button wide kind="main" disabled={locked} onClick={() => act({ send: { type: 'precision', model } })}>
              {w.pick(modelName(view.rules, model))} ({view.wounds[model]}/{view.rules.models[model]?.sheet.wounds})
            </Button>
          </li>
        ))}
        <li>
          <Button wide disabled={locked} onClick={() => act({ send: { type: 'precision', model: null } })}>
            {w.pickNobody}
          </Button>
        </li>
      </ul>
    </Group>
  );
}
