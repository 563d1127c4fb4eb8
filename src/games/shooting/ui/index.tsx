import type { GameUi } from '../../../page/contract.ts';
import type { ShootingKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { isKeyMoment, isSummary, turnWords } from './key-moments.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { TITLES } from './titles.ts';

export type { Draft } from './draft.ts';

/** The Shooting Phase on the page. */
export const ui: GameUi<ShootingKinds, Draft> = {
  Board,
  Act,
  setUp: async () => (await import('./set-up.tsx')).SetUp,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment,
  isSummary,
  turnLabel: turnWords,
};
