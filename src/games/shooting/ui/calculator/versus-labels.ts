import { by, phrases } from '../../../../page/phrases.ts';
import { en, es } from '../../../../parts/text/fill.ts';

/** The texts of a comparison of two choices, which load with it. */
export const words = phrases({
  en: {
    better: by({ a: 'Choice A is better', b: 'Choice B is better', equal: 'Both choices are equal' }),
    onAverage: (more: string, what: 'kills' | 'damage') =>
      en(what === 'kills' ? 'by {more:model|models} on average' : 'by {more:wound|wounds} on average', { more }),
    aMore: 'A destroys more',
    bMore: 'B destroys more',
    aDamage: 'A deals more damage',
    bDamage: 'B deals more damage',
    tie: 'equal',
    howOften: 'How often each does better',
  },
  es: {
    better: by({ a: 'La opción A es mejor', b: 'La opción B es mejor', equal: 'Las dos son iguales' }),
    onAverage: (more: string, what: 'kills' | 'damage') =>
      es(what === 'kills' ? 'por {more:miniatura|miniaturas} de media' : 'por {more:herida|heridas} de media', {
        more,
      }),
    aMore: 'A destruye más',
    bMore: 'B destruye más',
    aDamage: 'A hace más daño',
    bDamage: 'B hace más daño',
    tie: 'igual',
    howOften: 'Con qué frecuencia gana cada una',
  },
});
