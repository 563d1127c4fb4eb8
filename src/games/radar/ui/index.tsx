import './radar.css';
import type { Language } from '../../../kernel/game.ts';
import type { GameUi, Shortcut } from '../../../page/contract.ts';
import type { RadarKinds } from '../kinds.ts';
import { Act } from './act.tsx';
import { Board } from './board.tsx';
import type { Draft } from './draft.ts';

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

const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  seed: { en: 'Admiral Radar, as designed', es: 'Admiral Radar, según el diseño original' },
  classic: { en: 'Classic turn-by-turn', es: 'Clásico por turnos' },
  alpha: { en: 'Alpha, 15x15, four sectors', es: 'Alfa, 15x15, cuatro sectores' },
  sound: { en: 'The Sound, 10x10, four sectors', es: 'El Estrecho, 10x10, cuatro sectores' },
  narrows: { en: 'The Narrows, 10x10, four sectors', es: 'La Angostura, 10x10, cuatro sectores' },
  archipelago: { en: 'Archipelago, 15x15, nine sectors', es: 'Archipiélago, 15x15, nueve sectores' },
  shelf: { en: 'The Shelf, 15x15, nine sectors', es: 'La Plataforma, 15x15, nueve sectores' },
  random: {
    en: 'Random islands, always connected, 15x15, nine sectors',
    es: 'Islas al azar, siempre comunicadas, 15x15, nueve sectores',
  },
};

/** Admiral Radar on the page. */
export const ui: GameUi<RadarKinds, Draft> = {
  Board,
  Act,
  shortcuts: SHORTCUTS,
  titles: TITLES,
  isKeyMoment: (event) =>
    (event.type === 'exploded' && event.blue + event.red > 0) || event.type === 'damaged' || event.type === 'ended',
};
