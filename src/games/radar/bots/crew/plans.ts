import { choose, toldAs } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import { spread } from '../../belief/tracker.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import type { Helm } from './helm.ts';
import type { CrewWeights } from './weights.ts';

/** What the captain wants next, as an order of charging; the first mate and the engineer follow it. */
export const PLANS = {
  strike: ['torpedo', 'mine', 'stealth', 'drone', 'sonar'],
  hunt: ['torpedo', 'drone', 'stealth', 'sonar', 'mine'],
  search: ['drone', 'torpedo', 'sonar', 'stealth', 'mine'],
  hide: ['stealth', 'torpedo', 'drone', 'mine', 'sonar'],
  trap: ['mine', 'torpedo', 'stealth', 'drone', 'sonar'],
} as const satisfies Readonly<Record<string, readonly System[]>>;
export type PlanName = keyof typeof PLANS;

interface Question {
  readonly situation: Helm;
  readonly weights: CrewWeights;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed;
}

/** Speaks only at the start of the own turn, and only when the plan has changed; what to protect follows from it. */
export function planning(helm: Helm, ask: Ask, question: Question): Decision<Command> {
  const { view, belief, side } = helm;
  const mayPlan = ask.kinds.includes('set-priority');
  const mayProtect = ask.kinds.includes('protect');
  if (view.active !== side || view.now.moved || !(mayPlan || mayProtect)) return bare<Command>(null);
  const decision = choose<Helm, PlanName, CrewWeights>({
    ...question,
    evaluator: crewPlanning,
    options: Object.keys(PLANS) as PlanName[],
    must: true,
  });
  const now = belief.crew.priority?.message.systems;
  const plan: readonly System[] = (mayPlan ? undefined : now) ?? PLANS[decision.command ?? 'hunt'];
  if (mayPlan && now?.join() !== plan.join())
    return toldAs(decision, (name) => ({ type: 'set-priority', systems: PLANS[name] }));
  const dear = protecting(helm, plan);
  if (mayProtect && belief.crew.protect?.message.systems.join() !== dear.join())
    return toldAs(decision, () => ({ type: 'protect', systems: dear }));
  return bare<Command>(null);
}

/** The two systems that the engineer should spare: charged ones of the plan first. */
function protecting({ own, rules }: Helm, plan: readonly System[]): System[] {
  const full = (system: System): boolean => (own.charges?.[system] ?? 0) >= rules.ruleset.charges[system];
  return [...plan].sort((a, b) => Number(full(b)) - Number(full(a))).slice(0, 2);
}

const places = ({ them }: Helm): number => them().cells.length;
const seenAt = ({ us }: Helm): number => spread(us()).cells.length;
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
      worth: () => 15,
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
      id: 'they-know-where-we-are',
      unit: 'points',
      band: [0, 60],
      see: (helm: Helm, plan: PlanName) =>
        plan === 'hide' && seenAt(helm) <= 14 && !isFull(helm, 'stealth') ? { places: seenAt(helm) } : undefined,
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
