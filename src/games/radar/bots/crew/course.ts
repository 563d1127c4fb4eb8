import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score, veto } from '../../../../decide/rule.ts';
import { type Cell, COURSES } from '../../../../parts/grid/grid.ts';
import { spread } from '../../belief/tracker.ts';
import type { System } from '../../data/systems.ts';
import { type Heading, WATER } from './headings.ts';
import { bitsBetween, type Helm, massWithin, meanDistance } from './helm.ts';
import { brokenBy } from './marking.ts';
import { bestBlast, massIn } from './odds.ts';
import { HORIZON } from './plan.ts';
import type { CrewWeights } from './weights.ts';

/** Systems that are full or soon will be, whose breakdown would really cost something. */
const isCharged = ({ own, rules }: Helm, system: System): boolean =>
  (own.charges?.[system] ?? 0) >= rules.ruleset.charges[system] - 1;

const readiness = ({ own, rules }: Helm): number =>
  Math.min(1, ((own.charges?.torpedo ?? 0) + 2) / rules.ruleset.charges.torpedo);

/** They may move once before they fire; surfacing gives them three turns. */
const near = (helm: Helm, { command, end }: Heading): number =>
  massWithin(helm.chart, helm.them(), end, helm.rules.ruleset.torpedo.reach + (command.type === 'surface' ? 3 : 1));

/** Cells of the trail up to which a course is part of the opening: until then the start gives the boat away. */
const OPENING = 8;

export const crewCourse: Evaluator<Helm, Heading, CrewWeights> = {
  id: 'crew-course',
  mixed: {
    of: 'courses',
    within: ({ mixedOpenings, mixedCourses }, { boat }) =>
      boat.trail.length <= OPENING ? mixedOpenings : mixedCourses,
  },
  grain: 60,
  rules: [
    veto({
      id: 'overloads',
      see: (_: Helm, { mark, command }: Heading) =>
        mark && mark.node < 0 && 'course' in command ? { course: command.course } : undefined,
    }),
    score({
      id: 'dead-end',
      unit: 'hull/100',
      band: [-600, 0],
      see: (_: Helm, { safe }: Heading) => (safe < HORIZON ? { moves: safe, horizon: HORIZON } : undefined),
      worth: ({ moves, horizon }, w: CrewWeights) => (-w.deadEnd * (horizon - moves) ** 2) / 4,
    }),
    score({
      id: 'narrow-water',
      unit: 'hull/100',
      band: [-200, 0],
      see: (_: Helm, { water }: Heading) => (water < WATER ? { water } : undefined),
      worth: ({ water }, w: CrewWeights) => -w.room * (1 - water / WATER),
    }),
    score({
      id: 'breaks',
      unit: 'hull/100',
      band: [-200, 0],
      see: (helm: Helm, { mark }: Heading) => {
        if (!mark || mark.node < 0) return undefined;
        const before = brokenBy(helm.board, helm.marks);
        const systems = brokenBy(helm.board, mark.marks).filter((system) => !before.includes(system));
        if (!systems.length) return undefined;
        return { systems, charged: systems.filter((system) => isCharged(helm, system)).length };
      },
      worth: ({ systems, charged }, w: CrewWeights) => -w.breaks * charged - w.breaksEmpty * (systems.length - charged),
    }),
    score({
      id: 'repairs',
      unit: 'hull/100',
      band: [0, 200],
      see: (helm: Helm, { mark, command }: Heading) => {
        if (mark && mark.node < 0) return undefined;
        const after = command.type === 'surface' ? [] : brokenBy(helm.board, mark?.marks ?? helm.marks);
        const systems = brokenBy(helm.board, helm.marks).filter((system) => !after.includes(system));
        return systems.length ? { systems } : undefined;
      },
      worth: ({ systems }, w: CrewWeights) => w.repairs * systems.length,
    }),
    score({
      id: 'engineer-says',
      unit: 'hull/100',
      band: [-200, 100],
      see: ({ belief }: Helm, { command }: Heading) => {
        const { advice } = belief.crew;
        if (advice?.turn !== belief.turn || !('course' in command)) return undefined;
        const { routes } = advice.message;
        const route = routes.find(({ course }) => course === command.course);
        const told = routes.length === COURSES.length; // then the look-ahead knows the board and needs no advice
        if (!route || (told && route.risk === 0) || (route.stance === 'allow' && route.risk === 0)) return undefined;
        return { course: route.course, stance: told ? 'allow' : route.stance, risk: route.risk };
      },
      worth: ({ stance, risk }, w: CrewWeights) =>
        (stance === 'prefer' ? w.advice : stance === 'avoid' ? -w.advice : 0) - w.risk * risk,
    }),
    score({
      id: 'tells-them',
      unit: 'hull/100',
      band: [-100, 0],
      see: (helm: Helm, { seen }: Heading) => {
        const bits = bitsBetween(spread(helm.us()), seen);
        return bits < 0 ? { bits, places: seen.cells.length } : undefined;
      },
      worth: ({ bits }, w: CrewWeights) => w.tells * bits,
    }),
    score({
      id: 'hides-us',
      unit: 'hull/100',
      band: [0, 100],
      see: (helm: Helm, { seen }: Heading) => {
        const bits = bitsBetween(spread(helm.us()), seen);
        return bits > 0 ? { bits, places: seen.cells.length } : undefined;
      },
      worth: ({ bits }, w: CrewWeights) => w.hides * bits,
    }),
    score({
      id: 'closing-in',
      unit: 'hull/100',
      band: [-200, 0],
      see: (helm: Helm, { end }: Heading) => {
        const far = meanDistance(helm.chart, helm.them(), end) - helm.rules.ruleset.torpedo.reach;
        return far > 0 ? { far, ready: readiness(helm) } : undefined;
      },
      worth: ({ far, ready }, w: CrewWeights) => -w.closing * far * ready,
    }),
    score({
      id: 'in-reach',
      unit: 'hull/100',
      band: [0, 100],
      see: (helm: Helm, { end, command }: Heading) => {
        if (command.type !== 'move' || !helm.own.usable?.includes('torpedo')) return undefined;
        const odds = massIn(helm.them(), helm.chart.reach[end] as readonly Cell[]);
        return odds > 0.05 ? { odds } : undefined;
      },
      worth: ({ odds }, w: CrewWeights) => w.inReach * odds,
    }),
    score({
      id: 'in-danger',
      unit: 'hull/100',
      band: [-400, 0],
      see: (helm: Helm, heading: Heading) => {
        const odds = near(helm, heading);
        const shots = heading.command.type === 'surface' ? 2 : 1;
        const damage = odds > 0.02 ? bestBlast(helm.chart, heading.seen).damage * shots : 0;
        return damage * odds > 0.01 ? { odds, damage } : undefined;
      },
      worth: ({ odds, damage }, w: CrewWeights) => -w.danger * odds * damage,
    }),
    score({
      id: 'spends-stealth',
      unit: 'hull/100',
      band: [-200, 0],
      see: (_: Helm, { command }: Heading) => (command.type === 'stealth' ? {} : undefined),
      worth: (_, w: CrewWeights) => -w.stealth,
    }),
    score({
      id: 'throws-turns-away',
      unit: 'hull/100',
      band: [-200, 0],
      see: ({ view }: Helm, { command }: Heading) =>
        command.type === 'surface' && view.extra > 1 ? { turns: view.extra - 1 } : undefined,
      worth: ({ turns }, w: CrewWeights) => -w.turnsLost * turns,
    }),
    score({
      id: 'gives-three-turns',
      unit: 'hull/100',
      band: [-400, 0],
      see: (_: Helm, { command }: Heading) => (command.type === 'surface' ? {} : undefined),
      worth: (_, w: CrewWeights) => -w.surface,
    }),
    score({
      id: 'may-be-sunk',
      unit: 'hull/100',
      band: [-400, 0],
      see: ({ own, weights }: Helm, { command, seen }: Heading) =>
        command.type === 'surface' && own.hull === 1 && seen.cells.length <= weights.exposed
          ? { places: seen.cells.length }
          : undefined,
      worth: (_, w: CrewWeights) => -w.lastHull,
    }),
  ],
};
