import { type Cell, COURSES } from '../../../parts/grid/grid.ts';
import type { CommandOf } from '../commands.ts';
import type { Heard } from '../events.ts';
import { agrees } from '../rules/detection.ts';
import { blastDamage } from '../rules/weapons.ts';
import { type Chart, otherSide, type Rules, type Side } from '../view.ts';
import type { Belief, Memory } from './memory.ts';

/** The probability of each cell, and the cells that have any. */
export interface Picture {
  readonly weight: Float64Array; // adds up to 1
  readonly cells: readonly Cell[];
}

/**
 * The captain's picture of the enemy: the radio operator's last report, updated by what was heard since. Without any
 * report the captain plots no courses: every enemy move may have gone in any direction.
 */
export function pictureOf(belief: Belief): Picture {
  const { rules, side } = belief;
  const since: Heard[] = [];
  let report: CommandOf<'report'> | undefined;
  for (let node: Memory | null = belief.memory; node && !report; node = node.before) {
    const { heard } = node;
    if (!heard) continue;
    if (heard.type === 'said' && heard.message.type === 'report') report = heard.message;
    else since.push(heard);
  }
  let weight = report ? fromReport(rules.chart, report) : evenly(rules.chart);
  for (const heard of since.reverse()) weight = carried(rules, weight, heard, otherSide(side), report !== undefined);
  return settle(rules.chart, weight);
}

function fromReport(chart: Chart, { weights, best }: CommandOf<'report'>): Float64Array {
  const weight = new Float64Array(chart.cells);
  for (const [cell, share] of weights) if (chart.sea[cell]) weight[cell] = share;
  if (!weights.length && best !== null && chart.sea[best]) {
    weight[best] = 2; // a person's "about here": half on the spot, half around it
    for (const cell of chart.around[best] ?? []) if (chart.sea[cell]) weight[cell] = 0.25;
  }
  return weight.some((share) => share > 0) ? weight : evenly(chart);
}

const evenly = (chart: Chart): Float64Array => Float64Array.from(chart.sea, (wet) => (wet ? 1 : 0));

/** Widens or narrows the picture by one heard event. Trails are not tracked here, so it never rules out too much. */
function carried(
  { chart, ruleset }: Rules,
  weight: Float64Array,
  heard: Heard,
  enemy: Side,
  plotted: boolean,
): Float64Array {
  const keep = (holds: (cell: Cell) => boolean): Float64Array =>
    weight.map((w, cell) => (w > 0 && holds(cell) ? w : 0));
  switch (heard.type) {
    case 'moved':
      return heard.side === enemy ? shifted(chart, weight, plotted ? [heard.course] : COURSES, 1, 1) : weight;
    case 'stealthed': {
      if (heard.side !== enemy) return weight;
      const steps = 'steps' in heard ? heard.steps : undefined;
      return shifted(chart, weight, COURSES, steps ?? 0, steps ?? ruleset.stealth.reach);
    }
    case 'slipped':
      return heard.side === enemy ? shifted(chart, weight, COURSES, 1, 1) : weight;
    case 'surfaced':
      return heard.side === enemy ? keep((cell) => chart.sector[cell] === heard.sector) : weight;
    case 'torpedo-fired':
      return heard.side === enemy ? keep((cell) => (chart.reach[cell] ?? []).includes(heard.at)) : weight;
    case 'exploded':
      return keep((cell) => blastDamage(chart, heard.at, cell) === heard[enemy]);
    case 'drone-answered':
      return heard.side === enemy ? weight : keep((cell) => (chart.sector[cell] === heard.sector) === heard.there);
    case 'sonar-answered':
      return heard.side === enemy ? keep((cell) => agrees(chart, cell, heard.first, heard.second)) : weight;
    default:
      return weight;
  }
}

function shifted(
  chart: Chart,
  weight: Float64Array,
  courses: readonly (keyof Chart['step'])[],
  from: number,
  to: number,
) {
  const next = new Float64Array(chart.cells);
  for (let cell = 0; cell < chart.cells; cell++) {
    const share = weight[cell] as number;
    if (share <= 0) continue;
    if (from === 0) next[cell] = (next[cell] as number) + share;
    for (const course of courses) {
      let at = cell;
      for (let i = 1; i <= to; i++) {
        at = chart.step[course][at] as number;
        if (at < 0) break;
        if (i >= from) next[at] = (next[at] as number) + share;
      }
    }
  }
  return next;
}

/** Normalises shares to 1; an empty picture means a report was wrong, and restarts from the whole sea. */
function settle(chart: Chart, weight: Float64Array): Picture {
  let sum = 0;
  for (const share of weight) sum += share;
  if (sum <= 0) return settle(chart, evenly(chart));
  const cells: Cell[] = [];
  for (let cell = 0; cell < weight.length; cell++) {
    if ((weight[cell] as number) <= 0) continue;
    weight[cell] = (weight[cell] as number) / sum;
    cells.push(cell);
  }
  return { weight, cells };
}
