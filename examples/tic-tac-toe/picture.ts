import type { Language } from '../../src/kernel/game.ts';
import type { Picture, Shape } from '../../src/kernel/picture.ts';
import { type Cell, SIZE, type State } from './state.ts';

const CELL = 120;
const MARGIN = 40;

export const titles: Readonly<Record<Language, string>> = { en: 'Tic-tac-toe', es: 'Tres en raya' };

/** The board with its marks and the winning line. Nothing is hidden, so the view is the state. */
export function picture({ cells, line, placed }: State, language: Language): Picture {
  const side = SIZE * CELL + 2 * MARGIN;
  const inner = Array.from({ length: SIZE - 1 }, (_, i) => MARGIN + (i + 1) * CELL);
  const along = (line ?? []).map(centre);
  const [from, to] = [along[0], along.at(-1)];
  return {
    width: side,
    height: side,
    title: titles[language],
    notes: [{ text: { en: `Marks on the board: ${placed}`, es: `Marcas en el tablero: ${placed}` }[language] }],
    shapes: [
      { kind: 'rect', x: 0, y: 0, w: side, h: side, fill: 'raised' },
      ...inner.flatMap((at): Shape[] => [
        { kind: 'line', from: [at, MARGIN], to: [at, side - MARGIN], stroke: 'edge', width: 3 },
        { kind: 'line', from: [MARGIN, at], to: [side - MARGIN, at], stroke: 'edge', width: 3 },
      ]),
      ...cells.flatMap(mark),
      ...(from && to ? [{ kind: 'line', from, to, stroke: 'brass', width: 10, round: true } as const] : []),
    ],
  };
}

const centre = (cell: number): readonly [number, number] => [
  MARGIN + ((cell % SIZE) + 0.5) * CELL,
  MARGIN + (Math.floor(cell / SIZE) + 0.5) * CELL,
];

function mark(cell: Cell, i: number): Shape[] {
  const [x, y] = centre(i);
  if (cell === 'o') return [{ kind: 'circle', x, y, r: 36, stroke: 'side-b', width: 10 }];
  if (cell === null) return [];
  const cross: Shape = { kind: 'path', d: 'M-34-34L34 34M34-34L-34 34', stroke: 'side-a', width: 10, round: true };
  return [{ kind: 'group', x, y, shapes: [cross] }];
}
