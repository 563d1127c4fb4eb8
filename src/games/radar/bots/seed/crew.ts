import { choose } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import { COURSES } from '../../../../parts/grid/grid.ts';
import type { Belief } from '../../belief/memory.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { NODES_PER_PANEL } from '../../data/boards.ts';
import { SYSTEMS, type System } from '../../data/systems.ts';
import type { View } from '../../view.ts';
import { type SeedWeights, type Situation, situationOf, WEIGHTS } from './situation.ts';

type Evaluators = Evaluator<Situation, Command, SeedWeights>;

function decided(
  evaluator: Evaluators,
  situation: Situation,
  options: Iterable<Command>,
  budget: Budget,
  seed: BotSeed,
): Decision<Command> {
  return choose({ evaluator, situation, options, weights: WEIGHTS, level: 5, budget, seed, must: true });
}

/** FirstMateBot: the first gauge in a fixed order that is not full. */
export function firstMate(belief: Belief, view: View, _ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> {
  const situation = situationOf(view, belief);
  const options = wanting(situation).map((system): Command => ({ type: 'charge', system }));
  return budget.ledger ? decided(seedCharging, situation, options, budget, seed) : bare(options[0] ?? null);
}

const wanting = ({ view, boat }: Situation): System[] =>
  SYSTEMS.filter((system) => (boat.charges?.[system] ?? 0) < view.rules.ruleset.charges[system]);

export const seedCharging: Evaluators = {
  id: 'seed-charging',
  rules: [
    score({
      id: 'seed-fixed-order',
      unit: 'places',
      band: [0, 5],
      see: (_: Situation, option: Command) => (option.type === 'charge' ? { system: option.system } : undefined),
      worth: ({ system }) => SYSTEMS.length - SYSTEMS.indexOf(system),
    }),
  ],
};

/** EngineerBot: complete a circuit, otherwise a circuit node, otherwise any node but radiation, otherwise radiation. */
export function engineer(belief: Belief, view: View, _ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> {
  const situation = situationOf(view, belief);
  if (budget.ledger) return decided(seedMarking, situation, freeNodes(situation).map(marking), budget, seed);
  let best = -1;
  let top = -1;
  for (const node of freeNodes(situation)) {
    const worth = tier(situation, node);
    if (worth > top) {
      top = worth;
      best = node;
    }
  }
  return bare(marking(best));
}

const marking = (node: number): Command => ({ type: 'mark', node });

function freeNodes({ view, boat }: Situation): number[] {
  const first = COURSES.indexOf(view.now.course ?? 'north') * NODES_PER_PANEL;
  const free: number[] = [];
  for (let node = first; node < first + NODES_PER_PANEL; node++)
    if (!((boat.marks ?? 0) & (1 << node))) free.push(node);
  return free;
}

function tier({ view, boat }: Situation, node: number): number {
  const { board } = view.rules;
  const bit = 1 << node;
  const circuit = board.circuits.find((nodes) => nodes & bit);
  if (circuit !== undefined && (((boat.marks ?? 0) | bit) & circuit) === circuit) return 3;
  if (circuit !== undefined) return 2;
  return board.radiation & bit ? 0 : 1;
}

export const seedMarking: Evaluators = {
  id: 'seed-marking',
  rules: [
    rank({
      id: 'seed-node-tier',
      see: (situation: Situation, option: Command) =>
        option.type === 'mark' ? { node: option.node, tier: tier(situation, option.node) } : undefined,
      worth: ({ tier }) => tier,
    }),
    score({
      id: 'seed-first-node',
      unit: 'places',
      band: [-24, 0],
      see: (_: Situation, option: Command) => (option.type === 'mark' ? { node: option.node } : undefined),
      worth: ({ node }) => -node,
    }),
  ],
};

/** RadioOperatorBot: three sentences at the start of its own turn; no map. */
export function radioOperator(belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> {
  if (!ask.kinds.includes('comment')) return bare<Command>(null);
  const sentences = commentary(belief);
  if (!sentences.length) return bare<Command>(null);
  const comment: Command = { type: 'comment', sentences };
  if (!budget.ledger) return bare(comment);
  return decided(seedCommenting, situationOf(view, belief), [comment], budget, seed);
}

type Sentences = CommandOf<'comment'>['sentences'];

export function commentary({ enemy }: Belief): Sentences {
  const said: Sentences[number][] = [];
  if (enemy.surfacedIn) said.push({ code: 'last-surfaced', sector: enemy.surfacedIn });
  const most = dominant(enemy.courses);
  if (most) said.push({ code: 'moving-mostly', ...most });
  if (enemy.torpedoes) said.push({ code: 'torpedoes-fired', count: enemy.torpedoes });
  return said;
}

/** The most frequent of the last six courses, if it makes up half of them or more. */
function dominant(courses: readonly string[]): { course: string; count: number; total: number } | undefined {
  const total = courses.length;
  let best: { course: string; count: number; total: number } | undefined;
  for (const course of COURSES) {
    let count = 0;
    for (const other of courses) if (other === course) count++;
    if (count > (best?.count ?? 0)) best = { course, count, total };
  }
  return best && best.count * 2 >= total ? best : undefined;
}

export const seedCommenting: Evaluators = {
  id: 'seed-commenting',
  rules: [
    score({
      id: 'seed-has-news',
      unit: 'sentences',
      band: [0, 3],
      see: (_: Situation, option: Command) =>
        option.type === 'comment' ? { sentences: option.sentences.length } : undefined,
      worth: ({ sentences }) => sentences,
    }),
  ],
};
