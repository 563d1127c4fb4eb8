import type { Fact } from '../../../kernel/fact.ts';
import { columnName } from '../../../parts/grid/grid.ts';
import type { CommandOf } from '../commands.ts';
import type { Claim } from '../events.ts';
import { answers } from '../options.ts';
import { claimRange, trueValue } from '../rules/detection.ts';
import type { Chart, View } from '../view.ts';
import type { Labels } from './labels.ts';
import { whyNot } from './why-not.ts';

export type About = Claim['about'];
export const ABOUTS = ['row', 'col', 'sector'] as const satisfies readonly About[];

/** For people, rows count from 1 and columns have letters. */
export const claimName = ({ about, value }: Claim): string =>
  about === 'row' ? String(value + 1) : about === 'col' ? columnName(value) : String(value);

/** `row 5 or column C: one is true`. */
export const claimWords = (w: Labels, claims: readonly Claim[]): string =>
  w.oneIsTrue(claims.map((claim) => `${claim.about === 'sector' ? w.sectorWord : w[claim.about]} ${claimName(claim)}`));

export const valuesOf = (chart: Chart, about: About): readonly number[] => {
  const { from, to } = claimRange(chart, about);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

export const isTrue = (view: View, at: number, { about, value }: Claim): boolean =>
  trueValue(view.rules.chart, at, about) === value;

/** A legal default answer: the true row, and a sector where we are not. */
export function firstAnswer(view: View, at: number): CommandOf<'answer-sonar'> | undefined {
  return answers(view, at).find(({ first, second }) => first.about === 'row' && second.about === 'sector');
}

/** What is wrong with an answer; undefined = it is legal. */
export const claimFault = (view: View, seat: string, first: Claim, second: Claim): Fact | undefined =>
  whyNot(view, seat, { type: 'answer-sonar', first, second });
