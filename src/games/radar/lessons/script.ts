import { type LessonPoint, type LessonStep, other, point } from '../../../kernel/lesson.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { System } from '../data/systems.ts';
import type { RadarKinds } from '../kinds.ts';

type Step = LessonStep<RadarKinds>;
type Report = CommandOf<'report'>;

/** The commands of the engineer and the first mate after the captain's move. */
export const crewWorks = (side: string, node: number, system: System): readonly Step[] => [
  other<Command>(`${side}.engineer`, { type: 'mark', node }),
  other<Command>(`${side}.first-mate`, { type: 'charge', system }),
];

/** A whole turn of the enemy. */
export const enemySails = (course: Course, node: number): readonly Step[] => [
  other<Command>('red.captain', { type: 'move', course }),
  ...crewWorks('red', node, 'torpedo'),
  other<Command>('red.captain', { type: 'end-turn' }),
];

/** A report in which all these cells are equally likely. */
export function reportOn(certainty: Report['certainty'], cells: readonly number[]): Command {
  const share = Number((1 / cells.length).toFixed(6));
  return {
    type: 'report',
    certainty,
    candidates: cells.length,
    hypotheses: cells.length,
    best: cells.length === 1 ? (cells[0] ?? null) : null,
    weights: cells.map((cell) => [cell, share] as [number, number]),
  };
}

export const reported = (certainty: Report['certainty'], cells: readonly number[]): Step =>
  other<Command>('blue.radio-operator', reportOn(certainty, cells));

/** The 7x7 sea of both lessons. Its islands leave red only F3 in sector 2 after sailing south twice. */
export const SMALL_SEA = {
  ruleset: 'classic',
  map: { rows: 7, cols: 7, sector: { across: 3, down: 3 }, islands: [10, 11, 15] }, // D2, E2, B3
};

/** Its cells by name; they are numbered in rows from A1 = 0. */
export const CELLS = { C7: 44, F1: 5, F3: 19, F4: 26 } as const;

export const AFTER_TWO_SOUTH = [
  14, 16, 19, 20, 21, 23, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48,
];

// ---- Elements of the captain's page ----

export const cellAt = (cell: number, en: string, es: string): LessonPoint => point(`[data-cell="${cell}"]`, en, es);
/** A cell while it can be chosen as a target. */
export const targetAt = (cell: number, en: string, es: string): LessonPoint =>
  point(`[data-cell="${cell}"].is-can`, en, es);
export const courseTo = (course: Course, en: string, es: string): LessonPoint =>
  point(`[data-course="${course}"]`, en, es);
export const orderOf = (type: Command['type'], en: string, es: string, also?: string): LessonPoint =>
  point(`[data-order="${type}"]`, en, es, also);
export const placeAt = (cell: number, en: string, es: string): LessonPoint =>
  point(`[data-order="place"][data-at="${cell}"]`, en, es);
export const systemOf = (system: System, en: string, es: string): LessonPoint =>
  point(`[data-system="${system}"] .button`, en, es);
/** The confirm button while this cell is the target. The planned order above it must stay visible. */
export const confirmAt = (cell: number, en: string, es: string): LessonPoint =>
  point(`.radar-confirm .button[data-at="${cell}"]`, en, es, '.radar-planner, .radar-confirm');
