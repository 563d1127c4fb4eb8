import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { Belief } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import type { Side, View } from '../../view.ts';
import type { StrategistWeights } from './weights.ts';

/** A question to the strategist: the commands to choose from, and the weights to use. */
export interface Asked extends AskedOf<View, StrategistWeights> {
  readonly belief: Belief;
  readonly side: Side;
  readonly commands: readonly Command[];
}
