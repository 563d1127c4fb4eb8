import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { sayServer } from '../../../server/refusal-text.ts';

type Words = Readonly<Record<Language, (facts: Readonly<Record<string, unknown>>) => string>>;

const listed = (seats: unknown): string => (seats as readonly string[]).join(', ');

/** Refusals for bots that connect by socket. */
const WORDS: Readonly<Record<string, Words>> = {
  'bad-join': {
    en: () => 'the first message must be a join, with protocol, match and token; see docs/line-protocol.md',
    es: () => 'el primer mensaje debe ser un join, con protocol, match y token; véase docs/line-protocol.md',
  },
  'no-join': { en: () => 'no join came in time', es: () => 'el join no llegó a tiempo' },
  'which-seat': {
    en: ({ seats }) => `this token holds several seats (${listed(seats)}); name one as seat in join`,
    es: ({ seats }) => `esta llave tiene varios puestos (${listed(seats)}); nombra uno como seat en join`,
  },
  'no-such-seat-of-yours': {
    en: ({ seat, seats }) => `this token does not hold ${seat}; it holds ${listed(seats) || 'no seat'}`,
    es: ({ seat, seats }) => `esta llave no tiene ${seat}; tiene ${listed(seats) || 'ningún puesto'}`,
  },
  'no-seat-of-yours': { en: () => 'this token holds no seat', es: () => 'esta llave no tiene ningún puesto' },
  'seat-left': {
    en: ({ seat }) => `${seat} is not yours any more`,
    es: ({ seat }) => `${seat} ya no es tu puesto`,
  },
  'too-many-faults': {
    en: ({ faults }) => `${faults} faults are too many; come back when it is mended`,
    es: ({ faults }) => `${faults} faltas son demasiadas; vuelve cuando esté arreglado`,
  },
};

export const sayLineBot = (fact: Fact, language: Language): string =>
  (Object.hasOwn(WORDS, fact.code) ? WORDS[fact.code]?.[language](fact) : undefined) ??
  sayServer(fact, language) ??
  fact.code;
