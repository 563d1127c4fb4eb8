import type { Language } from '../../kernel/game.ts';
import type { Colour, Picture, PictureNote, Shape } from '../../kernel/picture.ts';
import { type Cell, colOf, rowOf } from '../../parts/grid/grid.ts';
import type { Belief } from './belief/memory.ts';
import { pictureOf } from './belief/picture.ts';
import { spread } from './belief/tracker.ts';
import { enemyTracker } from './belief.ts';
import { boatShapes, surfacedSectors } from './picture/boats.ts';
import { chartShapes, EDGE, MARGIN, UNIT } from './picture/chart.ts';
import { SIDES, type Side, type View } from './view.ts';

export const titles: Readonly<Record<Language, string>> = { en: 'Admiral Radar', es: 'Almirante Radar' };

/** The chart with the boats, trails and mines that the view shows, and the cells where a seat thinks the enemy can be. */
export function picture(view: View, language: Language, belief?: Belief): Picture {
  const { chart } = view.rules;
  const heat = belief && view.phase === 'playing' ? heatShapes(view, belief) : [];
  return {
    width: chart.cols * UNIT + MARGIN + EDGE,
    height: chart.rows * UNIT + MARGIN + EDGE,
    title: titles[language],
    notes: notesOf(view, language),
    shapes: [...chartShapes(view.rules, heat), ...surfacedSectors(view), ...boatShapes(view)],
  };
}

const HEAT: readonly Colour[] = ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'];

/** Possible cells in five steps of likelihood; nothing as long as the enemy can be anywhere. */
function heatShapes({ rules }: View, belief: Belief): Shape[] {
  const { chart } = rules;
  const known = likelihood(belief);
  const sea = chart.sea.filter(Boolean).length;
  if (!known || known.cells.length >= sea * 0.95) return [];
  const top = Math.max(...known.cells.map((cell) => known.weight[cell] ?? 0));
  return known.cells.map((cell): Shape => {
    const step = Math.ceil(Math.sqrt((known.weight[cell] ?? 0) / top) * HEAT.length - 1e-6);
    const fill = HEAT[Math.max(0, step - 1)] as Colour;
    const [x, y] = [MARGIN + colOf(chart, cell) * UNIT + 1, MARGIN + rowOf(chart, cell) * UNIT + 1];
    return { kind: 'rect', x, y, w: UNIT - 2, h: UNIT - 2, fill, opacity: 0.75 };
  });
}

interface Likelihood {
  readonly cells: readonly Cell[];
  readonly weight: Readonly<Record<Cell, number>>;
}

/** The radio operator plots everything heard; the captain relies on the operator's reports. */
function likelihood(belief: Belief): Likelihood | undefined {
  if (belief.role === 'radio-operator') return spread(enemyTracker(belief));
  return belief.role === 'captain' && belief.crew.report ? pictureOf(belief) : undefined;
}

const SIDE: Readonly<Record<Language, Readonly<Record<Side, string>>>> = {
  en: { blue: 'Blue', red: 'Red' },
  es: { blue: 'Azul', red: 'Rojo' },
};

function notesOf(view: View, language: Language): readonly PictureNote[] {
  const { turn, phase, rules, boats } = view;
  const { turnLimit } = rules.setup;
  const now = Math.min(turn + 1, turnLimit);
  const when =
    phase === 'placement'
      ? { en: 'Placing the boats', es: 'Colocación de los barcos' }
      : { en: `Turn ${now} of ${turnLimit}`, es: `Turno ${now} de ${turnLimit}` };
  return [
    { text: when[language] },
    ...SIDES.map((side, i) => ({
      text: `${SIDE[language][side]}: ${stateOf(boats[side], language, rules.ruleset.hull)}`,
      side: i,
    })),
  ];
}

function stateOf({ hull, surfaced }: View['boats'][Side], language: Language, most: number): string {
  if (hull === 0) return { en: 'sunk', es: 'hundido' }[language];
  const left = { en: `hull ${hull} of ${most}`, es: `casco ${hull} de ${most}` }[language];
  if (surfaced === 0) return left;
  return `${left}, ${{ en: 'on the surface', es: 'en la superficie' }[language]}`;
}
