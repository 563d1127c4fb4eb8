import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score, veto } from '../../../../decide/rule.ts';
import type { Command } from '../../commands.ts';
import type { CardId } from '../../view.ts';
import { type Change, FORCE, groundRules } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import type { StrategistWeights } from './weights.ts';

/** A deployment with the best group it can be part of. */
export interface Deployment extends Change {
  readonly command: Command;
  readonly cards: readonly CardId[]; // the group
  readonly planned: boolean; // part of the turn's plan
  readonly aboard: CardId | null; // the carrier, for a card that goes aboard one
  readonly icons: { readonly mine: number; readonly theirs: number } | null; // Force icons of a deployed location
  readonly arms: { readonly chance: number; readonly force: number } | null; // a weapon's chance to hit, and its value
}

interface Purse {
  readonly free: number; // Force beyond what planned battles need
}

/** Prefers the turn's plan, then scores what a deployment changes, in Force. */
export const strategistDeploy: Evaluator<Purse, Deployment, StrategistWeights> = {
  id: 'strategist-deploy',
  levels: LEVELS,
  grain: 1.5,
  rules: [
    veto({
      id: 'strategist-aboard',
      see: (_: unknown, { command, aboard }: Deployment) =>
        command.type === 'deploy' && aboard !== null ? { card: command.card, to: aboard } : undefined,
    }),
    veto({
      id: 'strategist-battle-money',
      see: ({ free }: Purse, { cost }: Deployment) => (cost > free ? { cost, free } : undefined),
    }),
    rank({
      id: 'strategist-location-first',
      see: (_: unknown, { command, icons }: Deployment) =>
        icons && command.type === 'deploy' && icons.mine > 0 ? { card: command.card } : undefined,
      worth: () => 1,
    }),
    rank({
      id: 'strategist-plan',
      see: (_: unknown, { planned, cards, at }: Deployment) => (planned ? { cards, at } : undefined),
      worth: () => 1,
    }),
    ...groundRules<Deployment>(),
    score({
      id: 'strategist-generates',
      ...FORCE,
      see: (_: unknown, { icons }: Deployment) => (icons && icons.mine > 0 ? { icons: icons.mine } : undefined),
      worth: ({ icons }, w: StrategistWeights) => w.generation * icons,
    }),
    score({
      id: 'strategist-opens',
      ...FORCE,
      see: (_: unknown, { icons }: Deployment) => (icons && icons.theirs > 0 ? { icons: icons.theirs } : undefined),
      worth: ({ icons }, w: StrategistWeights) => -w.opens * icons,
    }),
    score({
      id: 'strategist-arms',
      ...FORCE,
      see: (_: unknown, { arms, at }: Deployment) =>
        arms ? { at, chance: arms.chance, force: arms.force } : undefined,
      worth: ({ chance, force }, w: StrategistWeights) => w.arms * chance * force,
    }),
  ],
};
