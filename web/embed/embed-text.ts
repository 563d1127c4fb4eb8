import { phrases } from '../../src/page/phrases.ts';

export const embedText = phrases({
  en: {
    loading: 'Loading the match…',
    play: 'Play',
    pause: 'Pause',
    position: 'Position in the match',
    of: (n: number, last: number) => `${n} of ${last}`,
    open: 'Open in Umpire',
    board: (code: string) => `Board, match ${code}`,
    notFound: (code: string) => `Match ${code} not found.`,
    offline: 'Can’t load the match. Try again later.',
  },
  es: {
    loading: 'Cargando la partida…',
    play: 'Reproducir',
    pause: 'Pausar',
    position: 'Posición en la partida',
    of: (n: number, last: number) => `${n} de ${last}`,
    open: 'Abrir en Umpire',
    board: (code: string) => `Tablero, partida ${code}`,
    notFound: (code: string) => `No se ha encontrado la partida ${code}.`,
    offline: 'No se puede cargar la partida. Inténtalo más tarde.',
  },
});
