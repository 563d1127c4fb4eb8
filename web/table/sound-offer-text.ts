import { phrases } from '../../src/page/phrases.ts';

export const soundOfferText = phrases({
  en: { question: 'Turn on sound effects?', yes: 'Turn on', no: 'No thanks' },
  es: { question: '¿Activar el sonido?', yes: 'Activar', no: 'No, gracias' },
});
