import type { GameCard } from '../../../page/contract.ts';
import type { BattletechKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** BattleTech on the home page. */
export const card: GameCard<BattletechKinds> = {
  Miniature,
};
