import type { PageSettings } from '../../src/page/contract.ts';

export const DEFAULT_PLAY_SETTINGS: PageSettings = {
  language: 'en',
  theme: 'paper',
  motion: 'none',
  sound: false,
  hints: 'obvious',
  targetHints: 'obvious',
  suggestions: true,
  fastRolling: true,
  cellNames: false,
  skipIdle: false,
};
