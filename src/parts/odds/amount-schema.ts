import Type from 'typebox';
import { WRITTEN } from './amount.ts';

/** An amount in a file or question: a number, or text for `amountOf`. */
export const AmountShape = Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Type.String({ pattern: WRITTEN })], {
  description: 'as printed: 3, "D6", "2D6", "D6+3"',
});
