import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { View } from '../../view.ts';
import type { GunnerWeights } from './weights.ts';

/** One decision for the gunner, with the weight table to decide by. */
export type Asked = AskedOf<View, GunnerWeights>;
