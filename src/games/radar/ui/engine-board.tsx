import { useState } from 'preact/hooks';
import { help } from '../../../page/help.ts';
import { courseOfNode, NODES } from '../data/boards.ts';
import { COLOUR_OF, COLOURS, SYSTEMS } from '../data/systems.ts';
import { marksAfter } from '../rules/engineering.ts';
import { EnginePicture } from './engine-picture.tsx';
import { brokenSystems, markEffect } from './engine-room.ts';
import { nodesIn, SHEET, spotOf } from './engine-sheet.ts';
import { ColourTag } from './glyphs.tsx';
import { labels } from './labels.ts';
import { LatelyStrip } from './lately-strip.tsx';
import { effectWords, nodeHelp, nodeWords } from './mark-words.ts';
import { COLOUR_LETTER, COLOUR_NAME, COURSE_NAME, listed, SYSTEM_NAME } from './names.ts';
import type { RadarScene, Station } from './station.ts';
import { Strip } from './strip.tsx';
import { whyNot } from './why-not.ts';

/** The engineer's sheet. The first click on a node shows its effect, the second marks it. */
export function EngineBoard({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const { view, controls, settings } = scene;
  const { rules, now } = view;
  const { language } = settings;
  const w = labels(language);
  const [hovered, setHovered] = useState<number | null>(null);
  const marks = view.boats[station.side].marks ?? 0;
  const due = view.active === station.side && now.course !== null && !now.marked ? now.course : null;
  const shown = scene.shown?.type === 'mark' ? scene.shown.node : null;
  const chosen = scene.draft?.kind === 'mark' ? scene.draft.node : null;
  const pointed = hovered ?? shown ?? chosen;
  const free = pointed !== null && !(marks & (1 << pointed)) ? pointed : null;
  const after = free === null ? marks : Math.max(0, marksAfter(rules.board, marks, free));
  const cleared = free === null ? 0 : (marks | (1 << free)) & ~after;
  const broken = brokenSystems(rules, marks);

  const pick = (node: number): void => {
    if (!controls || controls.busy || whyNot(view, station.seat, { type: 'mark', node })) return;
    if (chosen === node) controls.send({ type: 'mark', node });
    else scene.setDraft({ kind: 'mark', node });
  };
  return (
    <>
      <Strip scene={scene}>
        <span class={broken.length ? 'radar-out' : 'quiet'}>
          {broken.length
            ? w.outNow(
                listed(
                  broken.map((system) => SYSTEM_NAME[language][system]),
                  language,
                ),
              )
            : w.allWork}{' '}
          {w.radiationCount(nodesIn(marks & rules.board.radiation).length, nodesIn(rules.board.radiation).length)}
        </span>
      </Strip>
      <div class="engine-fit">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawn board is no form */}
        <div class="engine-board" role="group" aria-label={w.board}>
          <EnginePicture
            rules={rules}
            marks={marks}
            language={language}
            panel={due}
            pointed={pointed}
            cleared={cleared}
          />
          {Array.from({ length: NODES }, (_, node) => {
            const { x, y } = spotOf(node);
            const open = due === courseOfNode(node) && !(marks & (1 << node));
            return (
              <button
                key={node}
                type="button"
                class={open ? 'engine-hit is-open' : 'engine-hit'}
                style={{ left: `${(x / SHEET.width) * 100}%`, top: `${(y / SHEET.height) * 100}%` }}
                aria-label={`${nodeWords(rules, node, language)}, ${
                  marks & (1 << node) ? w.marked : effectWords(markEffect(rules, marks, node), language)
                }`}
                aria-pressed={chosen === node}
                {...help(nodeHelp(rules, node, (marks & (1 << node)) !== 0))}
                aria-disabled={!open}
                onClick={() => pick(node)}
                onMouseEnter={() => setHovered(node)}
                onMouseLeave={() => setHovered(null)}
                onFocus={() => setHovered(node)}
                onBlur={() => setHovered(null)}
              />
            );
          })}
        </div>
      </div>
      <p class="engine-says" aria-live="polite">
        {pointed === null
          ? due
            ? w.markNow(COURSE_NAME[language][due])
            : ' '
          : `${nodeWords(rules, pointed, language)}: ${
              free === null ? w.marked : effectWords(markEffect(rules, marks, free), language)
            }`}
      </p>
      <ul class="engine-legend">
        {[...COLOURS, 'radiation' as const].map((colour) => (
          <li key={colour} {...help(`node-${colour}`)}>
            <ColourTag colour={colour} letter={COLOUR_LETTER[language][colour]} />{' '}
            {colour === 'radiation'
              ? COLOUR_NAME[language].radiation
              : SYSTEMS.filter((system) => COLOUR_OF[system] === colour)
                  .map((system) => SYSTEM_NAME[language][system])
                  .join(', ')}
          </li>
        ))}
        {rules.board.circuits.map((_, i) => (
          <li key={i} {...help('circuit')}>
            <svg class="engine-key" width={26} height={10} viewBox="0 0 26 10" aria-hidden="true">
              <path class={`engine-wire is-${i + 1}`} d="M1 5H25" />
            </svg>{' '}
            {w.circuit(i + 1)}
          </li>
        ))}
      </ul>
      <LatelyStrip scene={scene} station={station} />
    </>
  );
}
