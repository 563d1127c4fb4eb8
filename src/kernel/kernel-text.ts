import type { Fact } from './fact.ts';
import type { FaultsTold } from './faults.ts';
import type { Language } from './game.ts';
import { holderName } from './holder-name.ts';
import type { MatchEvent } from './match-status.ts';

/** Every code of the kernel's own refusals and faults, and every match event. */
type KernelCode =
  | MatchEvent['type']
  // refusals
  | 'not-an-object'
  | 'bad-command'
  | 'unknown-command'
  | 'match-over'
  | 'already-begun'
  | 'unknown-seat'
  | 'unknown-side'
  | 'umpire-only'
  | 'not-the-leader'
  | 'no-draw-by-agreement'
  | 'already-offered'
  | 'no-offer'
  | 'not-awaited'
  // faults of bots
  | 'bot-threw'
  | 'bot-late'
  | 'bot-silent'
  | 'bot-refused'
  // problems with logs
  | 'log-not-json'
  | 'log-format'
  | 'log-shape'
  | 'log-chain'
  | 'log-place'
  | 'log-after-end'
  | 'log-cut-short'
  | 'log-unplayable'
  | 'log-leads-astray'
  | 'verify-version'
  | 'verify-no-seed'
  | 'verify-commitment'
  | 'verify-content'
  | 'verify-refused'
  | 'verify-events'
  | 'verify-seed'
  | 'verify-result';

/** A game's names for seats and sides, and its texts for refusals quoted in kernel sentences. Default: ids and codes. */
export interface Called {
  name?(id: string): string;
  say?(fact: Fact): string | undefined;
}

type Facts = Readonly<Record<string, unknown>>;
type TextFunction = (facts: Facts, name: (id: unknown) => string, inner: (fact: unknown) => string) => string;
type KernelTexts = Readonly<Record<KernelCode, TextFunction>>;

type FaultNouns = { readonly [K in keyof FaultsTold]-?: readonly [one: string, many: string] };
const FAULTS_EN: FaultNouns = {
  crash: ['crash', 'crashes'],
  late: ['late answer', 'late answers'],
  illegal: ['illegal command', 'illegal commands'],
  other: ['unreadable or unexpected message', 'unreadable or unexpected messages'],
};
const FAULTS_ES: FaultNouns = {
  crash: ['caída', 'caídas'],
  late: ['respuesta tardía', 'respuestas tardías'],
  illegal: ['orden ilegal', 'órdenes ilegales'],
  other: ['mensaje ilegible o inesperado', 'mensajes ilegibles o inesperados'],
};

/** `1 crash, 3 late answers`. */
const counted = (faults: unknown, nouns: FaultNouns): string =>
  Object.entries(faults as FaultsTold)
    .map(([kind, count]) => `${count} ${nouns[kind as keyof FaultsTold][count === 1 ? 0 : 1]}`)
    .join(', ');

const because = (problem: unknown): string => (problem ? `: ${problem}` : '');

const EN: KernelTexts = {
  resigned: ({ side }, name) => `${name(side)} resigns`,
  abandoned: ({ side, faults }, name) =>
    faults
      ? `${name(side)} forfeits because its program made too many errors (${counted(faults, FAULTS_EN)})`
      : `${name(side)} has left the match`,
  'draw-offered': ({ side }, name) => `${name(side)} offers a draw`,
  'draw-declined': ({ side }, name) => `${name(side)} declines the draw`,
  'draw-agreed': () => 'the players agreed to a draw',
  'timed-out': ({ seat }, name) => `${name(seat)} ran out of time`,
  'seat-held': ({ seat, holder }, name) => `${holder} now plays as ${name(seat)}`,
  closed: ({ by, note }) =>
    by === 'server' ? 'the server closed the match: it was abandoned' : `the operator closed the match${because(note)}`,

  'not-an-object': () => 'a command must be a JSON object, such as {"type":"resign"}',
  'bad-command': ({ field, problem }) =>
    `${field === '(whole)' ? 'the command' : `the field "${field}" of the command`} is not valid${because(problem)}`,
  'unknown-command': ({ type }) => (type ? `unknown command "${type}"` : 'the command has no "type"'),
  'match-over': () => 'the match is over',
  'already-begun': () => 'the match has already started',
  'unknown-seat': ({ seat }) => `this match has no seat "${seat}"`,
  'unknown-side': ({ side }) => `this match has no side "${side}"`,
  'umpire-only': () => 'only the umpire can do that',
  'not-the-leader': ({ seat }, name) => `${name(seat)} cannot do that: only the first seat of the side can`,
  'no-draw-by-agreement': () => 'this game does not allow draws by agreement',
  'already-offered': () => 'you have already offered a draw: wait for the answer',
  'no-offer': () => 'there is no draw offer to decline',
  'not-awaited': ({ seat }, name) => `the match is not waiting for ${name(seat)}`,

  'bot-threw': ({ error }) => `the bot crashed: ${error}`,
  'bot-late': ({ within }) => `the bot did not answer within ${within} ms`,
  'bot-silent': () => 'the bot had to act but gave no command',
  'bot-refused': ({ refusal }, _, inner) => `the bot’s command was refused: ${inner(refusal)}`,

  'log-not-json': ({ line }) => `line ${line} is not a JSON object`,
  'log-format': ({ found, format }) =>
    found
      ? `the log has format "${found}"; this program reads "${format}"`
      : `this is not a log: line 1 does not name the format "${format}"`,
  'log-shape': ({ line, field }) =>
    field
      ? `line ${line}: the field "${field}" is missing or wrong`
      : `line ${line} is neither an entry nor the end of the log`,
  'log-chain': ({ line }) => `line ${line} does not contain the hash of the line before it: the log has been changed`,
  'log-place': ({ line, expected }) => `line ${line} should be entry ${expected}`,
  'log-after-end': ({ line }) => `line ${line} comes after the end of the log`,
  'log-unplayable': ({ n }) => `entry ${n} of the log cannot be replayed: it does not come from this game`,
  'log-leads-astray': ({ n, fault }, _, inner) =>
    `after entry ${n} the log is in a state that no match can reach: ${inner(fault)}`,
  'log-cut-short': ({ lines }) => `the log ends after ${lines} ${lines === 1 ? 'line' : 'lines'}, without a result`,
  'verify-version': ({ needs, has }) => `the log needs version ${needs} of the rules; this program has version ${has}`,
  'verify-no-seed': () => 'the seed has not been published yet, so the dice cannot be checked',
  'verify-commitment': () => 'the seed is not the one that the log committed to at the start',
  'verify-content': ({ game, version }) => `the log was played with different game data (${game} ${version})`,
  'verify-refused': ({ n, refusal }, _, inner) => `the rules refuse entry ${n}: ${inner(refusal)}`,
  'verify-events': ({ n }) => `replaying entry ${n} gives different events`,
  'verify-seed': ({ n }) => `the seed does not match the one the bot used at entry ${n}`,
  'verify-result': () => 'the result is not the one recorded in the log',
};

const ES: KernelTexts = {
  resigned: ({ side }, name) => `${name(side)} se rinde`,
  abandoned: ({ side, faults }, name) =>
    faults
      ? `${name(side)} pierde la partida por demasiados errores de su programa (${counted(faults, FAULTS_ES)})`
      : `${name(side)} ha abandonado la partida`,
  'draw-offered': ({ side }, name) => `${name(side)} ofrece tablas`,
  'draw-declined': ({ side }, name) => `${name(side)} rechaza las tablas`,
  'draw-agreed': () => 'los jugadores han acordado tablas',
  'timed-out': ({ seat }, name) => `${name(seat)} se ha quedado sin tiempo`,
  'seat-held': ({ seat, holder }, name) => `${holderName(String(holder), 'es')} juega ahora como ${name(seat)}`,
  closed: ({ by, note }) =>
    by === 'server'
      ? 'el servidor ha cerrado la partida: estaba abandonada'
      : `el operador ha cerrado la partida${because(note)}`,

  'not-an-object': () => 'una orden debe ser un objeto JSON, por ejemplo {"type":"resign"}',
  'bad-command': ({ field, problem }) =>
    `${field === '(whole)' ? 'la orden no es válida' : `el campo «${field}» de la orden no es válido`}${because(problem)}`,
  'unknown-command': ({ type }) => (type ? `no existe la orden «${type}»` : 'a la orden le falta el campo «type»'),
  'match-over': () => 'la partida ha terminado',
  'already-begun': () => 'la partida ya ha empezado',
  'unknown-seat': ({ seat }) => `esta partida no tiene ningún puesto «${seat}»`,
  'unknown-side': ({ side }) => `esta partida no tiene ningún bando «${side}»`,
  'umpire-only': () => 'eso solo puede hacerlo el árbitro',
  'not-the-leader': ({ seat }, name) => `${name(seat)} no puede hacerlo: solo puede el primer puesto del bando`,
  'no-draw-by-agreement': () => 'este juego no permite acordar tablas',
  'already-offered': () => 'ya has ofrecido tablas: espera la respuesta',
  'no-offer': () => 'no hay ninguna oferta de tablas que rechazar',
  'not-awaited': ({ seat }, name) => `la partida no está esperando a ${name(seat)}`.replace(/\ba el /g, 'al '),

  'bot-threw': ({ error }) => `el bot ha fallado: ${error}`,
  'bot-late': ({ within }) => `el bot no ha respondido en ${within} ms`,
  'bot-silent': () => 'el bot tenía que actuar y no ha dado ninguna orden',
  'bot-refused': ({ refusal }, _, inner) => `se ha rechazado la orden del bot: ${inner(refusal)}`,

  'log-not-json': ({ line }) => `la línea ${line} no es un objeto JSON`,
  'log-format': ({ found, format }) =>
    found
      ? `el registro tiene el formato «${found}» y este programa lee «${format}»`
      : `esto no es un registro: la línea 1 no indica el formato «${format}»`,
  'log-shape': ({ line, field }) =>
    field
      ? `línea ${line}: el campo «${field}» falta o no es válido`
      : `la línea ${line} no es ni una entrada ni el final del registro`,
  'log-chain': ({ line }) => `la línea ${line} no contiene el hash de la anterior: el registro se ha modificado`,
  'log-place': ({ line, expected }) => `la línea ${line} debería ser la entrada ${expected}`,
  'log-after-end': ({ line }) => `la línea ${line} viene después del final del registro`,
  'log-unplayable': ({ n }) => `la entrada ${n} del registro no se puede reproducir: no es de este juego`,
  'log-leads-astray': ({ n, fault }, _, inner) =>
    `tras la entrada ${n} el registro llega a un estado imposible en una partida: ${inner(fault)}`,
  'log-cut-short': ({ lines }) =>
    `el registro se corta tras ${lines} ${lines === 1 ? 'línea' : 'líneas'}, sin resultado`,
  'verify-version': ({ needs, has }) =>
    `el registro necesita la versión ${needs} de las reglas y este programa tiene la ${has}`,
  'verify-no-seed': () => 'la semilla aún no se ha publicado, así que no se pueden comprobar los dados',
  'verify-commitment': () => 'la semilla no es la que se fijó al empezar la partida',
  'verify-content': ({ game, version }) => `el registro se jugó con otros datos del juego (${game} ${version})`,
  'verify-refused': ({ n, refusal }, _, inner) => `las reglas rechazan la entrada ${n}: ${inner(refusal)}`,
  'verify-events': ({ n }) => `al repetir la entrada ${n} se obtienen otros eventos`,
  'verify-seed': ({ n }) => `la semilla no es la que usó el bot en la entrada ${n}`,
  'verify-result': () => 'el resultado no es el que consta en el registro',
};

const TEXTS: Readonly<Record<Language, KernelTexts>> = { en: EN, es: ES };

export const KERNEL_CODES: readonly string[] = Object.keys(EN);

/** Kernel texts that every game shares; a game's `say` falls back on them. Returns undefined for other codes. */
export function sayKernel(
  fact: Fact | { readonly type: string },
  language: Language,
  called: Called = {},
): string | undefined {
  const code = 'code' in fact ? fact.code : fact.type;
  const texts = TEXTS[language];
  if (typeof code !== 'string' || !Object.hasOwn(texts, code)) return undefined;
  const name = (id: unknown): string => called.name?.(String(id)) ?? String(id);
  const inner = (refusal: unknown): string => {
    const inner = refusal as Fact;
    return called.say?.(inner) ?? sayKernel(inner, language, called) ?? inner.code;
  };
  return texts[code as KernelCode](fact as Facts, name, inner);
}
