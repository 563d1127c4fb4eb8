import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { View } from '../../view.ts';
import type { GunnerWeights } from './weights.ts';

/** A question to the gunner, with the weight table to use. */
export type Asked = AskedOf<View, GunnerWeights>;
