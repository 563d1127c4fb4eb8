import { choose } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score } from '../../../../decide/rule.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Belief } from '../../belief/memory.ts';
import type { Command } from '../../commands.ts';
import { SYSTEMS, type System } from '../../data/systems.ts';
import type { View } from '../../view.ts';
import type { Make } from './captain.ts';
import { lateness } from './lateness.ts';
import { PLANS } from './plans.ts';
import type { CrewWeights } from './weights.ts';

interface Gauges {
  readonly view: View;
  readonly belief: Belief;
  readonly order: readonly System[]; // the captain's order, or the default
}

/** After this many turns a status is worth repeating. */
const STALE = 10;

export const firstMate =
  ({ weights, level }: Make) =>
  (belief: Belief, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> => {
    const situation: Gauges = { view, belief, order: belief.crew.priority?.message.systems ?? PLANS.hunt };
    const question = { situation, weights, level, budget, seed, must: true };
    if (ask.must) return choose({ ...question, evaluator: crewCharging, options: wanting(situation) });
    const said = message(situation, ask);
    return said ? choose({ ...question, evaluator: crewGauging, options: [said] }) : bare<Command>(null);
  };

const levelOf = ({ view, belief }: Gauges, system: System): number => view.boats[belief.side].charges?.[system] ?? 0;
const fullAt = ({ view }: Gauges, system: System): number => view.rules.ruleset.charges[system];

const wanting = (gauges: Gauges): Command[] =>
  SYSTEMS.filter((system) => levelOf(gauges, system) < fullAt(gauges, system)).map((system) => ({
    type: 'charge',
    system,
  }));

/** Reports a gauge that has just filled up, and the whole sheet now and then. */
function message(gauges: Gauges, { kinds }: Ask): Command | undefined {
  const { belief, view } = gauges;
  const { heard } = belief.memory;
  if (
    heard?.type === 'charged' &&
    kinds.includes('ready') &&
    levelOf(gauges, heard.system) >= fullAt(gauges, heard.system)
  )
    return { type: 'ready', system: heard.system };
  const { charges } = view.boats[belief.side];
  const told = belief.crew.status?.turn ?? 0;
  if (!charges || !kinds.includes('status') || view.active !== belief.side || belief.turn - told < STALE)
    return undefined;
  return { type: 'status', charges };
}

export const crewCharging: Evaluator<Gauges, Command, CrewWeights> = {
  id: 'crew-charging',
  grain: 25,
  rules: [
    score({
      id: 'captain-wants',
      unit: 'points',
      band: [0, 100],
      see: ({ order }: Gauges, option: Command) => {
        if (option.type !== 'charge') return undefined;
        const place = order.indexOf(option.system);
        return place < 0 ? undefined : { system: option.system, place: place + 1, of: SYSTEMS.length };
      },
      worth: ({ place, of }, w: CrewWeights) => w.wanted * (of - place),
    }),
    score({
      id: 'nearly-full',
      unit: 'points',
      band: [0, 50],
      see: (gauges: Gauges, option: Command) => {
        if (option.type !== 'charge') return undefined;
        const left = fullAt(gauges, option.system) - levelOf(gauges, option.system);
        return left <= 2 ? { system: option.system, left } : undefined;
      },
      worth: ({ left }, w: CrewWeights) => w.nearlyFull * (3 - left),
    }),
    score({
      id: 'torpedo-now',
      unit: 'points',
      band: [0, 100],
      see: ({ view }: Gauges, option: Command) => {
        const late = lateness(view);
        if (option.type !== 'charge' || option.system !== 'torpedo' || late <= 0) return undefined;
        return { turn: view.turn + 1, limit: view.rules.setup.turnLimit, late };
      },
      worth: ({ late }, w: CrewWeights) => w.late * late,
    }),
    score({
      id: 'reported-broken',
      unit: 'points',
      band: [-100, 0],
      see: ({ belief }: Gauges, option: Command) =>
        option.type === 'charge' && belief.crew.broken.includes(option.system) ? { system: option.system } : undefined,
      worth: (_, w: CrewWeights) => -w.brokenGauge,
    }),
  ],
};

export const crewGauging: Evaluator<Gauges, Command, CrewWeights> = {
  id: 'crew-gauging',
  rules: [
    score({
      id: 'gauge-news',
      unit: 'choice',
      band: [0, 1],
      see: (_: Gauges, { type }: Command) => (type === 'ready' || type === 'status' ? { kind: type } : undefined),
      worth: () => 1,
    }),
  ],
};
