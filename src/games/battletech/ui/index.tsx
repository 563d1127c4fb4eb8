import type { GameUi } from '../../../page/contract.ts';
import type { BattletechKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { idle } from './idle.ts';
import { isHit, isKeyMoment, isTurningPoint } from './key-moments.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { TITLES } from './titles.ts';

export type { Draft } from './draft.ts';

/** BattleTech on the page. */
export const ui: GameUi<BattletechKinds, Draft> = {
  Board,
  Act,
  setUp: async () => (await import('./set-up.tsx')).SetUp,
  idle,
  help: async () => (await import('./help-texts.ts')).helpTexts,
  preview: async () => (await import('./preview.tsx')).Preview,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment,
  isHit,
  isTurningPoint,
};
