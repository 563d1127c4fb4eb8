import { sayDecision } from '../../src/decide/decision-text.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Language } from '../../src/kernel/game.ts';
import { sayKernel } from '../../src/kernel/words.ts';
import type { Event } from './events.ts';
import { cellName } from './state.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<Language, (facts: Facts) => string>>;

const cell = (facts: Facts): string => (typeof facts.cell === 'number' ? cellName(facts.cell) : String(facts.cell));
const line = (facts: Facts): string => (facts.line as readonly number[]).map(cellName).join(' ');

const WORDS: Readonly<Record<string, Words>> = {
  // refusals
  'already-begun': { en: () => 'the match has already begun', es: () => 'la partida ya ha empezado' },
  'not-playing': { en: () => 'nobody is playing now', es: () => 'ahora no se juega' },
  'not-your-turn': { en: (f) => `it is ${f.turn}'s turn`, es: (f) => `es el turno de ${f.turn}` },
  'cell-taken': { en: (f) => `${cell(f)} is taken`, es: (f) => `${cell(f)} está ocupada` },
  'no-such-cell': {
    en: (f) => `there is no cell "${cell(f)}": cells are a1 to c3`,
    es: (f) => `no hay casilla "${cell(f)}": van de a1 a c3`,
  },
  'setup-not-an-object': { en: () => 'a set-up is an object', es: () => 'la preparación es un objeto' },
  'setup-unknown-field': {
    en: (f) => `a set-up has no field "${f.field}"`,
    es: (f) => `la preparación no tiene el campo "${f.field}"`,
  },
  'setup-size': { en: () => 'the size can only be 3', es: () => 'el tamaño solo puede ser 3' },
  'bad-question': { en: (f) => `the field ${f.field} is wrong`, es: (f) => `el campo ${f.field} está mal` },
  'impossible-board': { en: () => 'no match can reach this board', es: () => 'ninguna partida llega a este tablero' },

  // who is awaited for what
  'awaits-mark': { en: () => 'to place a mark', es: () => 'que ponga su marca' },

  // events
  began: { en: () => 'the match begins', es: () => 'empieza la partida' },
  placed: { en: (f) => `${f.seat} takes ${cell(f)}`, es: (f) => `${f.seat} ocupa ${cell(f)}` },
  won: { en: (f) => `${f.seat} wins with ${line(f)}`, es: (f) => `${f.seat} gana con ${line(f)}` },
  drawn: { en: () => 'the board is full: a draw', es: () => 'el tablero está lleno: tablas' },

  // outcomes and reasons
  'three-in-a-row': { en: (f) => `${f.side} has three in a row`, es: (f) => `${f.side} tiene tres en raya` },
  'full-board': { en: () => 'the board is full', es: () => 'el tablero está lleno' },
  'wins-in': { en: (f) => `wins in ${f.moves}`, es: (f) => `gana en ${f.moves}` },
  'loses-in': { en: (f) => `loses in ${f.moves}`, es: (f) => `pierde en ${f.moves}` },
  'takes-centre': { en: () => 'takes the centre', es: () => 'ocupa el centro' },
  'takes-corner': { en: () => 'takes a corner', es: () => 'ocupa una esquina' },
};

/** The game's own words, else those of the table and of the bots' toolbox. */
export function say(fact: Fact | Event, language: Language): string | undefined {
  const name = 'code' in fact ? fact.code : fact.type;
  if (typeof name === 'string' && Object.hasOwn(WORDS, name)) return WORDS[name]?.[language](fact);
  return sayKernel(fact, language) ?? ('code' in fact ? sayDecision(fact as Fact, language) : undefined);
}
