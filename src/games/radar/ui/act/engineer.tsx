import { useState } from 'preact/hooks';
import { Group } from '../../../../page/group.tsx';
import { COURSES, type Course } from '../../../../parts/grid/grid.ts';
import type { CommandOf } from '../../commands.ts';
import { colourOfNode, NODES_PER_PANEL } from '../../data/boards.ts';
import { conditionOf, markEffect, nodesOf, routesOf, STANCES } from '../engine-room.ts';
import { circuitOf } from '../engine-sheet.ts';
import { ColourTag } from '../glyphs.tsx';
import { labels } from '../labels.ts';
import { effectWords, nodeWords } from '../mark-words.ts';
import {
  COLOUR_LETTER,
  COURSE_LETTER,
  COURSE_NAME,
  capital,
  listed,
  SIDE_NAME,
  STANCE_NAME,
  SYSTEM_NAME,
} from '../names.ts';
import { Crew, Tell } from './crew.tsx';
import { type ActProps, Callout, Order } from './parts.tsx';

type Route = CommandOf<'advise'>['routes'][number];

/** The panel to mark, with the effect of each mark; then messages for the crew. */
export function EngineerAct({ scene, station }: ActProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const { rules, now } = view;
  const marks = view.boats[station.side].marks ?? 0;
  const due = view.active === station.side && now.course !== null && !now.marked ? now.course : null;
  const [own, setOwn] = useState<Partial<Record<Course, Route['stance']>>>({});
  const told = scene.belief()?.crew.broken ?? [];
  const protect = scene.belief()?.crew.protect?.message.systems ?? [];
  const routes = routesOf(rules, marks).map((route) => ({ ...route, stance: own[route.course] ?? route.stance }));
  const turn = (course: Course, stance: Route['stance']): void =>
    setOwn({ ...own, [course]: STANCES[(STANCES.indexOf(stance) + 1) % STANCES.length] });
  return (
    <>
      <Callout scene={scene} name="engineer">
        {w.aboutEngineer}
      </Callout>
      <p class="radar-now">{statusText(scene, station, due)}</p>
      {protect.length > 0 && (
        <p class="small">
          {w.keepWorking(
            listed(
              protect.map((system) => SYSTEM_NAME[language][system]),
              language,
            ),
          )}
        </p>
      )}
      {due && (
        <Group title={capital(w.panel(COURSE_NAME[language][due]))}>
          <ul class="radar-marks">
            {nodesOf(due)
              .filter((node) => !(marks & (1 << node)))
              .map((node) => {
                const effect = markEffect(rules, marks, node);
                const colour = colourOfNode(rules.board, node);
                const circuit = circuitOf(rules, node);
                return (
                  <li key={node} class={scene.draft?.kind === 'mark' && scene.draft.node === node ? 'is-chosen' : ''}>
                    <Order
                      scene={scene}
                      station={station}
                      command={{ type: 'mark', node }}
                      kind={effect.hull ? 'danger' : 'plain'}
                      icon={<ColourTag colour={colour} letter={COLOUR_LETTER[language][colour]} />}
                      quietly
                    >
                      <span class="spoken">{nodeWords(rules, node, language)}: </span>
                      {w.mark} {(node % NODES_PER_PANEL) + 1}
                    </Order>
                    <span class={effect.hull ? 'small radar-bad' : effect.circuit ? 'small radar-good' : 'small'}>
                      {effectWords(effect, language)}
                      {circuit > 0 && !effect.circuit && <span class="quiet"> · {w.circuit(circuit)}</span>}
                    </span>
                  </li>
                );
              })}
          </ul>
        </Group>
      )}
      <Crew scene={scene} station={station}>
        <Tell scene={scene} station={station} message={conditionOf(rules, marks, told)}>
          {w.tellCondition}
        </Tell>
        <div class="radar-routes">
          {COURSES.map((course) => {
            const route = routes.find((each) => each.course === course) as Route;
            return (
              <button
                key={course}
                type="button"
                class={`button radar-route is-${route.stance}`}
                onClick={() => turn(course, route.stance)}
              >
                {COURSE_LETTER[language][course]} <small>{STANCE_NAME[language][route.stance]}</small>
                <span class="spoken">, {w.changeStance(COURSE_NAME[language][course])}</span>
              </button>
            );
          })}
        </div>
        <Tell scene={scene} station={station} message={{ type: 'advise', routes }}>
          {w.tellAdvice}
        </Tell>
      </Crew>
    </>
  );
}

function statusText({ view, settings }: ActProps['scene'], { side }: ActProps['station'], due: Course | null): string {
  const { language } = settings;
  const w = labels(language);
  if (view.phase === 'placement') return w.waitsForMove;
  if (view.active !== side) return w.theirTurn(SIDE_NAME[language][view.active]);
  if (due) return w.markNow(COURSE_NAME[language][due]);
  if (view.now.surfacing) return w.nothingToMark;
  return view.now.moved ? w.markDone : w.waitsForMove;
}
