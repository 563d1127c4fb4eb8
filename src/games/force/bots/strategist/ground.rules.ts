import { type AnyRule, score } from '../../../../decide/rule.ts';
import type { CardId } from '../../view.ts';
import { FIGURES, type Figures } from './outlook.ts';
import type { StrategistWeights } from './weights.ts';

/** Something that changes the value of locations. */
export interface Change {
  readonly figures: Figures;
  readonly at: CardId; // the main location affected; -1 = none
  readonly cost: number; // Force it uses
}

export const FORCE = { unit: 'Force', band: [-60, 60] } as const;
const SLIGHT = 0.005;

const WEIGHT = {
  drains: 'drains',
  denies: 'denies',
  hurts: 'hurts',
  suffers: 'suffers',
  risks: 'threat',
} as const satisfies Record<keyof Figures, keyof StrategistWeights>;

/** Good and bad figures have separate rule ids, so each has its own text. */
const figure = <O extends Change>(of: keyof Figures): AnyRule<unknown, O, StrategistWeights> =>
  score({
    id: `strategist-${of}`,
    ...FORCE,
    see: (_: unknown, { figures, at }: O) =>
      Math.abs(figures[of]) > SLIGHT ? { at, force: Math.abs(figures[of]), good: figures[of] > 0 } : undefined,
    worth: ({ force, good }, w: StrategistWeights) => (good ? force : -force) * w[WEIGHT[of]],
    because: ({ at, force, good }) => ({ code: `strategist-${of}${good ? '' : '-less'}`, at, force }),
  });

export const usesForce = <O extends Pick<Change, 'cost'>>(): AnyRule<unknown, O, StrategistWeights> =>
  score({
    id: 'strategist-uses-force',
    ...FORCE,
    see: (_: unknown, { cost }: O) => (cost > 0 ? { force: cost } : undefined),
    worth: ({ force }, w: StrategistWeights) => -w.force * force,
  });

/** The value of a change at locations before the turn's battles, one rule per figure, and the Force it uses. */
export const groundRules = <O extends Change>(): readonly AnyRule<unknown, O, StrategistWeights>[] => [
  ...FIGURES.map((of) => figure<O>(of)),
  usesForce<O>(),
];

/** The same after the turn's battles. */
export const quietRules = <O extends Change>(): readonly AnyRule<unknown, O, StrategistWeights>[] => [
  figure<O>('drains'),
  figure<O>('denies'),
  figure<O>('risks'),
  usesForce<O>(),
];
