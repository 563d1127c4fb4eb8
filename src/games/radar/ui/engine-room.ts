import { COURSES, type Course } from '../../../parts/grid/grid.ts';
import type { CommandOf } from '../commands.ts';
import { NODES_PER_PANEL } from '../data/boards.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import { consequence, marksAfter } from '../rules/engineering.ts';
import { isBroken } from '../rules/systems.ts';
import type { Rules } from '../view.ts';

/** The effect of one mark. */
export interface MarkEffect {
  readonly hull: 'overload' | 'radiation' | null; // costs a point of hull and clears the board
  readonly circuit: number; // repaired, 0 = none
  readonly breaks: readonly System[];
  readonly mends: readonly System[];
}

export const brokenSystems = (rules: Rules, marks: number): System[] =>
  SYSTEMS.filter((system) => isBroken(rules, marks, system));

export function markEffect(rules: Rules, marks: number, node: number): MarkEffect {
  const what = consequence(rules.board, marks | (1 << node), node);
  const after = Math.max(0, marksAfter(rules.board, marks, node));
  const [was, is] = [brokenSystems(rules, marks), brokenSystems(rules, after)];
  return {
    hull: typeof what === 'string' ? what : null,
    circuit: typeof what === 'object' ? what.circuit : 0,
    breaks: is.filter((system) => !was.includes(system)),
    mends: was.filter((system) => !is.includes(system)),
  };
}

export const nodesOf = (course: Course): readonly number[] => {
  const first = COURSES.indexOf(course) * NODES_PER_PANEL;
  return Array.from({ length: NODES_PER_PANEL }, (_, i) => first + i);
};

/** Changes since the last report to the crew. */
export function conditionOf(rules: Rules, marks: number, told: readonly System[]): CommandOf<'condition'> {
  const now = brokenSystems(rules, marks);
  return {
    type: 'condition',
    broken: now.filter((system) => !told.includes(system)),
    repaired: told.filter((system) => !now.includes(system)),
  };
}

type Route = CommandOf<'advise'>['routes'][number];

/** The engineer's advice on each course, based on the best mark left there. */
export function routesOf(rules: Rules, marks: number): readonly Route[] {
  return COURSES.map((course) => {
    const nodes = nodesOf(course);
    const marked = nodes.filter((node) => marks & (1 << node));
    const effects = nodes.filter((node) => !(marks & (1 << node))).map((node) => markEffect(rules, marks, node));
    const [best] = effects.sort((a, b) => price(a) - price(b));
    const route = { course, marks: marked, cost: best ? price(best) : 0, risk: best?.hull ? 1 : 0 };
    if (best?.hull) return { ...route, stance: 'avoid', why: best.hull === 'overload' ? 'overloads' : 'radiation' };
    if (best?.circuit) return { ...route, stance: 'prefer', why: 'completes-circuit' };
    if (best?.breaks.length) return { ...route, stance: 'avoid', why: 'breaks-system' };
    if (marked.length >= NODES_PER_PANEL - 2) return { ...route, stance: 'avoid', why: 'panel-nearly-full' };
    return { ...route, stance: 'allow', why: 'keeps-systems' };
  });
}

/** In hundredths of a hull point. */
const price = ({ hull, circuit, breaks, mends }: MarkEffect): number =>
  (hull ? 100 : 0) + 10 * (breaks.length - mends.length) - (circuit ? 20 : 0);

export const STANCES = ['prefer', 'allow', 'avoid'] as const satisfies readonly Route['stance'][];
