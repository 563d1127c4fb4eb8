import { phrases } from '../../../../page/phrases.ts';

export const setUpLabels = phrases({
  en: {
    decks: 'Decks',
    dark: 'Dominion deck (dark)',
    light: 'Compact deck (light)',
    ofFile: (name: string) => `custom deck: ${name}`,
    fromFile: 'From a file…',
    paste: 'Paste a deck',
    pasted: 'Deck as JSON: name, side, start and cards',
    use: 'Use this deck',
    badJson: (problem: string) => `Invalid JSON: ${problem}`,
    begins: (place: string) => `Starts at ${place}.`,
    holds: 'Show cards',
    limits: 'Match',
    turnLimit: 'Turn limit (both sides together); then more Life Force wins',
  },
  es: {
    decks: 'Mazos',
    dark: 'Mazo del Dominio (oscuro)',
    light: 'Mazo del Pacto (luminoso)',
    ofFile: (name: string) => `mazo personalizado: ${name}`,
    fromFile: 'Desde un archivo…',
    paste: 'Pegar un mazo',
    pasted: 'Mazo en JSON: name, side, start y cards',
    use: 'Usar este mazo',
    badJson: (problem: string) => `El JSON no es válido: ${problem}`,
    begins: (place: string) => `Empieza en ${place}.`,
    holds: 'Ver cartas',
    limits: 'Partida',
    turnLimit: 'Límite de turnos (de los dos bandos); después gana quien tenga más Fuerza Vital',
  },
});
