import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import type { Suggestion } from '../../rules/suggestion.ts';
import { type Grip, gripOf, toldOf } from '../draft.ts';
import { capital } from '../names.ts';
import { words } from '../words-act.ts';
import { holdDeed } from './deeds.ts';
import { regrip } from './grip.ts';
import { Modifiers } from './modifiers.tsx';
import type { ActProps } from './parts.tsx';
import { type GroupRow, type TargetRow, targetRows } from './rows.ts';
import { Split } from './split.tsx';
import { Targets } from './targets.tsx';

export interface AimingProps extends ActProps {
  readonly row: GroupRow;
  readonly suggestion: Suggestion | undefined;
}

export interface GripProps extends AimingProps {
  readonly grip: Grip;
  readonly rows: readonly TargetRow[];
  setGrip(grip: Grip): void;
}

/** How one weapon group fires: its profile, target, modifiers and bearers. */
export function Aiming(props: AimingProps) {
  const { scene, draft, row, locked, act, sendAll } = props;
  const { view, settings } = scene;
  const { id } = row.group;
  const w = words(settings.language);
  const grip = gripOf(view, draft, id);
  const rows = useMemo(() => targetRows(view, draft, id), [view, draft.grips, id]);
  const { profiles } = row.group.weapon;
  const told = toldOf(view, id);
  const setGrip = (next: Grip): void => {
    act({ draft: { ...draft, group: id, grips: { ...draft.grips, [id]: next } } });
    sendAll(regrip(view, id, grip, next));
  };
  const inner: GripProps = { ...props, grip, rows, setGrip };
  return (
    <div class="shoot-aiming">
      {profiles.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not a form
        <div class="segments" role="group" aria-label={w.profile}>
          {profiles.map(({ name }, i) => (
            <button
              key={name}
              type="button"
              class="button"
              aria-pressed={grip.profile === i}
              disabled={locked}
              onClick={() => grip.profile !== i && setGrip({ ...grip, profile: i })}
            >
              {capital(name)}
            </button>
          ))}
        </div>
      )}
      <Targets {...inner} />
      <Modifiers {...inner} />
      {row.alive > 1 && <Split {...inner} />}
      <div class="row">
        <Button
          aria-pressed={told.length > 0 && told.every(({ target }) => target === null)}
          disabled={locked}
          onClick={() => act(holdDeed(view, draft, id))}
        >
          {w.holdFire}
        </Button>
        {told.length > 0 && (
          <Button
            kind="quiet"
            disabled={locked}
            onClick={() => act({ send: { type: 'clear', group: id }, draft: { ...draft, group: id, grips: {} } })}
          >
            {w.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
