import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';

import { type Bot, type BotMaker, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { ShootingKinds } from '../../kinds.ts';
import type { Stage } from '../../view.ts';
import { decideAllocation } from './allocation.ts';
import type { Asked } from './asked.ts';
import { decideFire } from './fire.ts';
import { decidePrecision } from './precision.ts';
import { decideReaction } from './reaction.ts';
import { decideRoll } from './roll.ts';
import { OLDER, PERSONAS } from './weights.ts';

/** The decision to make in each stage. */
const STAGES: Readonly<Partial<Record<Stage, (asked: Asked) => Decision<Command>>>> = {
  select: decideFire,
  targets: decideFire,
  reaction: decideReaction,
  attacks: decideRoll,
  precision: decidePrecision,
  allocation: decideAllocation,
};

/** One decision, one command, from the current view. */
const decider =
  ({ weights, level }: Pick<Asked, 'weights' | 'level'>): Bot<ShootingKinds>['decide'] =>
  (_belief, view, ask, budget, seed) =>
    STAGES[view.stage]?.({ view, ask, weights, level, budget, seed }) ?? bare<Command>(null);

const VERSION = '1';

/** Fires where it destroys the most points on average, taking the rest of the army into account. */
export const gunner: BotMaker<ShootingKinds> = {
  id: 'gunner',
  version: VERSION,
  about: 'compares whole fire plans by the points they destroy on average, with each weapon where it is most useful',
  personas: PERSONAS,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('gunner', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights, listens: false, volunteers: [], decide });
  },
};
