import { useMemo } from 'preact/hooks';
import { Group } from '../../../../page/group.tsx';
import { words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import type { MoveDraft } from '../draft.ts';
import { chargesOf } from './charges.ts';
import { Needs, type UnitProps } from './parts.tsx';

interface ChargeListProps extends UnitProps {
  readonly move: MoveDraft;
  onChoose(move: MoveDraft): void;
}

/** Charges and deaths from above possible at the end of the move; empty if there are none. */
export function ChargeList({ scene, id, move, onChoose }: ChargeListProps) {
  const { view, controls, settings } = scene;
  const { mode, to, facing, masc } = move;
  const w = words(settings.language);
  const names = namesIn(view.rules, settings.language);
  const rows = useMemo(() => chargesOf(view, id, move), [view, id, mode, to, facing, masc]);
  if (rows.length === 0) return null;
  return (
    <Group title={w.attackAtEnd}>
      <ul class="bt-rows">
        {rows.map((row) => {
          const chosen = move.attack?.target === row.target;
          const verb = mode === 'jump' ? w.leap : w.charge;
          return (
            <li key={row.target} class={chosen ? 'bt-row is-chosen' : 'bt-row'}>
              <label class="choice bt-row-name">
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={controls?.busy ?? true}
                  onChange={() => onChoose(chosen ? { ...move, attack: null } : row.move)}
                />
                <span>{verb(names.unit(row.target))}</span>
              </label>
              <Needs scene={scene} tally={row.tally} odds={row.odds} />
              <span class="small quiet bt-row-more">
                {w.points(String(row.damage))}, {w.recoil(row.recoil)}
              </span>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}
