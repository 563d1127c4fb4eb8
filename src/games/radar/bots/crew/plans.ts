import { choose, mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import { spread } from '../../belief/tracker.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import type { Helm } from './helm.ts';
import type { CrewWeights } from './weights.ts';

/** What the captain wants next, as a charging order; the first mate and the engineer follow it. */
export const PLANS = {
  strike: ['torpedo', 'mine', 'stealth', 'drone', 'sonar'],
  hunt: ['torpedo', 'drone', 'stealth', 'sonar', 'mine'],
  search: ['drone', 'torpedo', 'sonar', 'stealth', 'mine'],
  listen: ['sonar', 'torpedo', 'drone', 'stealth', 'mine'],
  hide: ['stealth', 'torpedo', 'drone', 'mine', 'sonar'],
  trap: ['mine', 'torpedo', 'stealth', 'drone', 'sonar'],
} as const satisfies Readonly<Record<string, readonly System[]>>;
type PlanName = keyof typeof PLANS;

const QUICK = 4; // charges: a sonar that needs more is ready too late
const FEW = 20; // possible cells: with fewer, hearing courses is enough

interface Question {
  readonly situation: Helm;
  readonly weights: CrewWeights;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed;
}

/** Sends a message only at the start of the turn, and only if the plan has changed; what to protect follows from it. */
export function planning(helm: Helm, ask: Ask, question: Question): Decision<Command> {
  const { view, belief, side } = helm;
  const mayPlan = ask.kinds.includes('set-priority');
  const mayProtect = ask.kinds.includes('protect');
  if (view.active !== side || view.now.moved || !(mayPlan || mayProtect)) return bare<Command>(null);
  const now = belief.crew.priority?.message.systems.join();
  const spoken = (Object.keys(PLANS) as PlanName[]).filter((name) => PLANS[name].join() === now);
  const decision = choose<Helm, PlanName, CrewWeights>({
    ...question,
    evaluator: crewPlanning,
    options: mayPlan || !spoken.length ? (Object.keys(PLANS) as PlanName[]) : spoken,
    must: true,
  });
  const plan: readonly System[] = PLANS[decision.command ?? 'hunt'];
  if (mayPlan && now !== plan.join())
    return mapOptions(decision, (name) => ({ type: 'set-priority', systems: PLANS[name] }));
  if (mayProtect && belief.crew.protect?.message.systems.join() !== protecting(helm, plan).join())
    return mapOptions(decision, (name) => ({ type: 'protect', systems: protecting(helm, PLANS[name]) }));
  return bare<Command>(null);
}

/** The two systems the engineer should spare: stealth if they have found us, then charged ones of the plan. */
function protecting(helm: Helm, plan: readonly System[]): System[] {
  const worth = (system: System): number =>
    Number(isFull(helm, system)) + (system === 'stealth' && isExposed(helm) ? 2 : 0);
  return [...plan].sort((a, b) => worth(b) - worth(a)).slice(0, 2);
}

const places = ({ them }: Helm): number => them().cells.length;
const seenAt = ({ us }: Helm): number => spread(us()).cells.length;
const isExposed = (helm: Helm): boolean => seenAt(helm) <= helm.weights.exposed;
const isFull = ({ own, rules }: Helm, system: System): boolean =>
  (own.charges?.[system] ?? 0) >= rules.ruleset.charges[system];

export const crewPlanning: Evaluator<Helm, PlanName, CrewWeights> = {
  id: 'crew-planning',
  grain: 20,
  rules: [
    score({
      id: 'steady-plan',
      unit: 'points',
      band: [0, 60],
      see: ({ belief }: Helm, plan: PlanName) => {
        const now = belief.crew.priority?.message.systems.join();
        return now ? (PLANS[plan].join() === now ? { plan } : undefined) : plan === 'hunt' ? { plan } : undefined;
      },
      worth: (_, w: CrewWeights) => w.steady,
    }),
    score({
      id: 'know-where-they-are',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) =>
        plan === 'strike' && places(helm) <= 12 ? { places: places(helm) } : undefined,
      worth: ({ places }) => 40 - places,
    }),
    score({
      id: 'must-find-them',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) =>
        plan === 'search' && places(helm) > 40 && isFull(helm, 'torpedo') ? { places: places(helm) } : undefined,
      worth: ({ places }) => Math.min(60, places / 2),
    }),
    score({
      id: 'sonar-is-quick',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) => {
        const charges = helm.rules.ruleset.charges.sonar;
        if (plan !== 'listen' || charges > QUICK || places(helm) <= FEW || isFull(helm, 'sonar')) return undefined;
        return { charges, places: places(helm) };
      },
      worth: ({ places }, w: CrewWeights) => (w.listen * places) / 100,
    }),
    score({
      id: 'they-know-where-we-are',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) =>
        plan === 'hide' && isExposed(helm) && !isFull(helm, 'stealth') ? { places: seenAt(helm) } : undefined,
      worth: ({ places }, w: CrewWeights) => (w.hides * (30 - places)) / 9,
    }),
    score({
      id: 'lay-mines',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) =>
        plan === 'trap' && isFull(helm, 'torpedo') && places(helm) <= 60 ? { places: places(helm) } : undefined,
      worth: (_, w: CrewWeights) => w.trap / 4,
    }),
  ],
};
