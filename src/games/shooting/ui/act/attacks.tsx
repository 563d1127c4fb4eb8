import { Group } from '../../../../page/group.tsx';
import type { Until } from '../../work.ts';
import { words } from '../panel-labels.ts';
import type { ActProps } from './parts.tsx';

const PACES: readonly Until[] = ['step', 'weapon', 'unit'];

/** How far the next click rolls. */
export function Attacks({ scene, pace, setPace, locked }: ActProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const { work } = view;
  return (
    <Group title={w.makeAttacks}>
      {settings.fastRolling ? (
        <p class="small quiet">{w.fast}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not a form
        <div class="segments shoot-paces" role="group" aria-label={w.makeAttacks}>
          {PACES.map((until) => (
            <button
              key={until}
              type="button"
              class="button"
              data-until={until}
              aria-pressed={pace === until}
              disabled={locked}
              onClick={() => setPace(until)}
            >
              {w.pace(until)}
            </button>
          ))}
        </div>
      )}
      {work && <p class="small quiet">{w.next(work.step)}</p>}
    </Group>
  );
}
