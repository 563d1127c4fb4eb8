import './radar.css';
import type { GameUi, Shortcut } from '../../../page/contract.ts';
import type { RadarKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';
import { Miniature } from './miniature.tsx';

export type { Draft } from './draft.ts';

const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Shift+Arrows', does: { en: 'sail that way; slide the path sheet', es: 'navegar así; deslizar la hoja' } },
  { keys: 'T', does: { en: 'aim a torpedo', es: 'apuntar un torpedo' } },
  { keys: 'M', does: { en: 'drop a mine', es: 'soltar una mina' } },
  { keys: 'D', does: { en: 'send a drone', es: 'enviar un dron' } },
  { keys: 'O', does: { en: 'ping with sonar', es: 'emitir con el sonar' } },
  { keys: 'Q', does: { en: 'slip away in stealth', es: 'escabullirse en sigilo' } },
  { keys: 'U', does: { en: 'surface, or dive', es: 'emerger o sumergirse' } },
  { keys: 'X', does: { en: 'end the turn', es: 'terminar el turno' } },
  { keys: 'Enter', does: { en: 'do what is planned', es: 'hacer lo planeado' } },
];

/** Admiral Radar on the page. */
export const ui: GameUi<RadarKinds, Draft> = {
  Board,
  Act,
  Miniature,
  shortcuts: SHORTCUTS,
  isKeyMoment: (event) =>
    (event.type === 'exploded' && event.blue + event.red > 0) || event.type === 'damaged' || event.type === 'ended',
};
