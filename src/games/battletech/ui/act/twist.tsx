import { useMemo } from 'preact/hooks';
import { figure } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { unitOf } from '../../view.ts';
import { words } from '../act-labels.ts';
import { commandOf } from './command.ts';
import { looking } from './looking.ts';
import { Callout, Foot, type UnitProps } from './parts.tsx';
import { Targets } from './targets.tsx';
import { type TwistRow, twistsOf } from './twists.ts';
import { undone } from './undo.ts';

/** The Reaction Phase: torso facings and what each offers. */
export function TwistAct(props: UnitProps) {
  const { scene, seat, draft } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const back = undone(view, draft);
  return (
    <>
      <Callout scene={scene} name="reaction">
        {w.about('reaction')}
      </Callout>
      <Twists {...props} />
      <Targets {...props} hexes={false} />
      <Foot
        scene={scene}
        seat={seat}
        command={commandOf(view, draft)}
        label={twistLabel(props)}
        undo={back && (() => scene.setDraft(back))}
      />
    </>
  );
}

/** Label of the button that twists a torso or turns a turret. */
export function twistLabel({ scene, draft, id }: UnitProps): string {
  const { view, settings } = scene;
  const w = words(settings.language);
  const { facing, crew } = unitOf(view, id);
  if (draft.torso === null) return lookOf(view, id) === facing ? w.lookOn : w.keepLooking;
  const turn = turnOf(draft.torso - facing);
  return (crew ? w.turnTurret : w.twist)(w.turns(turn));
}

const turnOf = (hexsides: number): number => {
  const round = ((hexsides % 6) + 6) % 6;
  return round > 3 ? round - 6 : round;
};

/** Left, forward, right; all around for a turret. Empty if there is no choice. */
export function Twists({ scene, draft, id }: UnitProps) {
  const { view, controls, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const rows = useMemo(() => twistsOf(view, id, draft.target), [view, id, draft.target]);
  const { crew, twisted } = unitOf(view, id);
  if (rows.length < 2) return twisted ? <p class="small quiet">{w.twistDone}</p> : null;
  const chosen = (row: TwistRow): boolean => (draft.torso === null ? row.now : row.facing === draft.torso);
  return (
    <Group title={crew ? w.turret : w.torso}>
      <div class={`bt-twists is-${rows.length}`}>
        {rows.map((row) => (
          <button
            key={row.facing}
            type="button"
            class="button bt-twist"
            data-turn={row.turn}
            aria-pressed={chosen(row)}
            disabled={controls?.busy ?? true}
            {...tip(w.way(row.facing))}
            onClick={() => scene.setDraft({ ...draft, torso: row.now ? null : row.facing })}
          >
            <strong>{w.turns(row.turn)}</strong>
            {draft.target && (
              <small>
                <span {...tip(w.bearing(row.weapons))}>{w.bearingShort(row.weapons)}</span>
                <span>{w.worth(figure(Math.round(row.expected * 10) / 10, language))}</span>
              </small>
            )}
          </button>
        ))}
      </div>
      {draft.torso !== null && view.phase === 'weapons' && <p class="small quiet">{w.twistFirst}</p>}
    </Group>
  );
}

/** The view with the draft's twist. */
export const seenBy = ({ scene, draft, id }: UnitProps) => looking(scene.view, id, draft.torso);
