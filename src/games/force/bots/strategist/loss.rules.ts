import type { Evaluator } from '../../../../decide/evaluator.ts';
import { type AnyRule, score } from '../../../../decide/rule.ts';
import type { Command } from '../../commands.ts';
import type { CardId } from '../../view.ts';
import { FORCE } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import type { StrategistWeights } from './weights.ts';

/** A card to lose, and what is known about it. */
export interface Loss {
  readonly command: Command;
  readonly card: CardId | null; // null = unseen
  readonly use: number; // for a card in hand: its deploy cost, if it can still be played
  readonly dead: boolean; // it is in hand and can never be played
  readonly price: number; // the price of a card of Life Force; 0 = it is in hand
  readonly left: number; // Life Force
  readonly tempo: boolean; // it is in the Force Pile, so it could be used
  readonly destiny: number; // the next destiny, if known to be on top; otherwise 0
}

type LossRule<O> = AnyRule<unknown, O, StrategistWeights>;

/** The cost of losing a card, wherever it comes from. */
export const lossRules = <O extends Loss>(): readonly LossRule<O>[] => [
  score({
    id: 'strategist-life',
    ...FORCE,
    see: (_: unknown, { price, left }: O) => (price > 0 ? { price, left } : undefined),
    worth: ({ price }, w: StrategistWeights) => -w.life * price,
  }),
  score({
    id: 'strategist-of-use',
    ...FORCE,
    see: (_: unknown, { use, card }: O) => (use > 0 && card !== null ? { card, force: use } : undefined),
    worth: ({ force }, w: StrategistWeights) => -w.hand * force,
  }),
  score({
    id: 'strategist-dead-card',
    ...FORCE,
    see: (_: unknown, { dead, card }: O) => (dead && card !== null ? { card } : undefined),
    worth: (_, w: StrategistWeights) => w.dead,
  }),
  score({
    id: 'strategist-ready-force',
    ...FORCE,
    see: (_: unknown, { tempo }: O) => (tempo ? {} : undefined),
    worth: (_, w: StrategistWeights) => -w.force,
  }),
  score({
    id: 'strategist-good-destiny',
    ...FORCE,
    see: (_: unknown, { destiny, card }: O) => (destiny > 0 && card !== null ? { card, destiny } : undefined),
    worth: ({ destiny }, w: StrategistWeights) => -w.hand * destiny,
  }),
];

export const strategistLoss: Evaluator<unknown, Loss, StrategistWeights> = {
  id: 'strategist-loss',
  levels: LEVELS,
  grain: 0.5,
  rules: lossRules<Loss>(),
};
