import { choose } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { ofKinds } from '../../../../decide/random.ts';
import { score, veto } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import { COURSES, type Course } from '../../../../parts/grid/grid.ts';
import type { Belief } from '../../belief/memory.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { NODES_PER_PANEL } from '../../data/boards.ts';
import { COLOURS } from '../../data/systems.ts';
import { options } from '../../options.ts';
import { consequence, marksAfter } from '../../rules/engineering.ts';
import type { View } from '../../view.ts';
import type { Make } from './captain.ts';
import {
  bestMark,
  bitCount,
  boardCost,
  brokenBy,
  type Care,
  careFor,
  closed,
  fullness,
  hotness,
  progress,
} from './marking.ts';
import type { CrewWeights } from './weights.ts';

interface EngineRoom {
  readonly view: View;
  readonly marks: number;
  readonly care: Care;
  readonly broken: readonly string[];
}

export const engineer =
  ({ weights, level }: Make) =>
  (belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> => {
    const marks = view.boats[belief.side].marks ?? 0;
    const care = careFor(belief.crew.protect?.message.systems ?? ['torpedo'], weights);
    const situation: EngineRoom = { view, marks, care, broken: belief.crew.broken };
    const question = { situation, weights, level, budget, seed };
    if (ask.must)
      return choose({
        ...question,
        evaluator: crewMarking,
        options: ofKinds(options(view, ask.seat), ask.kinds),
        must: true,
      });
    const said = message(belief, situation, ask);
    return said ? choose({ ...question, evaluator: crewTelling, options: [said], must: true }) : bare<Command>(null);
  };

/** At the start of the crew's own turn: what has changed, then what each course would cost. */
function message({ side }: Belief, room: EngineRoom, { kinds }: Ask): Command | undefined {
  const { view, marks, broken } = room;
  if (view.active !== side || view.now.moved) return undefined;
  const now = brokenBy(view.rules.board, marks);
  const news: Command = {
    type: 'condition',
    broken: now.filter((system) => !broken.includes(system)),
    repaired: (['torpedo', 'mine', 'sonar', 'drone', 'stealth'] as const).filter(
      (system) => broken.includes(system) && !now.includes(system),
    ),
  };
  if (kinds.includes('condition') && news.broken.length + news.repaired.length) return news;
  return kinds.includes('advise')
    ? { type: 'advise', routes: weighed(COURSES.map((course) => route(room, course))) }
    : undefined;
}

type Route = CommandOf<'advise'>['routes'][number];

/** A course must be taken, so the cheapest one without risk is never to be avoided. */
function weighed(routes: readonly Route[]): Route[] {
  const least = Math.min(...routes.map(({ cost }) => cost));
  return routes.map((one) =>
    one.stance === 'avoid' && one.risk === 0 && one.cost === least ? { ...one, stance: 'allow' } : one,
  );
}

function route({ view, marks, care }: EngineRoom, course: Course): Route {
  const { board } = view.rules;
  const first = COURSES.indexOf(course) * NODES_PER_PANEL;
  const nodes = Array.from({ length: NODES_PER_PANEL }, (_, i) => first + i).filter((node) => marks & (1 << node));
  const best = bestMark(board, marks, course, care);
  if (best.node < 0) {
    const why = nodes.length === NODES_PER_PANEL - 1 ? 'overloads' : 'radiation';
    return { course, marks: nodes, cost: 100, risk: 1, stance: 'avoid', why };
  }
  const cost = Math.round(best.cost - boardCost(board, marks, care));
  const breaks = brokenBy(board, best.marks).length > brokenBy(board, marks).length;
  const repairs = bitCount(best.marks) < bitCount(marks);
  const [stance, why] = repairs
    ? (['prefer', 'completes-circuit'] as const)
    : breaks
      ? (['avoid', 'breaks-system'] as const)
      : nodes.length >= NODES_PER_PANEL - 2
        ? (['avoid', 'panel-nearly-full'] as const)
        : (['allow', 'keeps-systems'] as const);
  return { course, marks: nodes, cost, risk: 0, stance, why };
}

/** The board after a mark; a mark that costs hull leaves it clear. */
const after = (room: EngineRoom, option: Command): number => Math.max(0, marked(room, option));

const marked = ({ view, marks }: EngineRoom, option: Command): number =>
  option.type === 'mark' ? marksAfter(view.rules.board, marks, option.node) : marks;

/** One rule for each term of `bestMark`, so that the captain's look-ahead and the engineer agree. */
export const crewMarking: Evaluator<EngineRoom, Command, CrewWeights> = {
  id: 'crew-marking',
  grain: 30,
  rules: [
    veto({
      id: 'costs-hull',
      see: (room: EngineRoom, option: Command) => {
        if (option.type !== 'mark' || marked(room, option) >= 0) return undefined;
        return { cause: consequence(room.view.rules.board, room.marks | (1 << option.node), option.node) };
      },
    }),
    ...COLOURS.map((colour) =>
      score({
        id: `${colour}-broken`,
        unit: 'hull/100',
        band: [-200, 0],
        see: (room: EngineRoom, option: Command) =>
          after(room, option) & room.view.rules.board.colour[colour] ? { colour, care: room.care[colour] } : undefined,
        worth: ({ care }, _: CrewWeights) => -care,
      }),
    ),
    score({
      id: 'radiation',
      unit: 'hull/100',
      band: [-200, 0],
      see: (room: EngineRoom, option: Command) => {
        const hot = hotness(room.view.rules.board, after(room, option));
        return hot > 0 ? { hot } : undefined;
      },
      worth: ({ hot }, w: CrewWeights) => -w.radiation * hot,
    }),
    score({
      id: 'panel-fills',
      unit: 'hull/100',
      band: [-200, 0],
      see: (room: EngineRoom, option: Command) => {
        const full = fullness(room.view.rules.board, after(room, option));
        return full > 0 ? { full } : undefined;
      },
      worth: ({ full }, w: CrewWeights) => -w.panel * full,
    }),
    score({
      id: 'circuit-under-way',
      unit: 'hull/100',
      band: [0, 200],
      see: (room: EngineRoom, option: Command) => {
        const done = progress(room.view.rules.board, after(room, option));
        return done > 0 ? { done } : undefined;
      },
      worth: ({ done }, w: CrewWeights) => w.circuit * done,
    }),
    score({
      id: 'closes-circuit',
      unit: 'hull/100',
      band: [0, 200],
      see: (room: EngineRoom, option: Command) => {
        const left = after(room, option);
        return marked(room, option) >= 0 && closed(room.marks, left)
          ? { nodes: bitCount(room.marks) + 1 - bitCount(left) }
          : undefined;
      },
      worth: (_, w: CrewWeights) => w.closes,
    }),
  ],
};

export const crewTelling: Evaluator<EngineRoom, Command, CrewWeights> = {
  id: 'crew-telling',
  rules: [
    score({
      id: 'crew-should-know',
      unit: 'choice',
      band: [0, 1],
      see: (_: EngineRoom, { type }: Command) =>
        type === 'condition' || type === 'advise' ? { kind: type } : undefined,
      worth: () => 1,
    }),
  ],
};
