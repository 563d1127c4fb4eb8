import { type Bot, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { ShootingKinds } from '../../kinds.ts';
import type { Stage } from '../../view.ts';
import { decideAllocation } from './allocation.ts';
import type { Asked } from './asked.ts';
import { decideFire } from './fire.ts';
import { decidePrecision } from './precision.ts';
import { decideReaction } from './reaction.ts';
import { decideRoll } from './roll.ts';

/** The function that decides in each stage. */
const STAGES: Readonly<Partial<Record<Stage, (asked: Asked) => Decision<Command>>>> = {
  select: decideFire,
  targets: decideFire,
  reaction: decideReaction,
  attacks: decideRoll,
  precision: decidePrecision,
  allocation: decideAllocation,
};

/** One decision, one command, from the current view. */
export const decider =
  ({ weights, level }: Pick<Asked, 'weights' | 'level'>): Bot<ShootingKinds>['decide'] =>
  (_belief, view, ask, budget, seed) =>
    STAGES[view.stage]?.({ view, ask, weights, level, budget, seed }) ?? bare<Command>(null);
