import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { usePanelKeys } from '../../../../page/keys.ts';
import { isCoarse } from '../../../../page/pointer.ts';
import { RefusalNote } from '../../../../page/refusal-note.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import { cellName } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import { SYSTEMS } from '../../data/systems.ts';
import { SystemGlyph } from '../glyphs.tsx';
import { knownTo } from '../knowledge.ts';
import { labels } from '../labels.ts';
import { resultOf } from '../lately.ts';
import { capital, SIDE_NAME, SYSTEM_NAME } from '../names.ts';
import { whyNot } from '../why-not.ts';
import { Answer } from './answer.tsx';
import { owedBy } from './before-end-turn.ts';
import { captainKey } from './captain-keys.ts';
import { Courses } from './courses.tsx';
import { Crew, Tell } from './crew.tsx';
import { type ActProps, Callout, Order } from './parts.tsx';
import { Planner } from './planner.tsx';
import { shotIn } from './shot.ts';
import { Systems } from './systems.tsx';

/** The captain's orders, in the order of a turn. */
export function CaptainAct({ scene, station }: ActProps) {
  const { view, controls, draft, settings } = scene;
  const w = labels(settings.language);
  const { now, active, phase } = view;
  const boat = view.boats[station.side];
  const mine = active === station.side;
  const thisTurn = `${view.turn} ${active}`;
  const [refused, setRefused] = useState<{ readonly turn: string; readonly order: Command } | null>(null);
  usePanelKeys((key) => captainKey({ scene, station }, key, (order) => setRefused({ turn: thisTurn, order })));
  // Asked again, because the crew acts while the captain reads the answer.
  const why = refused?.turn === thisTurn ? whyNot(view, station.seat, refused.order) : undefined;
  const result = resultOf(scene.heard, station.side);
  if (phase === 'placement') return <Placing scene={scene} station={station} />;
  if (now.sonar && !mine) return <Answer scene={scene} station={station} />;

  const setOut = mine && !now.moved;
  return (
    <>
      <Callout scene={scene} name="captain">
        {w.aboutCaptain}
      </Callout>
      <p class="radar-now">{statusText(scene, station)}</p>
      {result && <p class="note radar-result">{capital(scene.say(result))}</p>}
      {why && <RefusalNote fact={why} words={scene.say(why)} alert />}
      {draft && draft.kind !== 'move' && draft.kind !== 'mark' && controls ? (
        <Planner scene={scene} station={station} draft={draft} />
      ) : null}
      {setOut && boat.surfaced === 0 && (draft === null || draft.kind === 'move') && (
        <Courses scene={scene} station={station} />
      )}
      {mine && boat.surfaced > 0 && !now.surfacing && (
        <Order scene={scene} station={station} command={{ type: 'dive' }} kind="main" wide>
          {w.dive}
        </Order>
      )}
      <FireAt scene={scene} station={station} />
      <Systems scene={scene} station={station} />
      {mine && now.moved && <EndTurn scene={scene} station={station} />}
      <Crew scene={scene} station={station}>
        <Tell scene={scene} station={station} message={{ type: 'request-report' }}>
          {w.askReport}
        </Tell>
        <Wishes scene={scene} station={station} type="set-priority" title={w.priority} />
        <Wishes scene={scene} station={station} type="protect" title={w.protect} />
      </Crew>
    </>
  );
}

const LIKELY = 0.5;

/** The radio operator's best guess as a target, while it is likely and can be hit. */
function FireAt({ scene, station }: ActProps) {
  const { view, controls, draft, settings } = scene;
  const belief = scene.belief();
  if (!controls || draft !== null || !belief) return null;
  const { picture, age } = knownTo(belief);
  const best = picture.cells.find((cell) => (picture.weight[cell] ?? 0) >= LIKELY);
  if (age === null || best === undefined) return null;
  if (whyNot(view, station.seat, { type: 'torpedo', at: best })) return null;
  return (
    <Button
      kind="main"
      wide
      disabled={controls.busy}
      icon={<SystemGlyph system="torpedo" />}
      data-advice="torpedo"
      onClick={() => scene.setDraft({ kind: 'torpedo', at: best })}
    >
      {labels(settings.language).fireAt(cellName(view.rules.chart, best))}…
    </Button>
  );
}

function Placing({ scene, station }: ActProps) {
  const { view, draft } = scene;
  const w = labels(scene.settings.language);
  if ((view.boats[station.side].at ?? -1) >= 0) return <p class="radar-now">{w.placed}</p>;
  const at = draft?.kind === 'place' ? draft.at : null;
  return (
    <>
      <Callout scene={scene} name="placing">
        {w.aboutPlacing}
      </Callout>
      <p class="radar-now">{isCoarse() ? w.placeTap : w.placeHow}</p>
      {at === null ? (
        <Button kind="main" wide disabled>
          {w.place}
        </Button>
      ) : (
        <Order scene={scene} station={station} command={{ type: 'place', at }} kind="main" wide>
          {w.placeAt(`${cellName(view.rules.chart, at)}, ${w.sector(view.rules.chart.sector[at] as number)}`)}
        </Order>
      )}
    </>
  );
}

/** Stays visible while ending the turn is possible, except while an order is being prepared: it would cover its button. */
function EndTurn({ scene, station }: ActProps) {
  const w = labels(scene.settings.language);
  const open = owedBy(scene.view, station.seat).length === 0 && !scene.view.now.sonar && scene.draft === null;
  return (
    <div class={open ? 'radar-end is-open' : 'radar-end'} {...(open && { 'data-awaited': true })}>
      <Group title={w.endTurn}>
        <Order scene={scene} station={station} command={{ type: 'end-turn' }} kind="main" wide quietly>
          {w.endTurn}
        </Order>
        <Blocking scene={scene} station={station} />
      </Group>
    </div>
  );
}

/** Crew members who must act before the turn can end. */
function Blocking({ scene, station }: ActProps) {
  const owed = owedBy(scene.view, station.seat);
  return owed.length === 0 ? null : (
    <ul class="small quiet radar-owed">
      {owed.map((fact) => (
        <li key={fact.code}>
          {scene.say(fact)} <RuleLink code={fact.code} />
        </li>
      ))}
    </ul>
  );
}

function statusText(scene: ActProps['scene'], station: ActProps['station']): string {
  const { view, settings } = scene;
  const w = labels(settings.language);
  if (view.active !== station.side) return w.theirTurn(SIDE_NAME[settings.language][view.active]);
  const extra = view.extra > 0 ? ` (${w.extraTurns(view.extra)})` : '';
  if (!view.now.moved) return `${view.boats[station.side].surfaced > 0 ? w.diveNow : w.yourMove}${extra}`;
  if (view.now.sonar) return w.waitsForAnswer;
  const owed = owedBy(view, station.seat).map(({ code }) =>
    code === 'engineer-first' ? w.waitsForMark : w.waitsForCharge,
  );
  if (owed.length > 0) return owed.join(' ');
  return w.yourShot(shotIn(view, station.seat));
}

/** One click moves this system to the front; the others keep their order. */
function Wishes({ scene, station, type, title }: ActProps & { type: 'set-priority' | 'protect'; title: string }) {
  const { language } = scene.settings;
  const crew = scene.belief()?.crew;
  const now = (type === 'protect' ? crew?.protect : crew?.priority)?.message.systems ?? [];
  const order = [...now, ...SYSTEMS.filter((system) => !now.includes(system))];
  return (
    <div class="radar-wishes">
      <span class="small quiet">{title}</span>
      <span class="segments">
        {SYSTEMS.map((system) => (
          <Tell
            key={system}
            scene={scene}
            station={station}
            label={`${title}: ${SYSTEM_NAME[language][system]}`}
            message={{
              type,
              systems: [system, ...order.filter((other) => other !== system)].slice(0, type === 'protect' ? 2 : 5),
            }}
            icon={<SystemGlyph system={system} />}
          >
            {now[0] === system ? <span class="wish-mark" /> : null}
          </Tell>
        ))}
      </span>
    </div>
  );
}
