import { phrases } from '../../../../page/phrases.ts';

/** The texts of an exchange of blows, which load with it. */
export const words = phrases({
  en: {
    exchangeAbout:
      'The first unit fights, then what is left of the second. Fallen models don’t strike back: their share of the weapons, rounded down, is lost.',
    losses: 'Losses of both sides',
    lossesOf: (side: string) => `Losses: ${side}`,
    onDeath: 'Roll for fallen models to strike back',
  },
  es: {
    exchangeAbout:
      'Lucha la primera unidad y después lo que queda de la segunda. Las miniaturas caídas no responden: se pierde su parte de las armas, redondeada hacia abajo.',
    losses: 'Pérdidas de ambos bandos',
    lossesOf: (side: string) => `Pérdidas: ${side}`,
    onDeath: 'Tirada para que respondan las miniaturas caídas',
  },
});
