import type { Shortcut } from '../../../page/contract.ts';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '1 – 9', does: { en: 'choose that row', es: 'elegir esa fila' } },
  { keys: '+ −', does: { en: 'activate more or less Force', es: 'activar más o menos Fuerza' } },
  { keys: 'Enter', does: { en: 'press the main button', es: 'pulsar el botón principal' } },
  { keys: 'Ctrl+Enter', does: { en: 'the same, from anywhere', es: 'lo mismo, desde cualquier sitio' } },
  { keys: 'Esc', does: { en: 'cancel the selection', es: 'cancelar la selección' } },
  { keys: 'Y N', does: { en: 'draw battle destiny or decline it', es: 'robar destino de batalla o renunciar a él' } },
  { keys: 'E', does: { en: 'end the phase, or don’t fire', es: 'terminar la fase o no disparar' } },
];
