import { phrases } from '../../../page/phrases.ts';

/** All that the form says with which a match is set up. */
export const words = phrases({
  en: {
    decks: 'The decks',
    dark: 'Deck of the Dominion (dark)',
    light: 'Deck of the Compact (light)',
    ofFile: (name: string) => `own deck: ${name}`,
    fromFile: 'From a file…',
    paste: 'Paste a deck',
    pasted: 'A deck as JSON: name, side, start and cards',
    use: 'Use it',
    badJson: (problem: string) => `That is no JSON: ${problem}`,
    begins: (place: string) => `Begins at ${place}.`,
    holds: 'What it holds',
    limits: 'The match',
    turnLimit: 'Turns of both together, then the greater Life Force wins',
  },
  es: {
    decks: 'Los mazos',
    dark: 'Mazo del Dominio (oscuro)',
    light: 'Mazo del Pacto (luminoso)',
    ofFile: (name: string) => `mazo propio: ${name}`,
    fromFile: 'De un archivo…',
    paste: 'Pegar un mazo',
    pasted: 'Un mazo en JSON: name, side, start y cards',
    use: 'Usarlo',
    badJson: (problem: string) => `Eso no es JSON: ${problem}`,
    begins: (place: string) => `Empieza en ${place}.`,
    holds: 'Lo que contiene',
    limits: 'La partida',
    turnLimit: 'Turnos de ambos juntos; después gana la mayor Fuerza Vital',
  },
});
