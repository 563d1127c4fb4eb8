import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { type Cell, type Course, cellName, neighbour } from '../../../../parts/grid/grid.ts';
import { type Labels, labels } from '../labels.ts';
import { COURSE_NAME, STANCE_NAME } from '../names.ts';
import { whyNot } from '../why-not.ts';
import { type ActProps, CoursePad, Order } from './parts.tsx';

/** The course buttons, with the engineer's advice on each. */
export function Courses({ scene, station }: ActProps) {
  const { view, controls, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const { chart } = view.rules;
  const { at, quiet } = view.boats[station.side];
  const routes = scene.belief()?.crew.advice;
  const fresh = routes && routes.turn === view.turn ? routes.message.routes : [];
  const stance = (course: Course) => fresh.find((route) => route.course === course)?.stance;
  return (
    <Group title={w.course}>
      <CoursePad
        scene={scene}
        label={w.course}
        middle={<span class="mono">{cellName(chart, at as Cell)}</span>}
        name={(course) => {
          const word = whyNot(view, station.seat, { type: 'move', course }) ? undefined : stance(course);
          return `${w.sail(COURSE_NAME[language][course])}${word ? `, ${w.engineerSays}: ${STANCE_NAME[language][word]}` : ''}`;
        }}
        blocked={(course) => {
          const why = whyNot(view, station.seat, { type: 'move', course });
          if (why) return scene.say(why);
          return controls?.offline ? w.offline : controls && !controls.busy ? null : '…';
        }}
        note={(course) => {
          const why = whyNot(view, station.seat, { type: 'move', course });
          const word = stance(course);
          const isEdge = neighbour(chart, at as Cell, course) === -1;
          if (why) return <small>{blockWord(w, why.code, isEdge)}</small>;
          return word ? <small class={`is-${word}`}>{STANCE_NAME[language][word]}</small> : null;
        }}
        press={(course) => controls?.send({ type: 'move', course })}
      />
      {quiet > 0 && <p class="small quiet">{w.quiet(quiet)}</p>}
      {scene.draft?.kind === 'move' && (
        <div class="radar-confirm">
          <Order scene={scene} station={station} command={{ type: 'move', course: scene.draft.course }} kind="main">
            {w.sail(COURSE_NAME[language][scene.draft.course])}
          </Order>
          <Button onClick={() => scene.setDraft(null)}>{w.cancel}</Button>
        </div>
      )}
      <div class="row">
        <Button
          disabled={!controls || controls.busy || whyNot(view, station.seat, { type: 'surface' }) !== undefined}
          onClick={() => scene.setDraft({ kind: 'surface' })}
        >
          {w.surface}…
        </Button>
      </div>
    </Group>
  );
}

const blockWord = (w: Labels, code: string, isEdge: boolean): string =>
  code === 'own-trail'
    ? w.blockedTrail
    : code === 'own-mine'
      ? w.blockedMine
      : code === 'no-sea-there'
        ? isEdge
          ? w.blockedEdge
          : w.blockedLand
        : '';
