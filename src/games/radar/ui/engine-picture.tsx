import type { Language } from '../../../kernel/game.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import { colourOfNode, NODES } from '../data/boards.ts';
import type { Rules } from '../view.ts';
import { circuitOf, nodesIn, PANEL_ORDER, SHEET, spotOf, wireOf } from './engine-sheet.ts';
import { NodeShape } from './glyphs.tsx';
import { COLOUR_LETTER, COURSE_LETTER, COURSE_NAME, capital } from './names.ts';

interface EnginePictureProps {
  readonly rules: Rules;
  readonly marks: number;
  readonly language: Language;
  readonly panel?: Course | null; // to be marked now
  readonly pointed?: number | null;
  readonly cleared?: number; // nodes that the pointed mark would clear, as bits
  readonly small?: boolean; // too small for letters: shapes show the colours
}

/** The engine board: four panels, their nodes by colour, shape and letter, circuits as wires. */
export function EnginePicture({
  rules,
  marks,
  language,
  panel = null,
  pointed = null,
  cleared = 0,
  small = false,
}: EnginePictureProps) {
  return (
    <svg
      class={small ? 'engine-picture is-small' : 'engine-picture'}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {PANEL_ORDER.map((course, i) => (
        <g key={course} class={course === panel ? 'engine-panel is-due' : 'engine-panel'}>
          <rect x={i * SHEET.column + 3} y={2} width={SHEET.column - 6} height={SHEET.height - 4} rx={4} />
          <text x={(i + 0.5) * SHEET.column} y={small ? 32 : 20}>
            {small ? COURSE_LETTER[language][course] : capital(COURSE_NAME[language][course])}
          </text>
        </g>
      ))}
      {rules.board.circuits.map((nodes, i) => (
        <path key={i} class={`engine-wire is-${i + 1}`} d={wireOf(nodesIn(nodes), i + 1)} />
      ))}
      {Array.from({ length: NODES }, (_, node) => {
        const { x, y } = spotOf(node);
        const colour = colourOfNode(rules.board, node);
        const circuit = circuitOf(rules, node);
        const isMarked = (marks & (1 << node)) !== 0;
        const classes = [
          'engine-spot',
          isMarked ? 'is-marked' : '',
          pointed === node ? 'is-pointed' : '',
          cleared & (1 << node) ? 'is-cleared' : '',
        ];
        return (
          <g key={node} class={classes.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
            <NodeShape colour={colour} letter={small ? '' : COLOUR_LETTER[language][colour]} />
            {circuit > 0 && !small && (
              <text class="engine-circuit" x={25} y={-7}>
                {circuit}
              </text>
            )}
            {isMarked && <path class="engine-strike" d="M-20 16L20-16" />}
          </g>
        );
      })}
    </svg>
  );
}
