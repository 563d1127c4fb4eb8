import { choose, mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import type { Ask, BotSeed, Budget, Decision } from '../../../../kernel/bot.ts';
import type { Belief } from '../../belief/memory.ts';
import { spread, track } from '../../belief/tracker.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { answers, options } from '../../options.ts';
import type { View } from '../../view.ts';
import { crewCourse } from './course.ts';
import { crewFiring, detonations, type Order, orders } from './firing.ts';
import { type Heading, headings } from './headings.ts';
import { type Helm, helmOf } from './helm.ts';
import { bestBlast } from './odds.ts';
import { planning } from './plans.ts';
import type { CrewWeights } from './weights.ts';

/** What a crew bot was created with. */
export interface Make {
  readonly weights: CrewWeights;
  readonly level: number;
}

export const captain =
  ({ weights, level }: Make) =>
  (belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> => {
    const helm = helmOf(view, belief, weights);
    const question = { situation: helm, weights, level, budget, seed, must: true };
    switch (ask.kinds[0]) {
      case 'place':
        return choose({ ...question, evaluator: crewPlacing, options: options(view, ask.seat) });
      case 'answer-sonar':
        return choose({ ...question, evaluator: crewAnswering, options: answers(view, helm.boat.at) });
      case 'dive':
        return choose({ ...question, evaluator: crewDiving, options: [{ type: 'dive' }] });
      case 'move': {
        const mines = [...detonations(helm)];
        const blast = mines.length
          ? choose({ ...question, evaluator: crewFiring, options: [...mines, { type: 'hold' } as const] })
          : undefined;
        if (blast && blast.command?.type !== 'hold') return told(blast);
        return mapOptions<Heading, Command>(
          choose({ ...question, evaluator: crewCourse, options: headings(helm) }),
          ({ command }) => command,
        );
      }
      default:
        if (!ask.must) return planning(helm, ask, question);
        return told(choose({ ...question, evaluator: crewFiring, options: orders(helm) }));
    }
  };

/** `hold` is only compared with the other orders, never sent. */
const told = (decision: Decision<Order>): Decision<Command> =>
  mapOptions<Order, Command>(decision, (order) => (order.type === 'hold' ? null : order));

/** Enough water within torpedo range to escape from anything. */
const BERTH = 16;

/** Start where there is water on every side, in a cell that the enemy cannot predict. */
export const crewPlacing: Evaluator<Helm, Command, CrewWeights> = {
  id: 'crew-placing',
  mixed: { of: 'cells', within: ({ mixedStarts }) => mixedStarts },
  grain: 10,
  rules: [
    score({
      id: 'open-start',
      unit: 'cells',
      band: [0, BERTH],
      see: ({ chart }: Helm, option: Command) =>
        option.type === 'place' ? { water: chart.reach[option.at]?.length ?? 0 } : undefined,
      worth: ({ water }) => water,
    }),
  ],
};

/** The answer that leaves the enemy radio operator the most possibilities, by running the tracker on ourselves. */
export const crewAnswering: Evaluator<Helm, CommandOf<'answer-sonar'>, CrewWeights> = {
  id: 'crew-answering',
  mixed: { of: 'answers', within: ({ mixedAnswers }) => mixedAnswers },
  grain: 2,
  rules: [
    score({
      id: 'misleads',
      unit: 'bits',
      band: [0, 12],
      see: ({ us, side }: Helm, { first, second }) => {
        const after = spread(track(us(), { type: 'sonar-answered', side, first, second }));
        return after.cells.length > 1 ? { places: after.cells.length } : undefined;
      },
      worth: ({ places }) => Math.log2(places),
    }),
    score({
      id: 'blunts-their-shot',
      unit: 'bits',
      band: [-2, 0],
      see: ({ us, side, chart }: Helm, { first, second }) => {
        const after = spread(track(us(), { type: 'sonar-answered', side, first, second }));
        const { damage } = bestBlast(chart, after);
        return damage > 0 ? { damage } : undefined;
      },
      worth: ({ damage }) => -damage / 2,
    }),
  ],
};

export const crewDiving: Evaluator<Helm, Command, CrewWeights> = {
  id: 'crew-diving',
  rules: [
    score({
      id: 'time-to-dive',
      unit: 'choice',
      band: [0, 1],
      see: (_: Helm, option: Command) => (option.type === 'dive' ? {} : undefined),
      worth: () => 1,
    }),
  ],
};
