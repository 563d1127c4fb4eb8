import type { Shortcut } from '../../../page/contract.ts';

/** The keys that the panel knows, in the order of a turn. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'N', does: { en: 'next unit', es: 'siguiente unidad' } },
  { keys: 'S', does: { en: 'stand still', es: 'quedarse quieto' } },
  { keys: 'W', does: { en: 'walk', es: 'andar' } },
  { keys: 'R', does: { en: 'run', es: 'correr' } },
  { keys: 'J', does: { en: 'jump', es: 'saltar' } },
  { keys: 'Z X', does: { en: 'turn left, right: facing or torso', es: 'girar a izquierda, derecha: cuerpo o torso' } },
  { keys: '[ ]', does: { en: 'the same', es: 'lo mismo' } },
  { keys: 'P', does: { en: 'go prone', es: 'tenderse' } },
  { keys: 'U', does: { en: 'stand up', es: 'levantarse' } },
  { keys: 'T', does: { en: 'next target', es: 'siguiente blanco' } },
  { keys: '1 – 9', does: { en: 'that weapon or attack, on and off', es: 'esa arma o ataque, sí o no' } },
  { keys: 'F', does: { en: 'all weapons that may hit', es: 'todas las armas que puedan acertar' } },
  { keys: 'Enter', does: { en: 'do what is planned', es: 'hacer lo planeado' } },
  { keys: 'Ctrl+Enter', does: { en: 'the same, from the map too', es: 'lo mismo, también desde el mapa' } },
  { keys: 'Esc', does: { en: 'undo the last choice', es: 'deshacer la última elección' } },
];
