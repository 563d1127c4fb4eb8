import type { GameCard } from '../../../page/contract.ts';
import type { ForceKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** Lines of Force on the home page. */
export const card: GameCard<ForceKinds> = {
  Miniature,
};
