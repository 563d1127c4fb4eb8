import { useMemo } from 'preact/hooks';
import { Group } from '../../../../page/group.tsx';
import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import { MECH_PLACES } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import { commandOf } from './command.ts';
import { Callout, Foot, Needs, type UnitProps } from './parts.tsx';
import { type StrikeRow, strikeRows, struck } from './strikes.ts';
import { undone } from './undo.ts';

/** The Physical Attack Phase: every possible attack. */
export function StrikeAct(props: UnitProps) {
  const { scene, seat, draft, id } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const names = namesIn(view.rules, settings.language);
  const rows = useMemo(() => strikeRows(view, id, draft.attacks), [view, id, draft.attacks]);
  const back = undone(view, draft);
  const targets = [...new Set(rows.map(({ attack }) => attack.target))];
  return (
    <>
      <Callout scene={scene} name="physical">
        {w.about('physical')}
      </Callout>
      {targets.map((target) => (
        <Group key={target} title={w.attacksOn(names.unit(target))}>
          <ol class="bt-rows">
            {rows.map((row, i) =>
              row.attack.target === target ? <StrikeLine key={i} {...props} row={row} number={i + 1} /> : null,
            )}
          </ol>
        </Group>
      ))}
      <Foot
        scene={scene}
        seat={seat}
        command={commandOf(view, draft)}
        label={labelFor(props)}
        undo={back && (() => scene.setDraft(back))}
      />
    </>
  );
}

const limbOf = (attack: Attack): 'LA' | 'RA' | 'LL' | 'RL' | null =>
  attack.attack === 'punch' ? attack.arm : attack.attack === 'kick' ? attack.leg : null;

function StrikeLine({
  scene,
  draft,
  id,
  row,
  number,
}: UnitProps & { readonly row: StrikeRow; readonly number: number }) {
  const { view, controls, settings } = scene;
  const w = words(settings.language);
  const names = namesIn(view.rules, settings.language);
  const { attack, tally, odds, damage, chosen, miss } = row;
  const limb = limbOf(attack);
  return (
    <li
      class={chosen ? 'bt-row is-chosen' : 'bt-row'}
      data-attack={limb === null ? attack.attack : `${attack.attack}-${limb}`}
    >
      <label class="choice bt-row-name">
        <input
          type="checkbox"
          checked={chosen}
          disabled={controls?.busy ?? true}
          onChange={() => scene.setDraft({ ...draft, attacks: struck(view, id, draft.attacks, attack) })}
        />
        <span>
          {number < 10 && (
            <span class="shortcut bt-key" aria-hidden="true">
              {number}
            </span>
          )}
          {w.attack(attack.attack, limb === null ? '' : names.place(id, MECH_PLACES.indexOf(limb)))}
        </span>
      </label>
      <Needs scene={scene} tally={tally} odds={odds} />
      <span class="small quiet bt-row-more">
        {attack.attack === 'push' ? w.pushes : w.points(String(damage))}
        {attack.attack === 'kick' && `, ${w.kicks}`}
        {miss && (
          <>
            {' · '}
            {w.onMiss}{' '}
            <Needs scene={scene} tally={miss.tally} odds={oddsAtLeast(miss.tally.total, view.rules.ruleset.dice)} />
          </>
        )}
      </span>
    </li>
  );
}

/** `Declare: two punches`. */
function labelFor({ scene, draft }: UnitProps): string {
  const w = words(scene.settings.language);
  const { attacks } = draft;
  if (attacks.length === 0) return w.noStrike;
  const kinds = [...new Set(attacks.map(({ attack }) => attack))];
  const said = kinds.map((kind) => {
    const many = attacks.filter(({ attack }) => attack === kind).length;
    return many > 1 ? w.two(w.strikes(kind)) : w.strikes(kind);
  });
  return w.declareStrike(said.join(', '));
}
