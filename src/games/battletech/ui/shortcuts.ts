import type { Shortcut } from '../../../page/contract.ts';

/** Keys of the action panel, in turn order. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'N', does: { en: 'next unit', es: 'siguiente unidad' } },
  { keys: 'S', does: { en: 'stand still', es: 'quedarse quieto' } },
  { keys: 'W', does: { en: 'walk', es: 'andar' } },
  { keys: 'R', does: { en: 'run', es: 'correr' } },
  { keys: 'J', does: { en: 'jump', es: 'saltar' } },
  {
    keys: 'Z X',
    does: { en: 'turn left or right (facing or torso)', es: 'girar a izquierda o derecha (unidad o torso)' },
  },
  { keys: '[ ]', does: { en: 'same as Z X', es: 'igual que Z X' } },
  { keys: 'P', does: { en: 'go prone', es: 'echarse al suelo' } },
  { keys: 'U', does: { en: 'stand up', es: 'levantarse' } },
  { keys: 'T', does: { en: 'next target', es: 'siguiente blanco' } },
  { keys: '1 – 9', does: { en: 'toggle that weapon or attack', es: 'marcar o desmarcar esa arma o ataque' } },
  { keys: 'F', does: { en: 'select all weapons that can hit', es: 'elegir todas las armas que pueden acertar' } },
  { keys: 'Enter', does: { en: 'confirm', es: 'confirmar' } },
  { keys: 'Ctrl+Enter', does: { en: 'confirm, also from the map', es: 'confirmar, también desde el mapa' } },
  { keys: 'Esc', does: { en: 'undo the last choice', es: 'deshacer la última elección' } },
];
