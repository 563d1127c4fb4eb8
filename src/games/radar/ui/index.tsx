import './radar.css';
import type { GameUi, Shortcut } from '../../../page/contract.ts';
import type { RadarKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { idle } from './idle.ts';
import { TITLES } from './titles.ts';

export type { Draft } from './draft.ts';

const SHORTCUTS: readonly Shortcut[] = [
  {
    keys: 'Shift+Arrows',
    does: { en: 'sail that way, or move the path overlay', es: 'navegar hacia allí o mover la plantilla de ruta' },
  },
  { keys: 'T', does: { en: 'aim a torpedo', es: 'apuntar un torpedo' } },
  { keys: 'M', does: { en: 'drop a mine', es: 'soltar una mina' } },
  { keys: 'D', does: { en: 'send a drone', es: 'enviar un dron' } },
  { keys: 'O', does: { en: 'use sonar', es: 'usar el sonar' } },
  { keys: 'Q', does: { en: 'slip away in stealth', es: 'escabullirse en sigilo' } },
  { keys: 'U', does: { en: 'surface or dive', es: 'emerger o sumergirse' } },
  { keys: 'X', does: { en: 'end the turn', es: 'terminar el turno' } },
  { keys: 'Enter', does: { en: 'confirm the planned order', es: 'confirmar la orden prevista' } },
];

/** Admiral Radar on the page. */
export const ui: GameUi<RadarKinds, Draft> = {
  Board,
  Act,
  idle,
  help: async () => (await import('./help-texts.ts')).helpTexts,
  preview: async () => (await import('./preview.tsx')).Preview,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment: (event) =>
    (event.type === 'exploded' && event.blue + event.red > 0) || event.type === 'damaged' || event.type === 'ended',
};
