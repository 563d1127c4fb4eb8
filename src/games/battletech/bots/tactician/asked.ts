import type { BotQuestion as AskedOf } from '../../../../decide/bot-question.ts';
import type { View } from '../../view.ts';
import type { TacticianWeights } from './weights.ts';

/** A request to the tactician, with its weights. */
export type Asked = AskedOf<View, TacticianWeights>;
