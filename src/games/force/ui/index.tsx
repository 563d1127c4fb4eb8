import type { GameUi } from '../../../page/contract.ts';
import type { ForceKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { isKeyMoment, isTurningPoint } from './key-moments.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { TITLES } from './titles.ts';

export type { Draft } from './draft.ts';

/** Lines of Force on the page. */
export const ui: GameUi<ForceKinds, Draft> = {
  Board,
  Act,
  setUp: async () => (await import('./set-up.tsx')).SetUp,
  help: async () => (await import('./help-texts.ts')).helpTexts,
  preview: async () => (await import('./preview.tsx')).Preview,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment,
  isTurningPoint,
};
