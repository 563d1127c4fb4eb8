import type { Shortcut } from '../../../page/contract.ts';

/** The keys that the panel knows. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '1 – 9', does: { en: 'pick that line', es: 'elegir esa línea' } },
  { keys: '+ −', does: { en: 'more or less Force to activate', es: 'más o menos Fuerza por activar' } },
  { keys: 'Enter', does: { en: 'do what the main button says', es: 'hacer lo que dice el botón principal' } },
  { keys: 'Ctrl+Enter', does: { en: 'the same, from anywhere', es: 'lo mismo, desde cualquier sitio' } },
  { keys: 'Esc', does: { en: 'put back what was picked', es: 'devolver lo elegido' } },
  { keys: 'Y N', does: { en: 'draw battle destiny, or not', es: 'robar destino de batalla, o no' } },
  { keys: 'E', does: { en: 'end the phase; fire nothing', es: 'terminar la fase; no disparar' } },
];
