import { type AnyRule, score } from '../../../../decide/rule.ts';
import { cardOf } from '../../rules/cards.ts';
import type { Action, Context } from './context.ts';
import type { SeedWeights } from './weights.ts';

export type SeedRule = AnyRule<Context, Action, SeedWeights>;

const points = { unit: 'points', band: [-100, 100] } as const;

/** Don't deploy or draw when low on Force. */
export const lowOnForce: SeedRule = score({
  id: 'seed-low-on-force',
  ...points,
  see: ({ force, limits }: Context, { command }: Action) =>
    (command.type === 'deploy' || command.type === 'draw') && force < limits.little ? { force } : undefined,
  worth: (_, w: SeedWeights) => w.lowOnForce,
});

/** Deploy characters at weak locations. */
export const weakLocation: SeedRule = score({
  id: 'seed-weak-location',
  ...points,
  see: ({ view, weakest }: Context, { command }: Action) =>
    command.type === 'deploy' && command.to === weakest && cardOf(view, command.card).kind === 'character'
      ? { at: weakest }
      : undefined,
  worth: (_, w: SeedWeights) => w.weakLocation,
});

/** Don't deploy when far ahead on power. */
export const alreadyWinning: SeedRule = score({
  id: 'seed-already-winning',
  ...points,
  see: ({ powerAdvantage, limits }: Context, { command }: Action) =>
    command.type === 'deploy' && powerAdvantage > limits.farAhead ? { ahead: powerAdvantage } : undefined,
  worth: (_, w: SeedWeights) => w.alreadyWinning,
});

/** Penalize expensive actions when Force is low. With none left nothing can be paid, and the division is skipped. */
export const lowForceRule: SeedRule = score({
  id: 'seed-low-force',
  ...points,
  see: ({ force, limits }: Context, { cost }: Action) =>
    cost > 0 && force < limits.low && force > 0 ? { cost, force } : undefined,
  worth: ({ cost, force }, w: SeedWeights) => (w.costShare * cost) / force,
});

/** Boost aggressive actions when there is a power advantage. */
export const powerAdvantageRule: SeedRule = score({
  id: 'seed-power-advantage',
  ...points,
  see: ({ powerAdvantage, limits }: Context, { command }: Action) =>
    (command.type === 'battle' || command.type === 'deploy') && powerAdvantage > limits.lead
      ? { ahead: powerAdvantage }
      : undefined,
  worth: (_, w: SeedWeights) => w.powerAdvantage,
});

/** The ideal amount to activate: more when behind on power. An action scores by how close it comes to that amount. */
export const activation: SeedRule = score({
  id: 'seed-activation',
  ...points,
  see: ({ powerAdvantage, activatable }: Context, { command }: Action) =>
    command.type === 'activate' ? { amount: command.amount, ahead: powerAdvantage, activatable } : undefined,
  worth: (facts, w: SeedWeights) => w.offAmount * Math.abs(facts.amount - wanted(facts, w)),
  because: (facts, w) => ({ code: 'seed-activation', ...facts, wanted: wanted(facts, w) }),
});

function wanted(facts: { readonly ahead: number; readonly activatable: number }, w: SeedWeights): number {
  const amount = facts.ahead < -w.lead ? w.farBehind : facts.ahead < 0 ? w.behind : w.ahead;
  return Math.min(facts.activatable, amount);
}

/** Passing is an action like any other: it conserves resources. */
export const pass: SeedRule = score({
  id: 'seed-pass',
  ...points,
  see: (_: Context, { command }: Action) => (command.type === 'pass' ? {} : undefined),
  worth: (_, w: SeedWeights) => w.pass,
});
