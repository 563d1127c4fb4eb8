import type { GameUi, Shortcut } from '../../../page/contract.ts';
import type { ShootingKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { isHit, isKeyMoment, isSummary, isTurningPoint, turnWords } from './key-moments.ts';
import { TITLES } from './titles.ts';

/** The panel's keyboard shortcuts, in the order of a phase. */
const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'N', does: { en: 'next unit that can shoot', es: 'siguiente unidad que puede disparar' } },
  { keys: '1 – 9', does: { en: 'choose that weapon', es: 'elegir esa arma' } },
  { keys: 'T', does: { en: 'aim it at the next target', es: 'apuntarla al siguiente objetivo' } },
  { keys: 'H', does: { en: 'hold its fire', es: 'no disparar con ella' } },
  { keys: 'C', does: { en: 'clear all targets', es: 'borrar todos los objetivos' } },
  { keys: 'Esc', does: { en: 'undo the last choice', es: 'deshacer la última elección' } },
  { keys: 'K', does: { en: 'skip the unit', es: 'saltar la unidad' } },
  { keys: 'S W U', does: { en: 'roll a step, a weapon, the unit', es: 'tirar un paso, un arma, la unidad' } },
  { keys: 'Enter', does: { en: 'press the main button', es: 'pulsar el botón principal' } },
  { keys: 'Ctrl+Enter', does: { en: 'the same, from anywhere', es: 'lo mismo, desde cualquier sitio' } },
];

export type { Draft } from './draft.ts';

/** The Shooting Phase on the page. */
export const ui: GameUi<ShootingKinds, Draft> = {
  Board,
  Act,
  setUp: async () => (await import('./set-up.tsx')).SetUp,
  help: async () => (await import('./help-texts.ts')).helpTexts,
  preview: async () => (await import('./preview.tsx')).Preview,
  ending: async () => (await import('./ending.tsx')).Ending,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment,
  isTurningPoint,
  isHit,
  isSummary,
  turnLabel: turnWords,
};
