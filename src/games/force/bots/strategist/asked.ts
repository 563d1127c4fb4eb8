import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { Belief } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import type { Side, View } from '../../view.ts';
import type { StrategistWeights } from './weights.ts';

/** One question to the strategist: the commands between which it may choose, and the table it answers by. */
export interface Asked extends AskedOf<View, StrategistWeights> {
  readonly belief: Belief;
  readonly side: Side;
  readonly commands: readonly Command[];
}
