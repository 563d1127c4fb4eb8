import type { Men, Target } from './question.ts';

/** The attached characters of a target, in the order in which they take wounds. */
export const leadersIn = ({ character, characters = [] }: Pick<Target, 'character' | 'characters'>): readonly Men[] => [
  ...(character ? [character] : []),
  ...characters,
];

/** The number of models of these kinds. */
export const sizeOf = (kinds: readonly Pick<Men, 'models'>[]): number =>
  kinds.reduce((sum, { models = 1 }) => sum + models, 0);

/** The number of models in a target, with its attached characters. */
export const sizeOfTarget = (target: Target): number => sizeOf([target, ...(target.also ?? []), ...leadersIn(target)]);
