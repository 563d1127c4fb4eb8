import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { View } from '../../view.ts';
import type { TacticianWeights } from './weights.ts';

/** One question to the tactician, with the table it answers by. */
export type Asked = AskedOf<View, TacticianWeights>;
