import { phrases } from '../../src/page/phrases.ts';

export const endingText = phrases({
  en: {
    curve: 'Chance of winning',
    curveAbout:
      'Estimated from each position, and checked in matches between bots. Select a point to open the replay there.',
    yours: 'You',
    chart: (side: string, low: string, high: string) =>
      `${side}: chance of winning between ${low} and ${high} during the match.`,
    at: (turn: string, side: string, odds: string) => `${turn} · ${side} ${odds}`,
    turn: (turn: number) => `Turn ${turn}`,
    moments: 'Key moments',
    noMoments: 'No single turn changed the chances by 5 percentage points or more.',
    change: (from: string, to: string) => `${from} → ${to}`,
    changeSpoken: (side: string, from: string, to: string) => `${side}: from ${from} to ${to}`,
    loading: 'Loading the match…',
    failed: 'The match could not be loaded.',
    retry: 'Try again',
  },
  es: {
    curve: 'Probabilidad de ganar',
    curveAbout:
      'Estimada a partir de cada posición y comprobada en partidas entre bots. Elige un punto para abrir ahí la repetición.',
    yours: 'Tú',
    chart: (side: string, low: string, high: string) =>
      `${side}: probabilidad de ganar entre el ${low} y el ${high} durante la partida.`,
    at: (turn: string, side: string, odds: string) => `${turn} · ${side} ${odds}`,
    turn: (turn: number) => `Turno ${turn}`,
    moments: 'Momentos clave',
    noMoments: 'Ningún turno cambió la probabilidad en 5 puntos porcentuales o más.',
    change: (from: string, to: string) => `${from} → ${to}`,
    changeSpoken: (side: string, from: string, to: string) => `${side}: del ${from} al ${to}`,
    loading: 'Cargando la partida…',
    failed: 'No se ha podido cargar la partida.',
    retry: 'Volver a intentarlo',
  },
});
