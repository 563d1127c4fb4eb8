import type { Result } from '../../../../kernel/result.ts';
import { compared } from '../../ask/compare.ts';
import type { OddsQuestion } from '../../ask/question.ts';

export interface Judged {
  readonly a: number;
  readonly b: number;
  readonly better: 'a' | 'b' | 'equal';
  readonly aBeats: number;
  readonly bBeats: number;
  readonly tie: number;
}
interface Comparison {
  readonly kills: Judged;
  readonly damage: Judged;
  readonly wipe: { readonly a: number; readonly b: number };
}
/** Two choices, as on the command line. */
export const comparison = (a: OddsQuestion, b: OddsQuestion): Result<Comparison> =>
  compared({ a, b }) as Result<Comparison>;
