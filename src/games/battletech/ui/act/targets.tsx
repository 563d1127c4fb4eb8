import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { percent } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { hexOf, labelOf, OFF_MAP } from '../../../../parts/hex/hex.ts';
import type { Target } from '../../plan.ts';
import { sameTarget } from '../../rules/weapons/shooting.ts';
import { modelOf } from '../../view.ts';
import { type ActLabels, words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import { UnitMark } from '../board/unit-mark.tsx';
import { sideClass } from '../board/units.ts';
import { type AimRow, aimsOf, purposesAt } from './aims.ts';
import { looking } from './looking.ts';
import type { UnitProps } from './parts.tsx';
import { targetsIn } from './shots.ts';

/** Targets: enemies with distance, line of sight and best odds; hexes where that makes sense. */
export function Targets(props: UnitProps & { readonly hexes: boolean }) {
  const { scene, draft, id, hexes } = props;
  const { view, controls, settings } = scene;
  const w = words(settings.language);
  const at = looking(view, id, draft.torso);
  const rows = useMemo(() => aimsOf(at, id), [view, id, draft.torso]);
  const { target } = draft;
  const isTarget = (one: Target): boolean => target !== null && sameTarget(target, one);
  const choose = (one: Target): void => scene.setDraft({ ...draft, target: one });
  return (
    <Group title={w.target}>
      <ul class="bt-targets">
        {rows.map((row) => (
          <li key={row.unit} class={sideClass(modelOf(view, row.unit).side)}>
            <button
              type="button"
              class="button bt-target"
              aria-pressed={isTarget({ unit: row.unit })}
              disabled={controls?.busy ?? true}
              onClick={() => choose({ unit: row.unit })}
            >
              <UnitMark view={view} id={row.unit} />
              <span class="bt-target-name">{namesIn(view.rules, settings.language).unit(row.unit)}</span>
              <span class="bt-target-odds">
                {w.away(row.distance)} · {row.weapons > 0 ? percent(row.best, settings.language) : shortly(row, w)}
              </span>
              <AimWords {...props} row={row} chosen={isTarget({ unit: row.unit })} />
            </button>
          </li>
        ))}
      </ul>
      {hexes && <HexTarget {...props} choose={choose} />}
    </Group>
  );
}

const shortly = ({ sight }: AimRow, w: ActLabels): string => (sight.clear ? w.noHit : w.noSight);

/** How many weapons fire at the target; for the selected one, also what blocks or covers it. */
function AimWords({ scene, draft, row, chosen }: UnitProps & { readonly row: AimRow; readonly chosen: boolean }) {
  const { settings, view } = scene;
  const w = words(settings.language);
  const { unit, sight, weapons } = row;
  const firing = draft.shots.filter(({ target }) => sameTarget(target, { unit })).length;
  const blocked = sight.blockedBy;
  const told = [
    ...(firing > 0 ? [w.chosenAt(firing)] : []),
    ...(chosen && blocked ? [w.noSightBy(w.obstacles(blocked.why), labelOf(view.rules.map, blocked.hex))] : []),
    ...(chosen && sight.clear && weapons === 0 ? [w.cannotHit] : []),
    ...(chosen && sight.clear && sight.cover ? [w.cover] : []),
  ];
  return told.length > 0 ? <span class="small quiet bt-target-more">{told.join(' · ')}</span> : null;
}

/** Firing at a hex, by number: clear woods, start a fire, damage a building. */
function HexTarget(props: UnitProps & { choose(target: Target): void }) {
  const { scene, draft, id, choose } = props;
  const { view, settings } = scene;
  const { map } = view.rules;
  const w = words(settings.language);
  const [typed, setTyped] = useState('');
  const { target } = draft;
  const chosen = target && 'hex' in target ? target.hex : null;
  const open = chosen !== null || targetsIn(draft.shots).some((one) => 'hex' in one);
  const hex = hexOf(map, typed);
  const at = looking(view, id, draft.torso);
  const able = hex === OFF_MAP ? [] : purposesAt(at, id, hex);
  const purposes = chosen === null ? [] : purposesAt(at, id, chosen);
  const [first] = able;
  return (
    <details class="bt-hex" open={open}>
      <summary class="small">{w.atHex}</summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) choose({ hex, for: first });
        }}
      >
        <input
          class="input bt-hex-number"
          inputMode="numeric"
          maxLength={4}
          placeholder="0000"
          aria-label={w.hexNumber}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button submit disabled={!first}>
          {w.aimAtHex}
        </Button>
      </form>
      {typed.length === 4 && !first && <p class="small quiet">{hex === OFF_MAP ? w.noSuchHex : w.nothingThere}</p>}
      {chosen !== null && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, no form
        <div class="stack" role="group" aria-label={w.purpose}>
          <p class="small">
            <strong>{w.hexTarget(labelOf(map, chosen))}</strong> {purposes.length === 0 && w.nothingThere}
          </p>
          <div class="segments">
            {purposes.map((purpose) => (
              <button
                key={purpose}
                type="button"
                class="button"
                aria-pressed={target !== null && 'hex' in target && target.for === purpose}
                onClick={() => choose({ hex: chosen, for: purpose })}
              >
                {w.purposes(purpose)}
              </button>
            ))}
          </div>
        </div>
      )}
    </details>
  );
}
