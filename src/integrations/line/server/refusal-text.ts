import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { sayServer } from '../../../server/refusal-text.ts';

type Text = Readonly<Record<Language, (facts: Readonly<Record<string, unknown>>) => string>>;

const listed = (seats: unknown): string => (seats as readonly string[]).join(', ');

/** Refusals for bots that connect by socket. */
const TEXTS: Readonly<Record<string, Text>> = {
  'bad-join': {
    en: () => 'the first message must be a join, with protocol, match and token; see docs/line-protocol.md',
    es: () => 'el primer mensaje debe ser un join, con protocol, match y token; consulta docs/line-protocol.md',
  },
  'no-join': { en: () => 'no join message arrived in time', es: () => 'el mensaje join no ha llegado a tiempo' },
  'which-seat': {
    en: ({ seats }) => `this token holds several seats (${listed(seats)}); name one in the seat field of join`,
    es: ({ seats }) => `este token tiene varios puestos (${listed(seats)}); indica uno en el campo seat de join`,
  },
  'no-such-seat-of-yours': {
    en: ({ seat, seats }) => `this token does not hold ${seat}; it holds ${listed(seats) || 'no seat'}`,
    es: ({ seat, seats }) => `este token no tiene ${seat}; tiene ${listed(seats) || 'ningún puesto'}`,
  },
  'no-seat-of-yours': { en: () => 'this token holds no seat', es: () => 'este token no tiene ningún puesto' },
  'seat-left': {
    en: ({ seat }) => `${seat} is no longer yours`,
    es: ({ seat }) => `${seat} ya no es tu puesto`,
  },
  'too-many-faults': {
    en: ({ faults }) => `too many faults (${faults}); fix the program and connect again`,
    es: ({ faults }) => `demasiados fallos (${faults}); arregla el programa y vuelve a conectarte`,
  },
};

export const sayLineBot = (fact: Fact, language: Language): string =>
  (Object.hasOwn(TEXTS, fact.code) ? TEXTS[fact.code]?.[language](fact) : undefined) ??
  sayServer(fact, language) ??
  fact.code;
