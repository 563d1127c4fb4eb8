import { useEffect, useState } from 'preact/hooks';
import type { Fact } from '../../../../kernel/fact.ts';
import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { usePanelKeys } from '../../../../page/keys.ts';
import { isCoarse } from '../../../../page/pointer.ts';
import { cellName } from '../../../../parts/grid/grid.ts';
import { SYSTEMS } from '../../data/systems.ts';
import type { View } from '../../view.ts';
import { SystemGlyph } from '../glyphs.tsx';
import { labels } from '../labels.ts';
import { resultOf } from '../lately.ts';
import { capital, SIDE_NAME, SYSTEM_NAME } from '../names.ts';
import { Answer } from './answer.tsx';
import { nothingLeft, owedBy } from './before-end-turn.ts';
import { captainKey } from './captain-keys.ts';
import { Courses } from './courses.tsx';
import { Crew, Tell } from './crew.tsx';
import { type ActProps, Callout, Order } from './parts.tsx';
import { Planner } from './planner.tsx';
import { Systems } from './systems.tsx';

/** The captain's orders, in the order of a turn. */
export function CaptainAct({ scene, station }: ActProps) {
  const { view, controls, draft, settings } = scene;
  const w = labels(settings.language);
  const { now, active, phase } = view;
  const boat = view.boats[station.side];
  const mine = active === station.side;
  const [whyNot, setWhyNot] = useState<{ readonly view: View; readonly fact: Fact } | null>(null);
  usePanelKeys((key) => captainKey({ scene, station }, key, (fact) => setWhyNot({ view, fact })));
  useAutoEnd(scene, station);
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
      {whyNot?.view === view && (
        <p class="refusal" role="alert">
          <Icon name="warn" /> {scene.say(whyNot.fact)}
        </p>
      )}
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

/** Stays visible while ending the turn is possible. */
function EndTurn({ scene, station }: ActProps) {
  const w = labels(scene.settings.language);
  const open = owedBy(scene.view, station.seat).length === 0 && !scene.view.now.sonar;
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
        <li key={fact.code}>{scene.say(fact)}</li>
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
  if (owed.length && view.now.fired) return owed.join(' ');
  if (view.now.fired || view.now.surfacing) return w.endNow;
  return w.yourShot;
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

/** Optionally ends the captain's turn once nothing can be fired. */
function useAutoEnd(scene: ActProps['scene'], station: ActProps['station']): void {
  const { controls, view, settings, draft } = scene;
  const idle = controls !== null && !controls.busy && controls.refusal === null && draft === null;
  const ready = settings.autoEnd && idle && nothingLeft(view, station.seat);
  useEffect(() => {
    if (ready) controls?.send({ type: 'end-turn' });
  }, [ready, view.turn]);
}
