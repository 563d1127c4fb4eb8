import { phrases } from '../../src/page/phrases.ts';

export const pushText = phrases({
  en: {
    notify: 'Notify me when it’s my turn',
    notifyAbout:
      'Shows a notification in this browser while you’re not at the match. It contains the game, the match code and your opponent’s name.',
    on: 'This browser will notify you when it’s your turn.',
    denied:
      'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then try again.',
    dismissed: 'Your browser needs your permission. Try again and choose Allow.',
    failed: 'Could not turn on notifications: the browser can’t reach its push service. Try again later.',
    refused: (why: string) => `Could not turn on notifications: ${why}.`,
  },
  es: {
    notify: 'Avisarme cuando me toque',
    notifyAbout:
      'Muestra un aviso en este navegador cuando no estés en la partida. Contiene el juego, el código de la partida y el nombre de tu rival.',
    on: 'Este navegador te avisará cuando te toque.',
    denied:
      'Este navegador bloquea los avisos de este sitio. Permítelos en los ajustes del navegador para este sitio y vuelve a intentarlo.',
    dismissed: 'Tu navegador necesita tu permiso. Vuelve a intentarlo y elige Permitir.',
    failed: 'No se han podido activar los avisos: el navegador no puede conectar con su servicio. Inténtalo más tarde.',
    refused: (why: string) => `No se han podido activar los avisos: ${why}.`,
  },
});
