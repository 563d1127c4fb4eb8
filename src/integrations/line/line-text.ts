import { lastLine } from '../../bots/last-line.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<Code, (facts: Facts) => string>>;
type Code =
  | 'line-said'
  | 'line-more'
  | 'line-no-command'
  | 'line-open-quote'
  | 'line-no-such-program'
  | 'line-no-sandbox'
  | 'line-sandbox-root'
  | 'line-left'
  | 'line-gone'
  | 'line-unread'
  | 'line-not-ready'
  | 'line-ready-twice'
  | 'line-protocol'
  | 'line-late'
  | 'line-not-json'
  | 'line-unknown-type'
  | 'line-bad-shape'
  | 'line-unasked'
  | 'line-too-long'
  | 'line-flood'
  | 'line-answer-unclear'
  | 'line-declined'
  | 'line-no-option'
  | 'line-not-for-programs'
  | 'line-bad-reasons'
  | 'line-reasons-off'
  | 'line-reasons-of-nothing'
  | 'line-reasons-without-choice'
  | 'line-forfeit';

const seconds = (within: unknown): string => String(Number(within) / 1000);
const kilobytes = (bytes: unknown): string => String(Math.round(Number(bytes) / 1024));
const short = (value: unknown): string => String(Number(Number(value).toFixed(6)));

const EN: Texts = {
  'line-said': ({ text }) => String(text),
  'line-more': ({ lines }) => (lines === 1 ? '1 more line' : `${lines} more lines`),
  'line-no-command': () => 'exec: needs a program; write it like exec:"python3 bot.py"',
  'line-open-quote': ({ program }) => `missing closing quotation mark in ${program}`,
  'line-no-such-program': ({ program }) => `program ${program} not found, or not executable`,
  'line-no-sandbox': () => 'no sandbox is available: it needs bwrap (bubblewrap), or unshare with user namespaces',
  'line-sandbox-root': () =>
    'the sandbox needs bwrap when Umpire runs as root: install bubblewrap, or start Umpire as another user',
  'line-left': ({ program, exit, said }) => `the program ${program} exited (code ${exit})${lastLine(said)}`,
  'line-gone': ({ program, starts }) =>
    `the program ${program} was started ${starts} ${starts === 1 ? 'time' : 'times'} and will not be restarted`,
  'line-unread': () => 'the program does not read its input',
  'line-not-ready': ({ within }) => `the program was not ready within ${seconds(within)} s`,
  'line-ready-twice': () => 'the program sent ready twice',
  'line-protocol': ({ speaks, wants }) => `the program uses version ${speaks} of the protocol, not ${wants}`,
  'line-late': ({ within }) => `the program did not answer within ${seconds(within)} s`,
  'line-not-json': ({ said }) => `not JSON: "${said}"; print to stderr instead`,
  'line-unknown-type': ({ said }) => `the program sent a message of an unknown type${lastLine(said)}`,
  'line-bad-shape': ({ message, field, problem }) => `the program's ${message} message is invalid: ${field} ${problem}`,
  'line-unasked': ({ id }) => `the program answered question ${id}, which was not asked`,
  'line-too-long': ({ most }) => `the program wrote a line of more than ${kilobytes(most)} kB`,
  'line-flood': ({ most }) => `the program wrote more than ${kilobytes(most)} kB between two questions`,
  'line-answer-unclear': () => 'an answer must have exactly one of option, command and decline',
  'line-declined': () => 'the program declined although it must act',
  'line-no-option': ({ option, options }) =>
    Number(options) === 0
      ? `there is no option ${option}; this question has no options`
      : `there is no option ${option}; option ids go from 0 to ${Number(options) - 1}`,
  'line-not-for-programs': ({ type }) => `programs may not use ${type}`,
  'line-bad-reasons': ({ field, problem }) => `the program's reasons were discarded: ${field} ${problem}`,
  'line-reasons-off': ({ option, score, sum }) =>
    `the program's reasons were discarded: the lines of option ${option} add up to ${short(sum)}, not ${short(score)}`,
  'line-reasons-of-nothing': ({ option }) => `the program's reasons were discarded: there is no option ${option}`,
  'line-reasons-without-choice': ({ option }) =>
    `the program's reasons were discarded: its choice, option ${option}, is not among them`,
  'line-forfeit': ({ most }) => `the program made ${most} ${most === 1 ? 'fault' : 'faults'} and forfeits its seat`,
};

const ES: Texts = {
  'line-said': ({ text }) => String(text),
  'line-more': ({ lines }) => (lines === 1 ? '1 línea más' : `${lines} líneas más`),
  'line-no-command': () => 'exec: necesita un programa; escríbelo como exec:"python3 bot.py"',
  'line-open-quote': ({ program }) => `faltan las comillas de cierre en ${program}`,
  'line-no-such-program': ({ program }) => `no se encuentra el programa ${program}, o no es ejecutable`,
  'line-no-sandbox': () =>
    'aquí no se puede aislar un programa: hace falta bwrap (bubblewrap), o unshare con espacios de usuario',
  'line-sandbox-root': () =>
    'si Umpire se ejecuta como root, el aislamiento necesita bwrap: instala bubblewrap o inicia Umpire con otro usuario',
  'line-left': ({ program, exit, said }) => `el programa ${program} ha terminado (código ${exit})${lastLine(said)}`,
  'line-gone': ({ program, starts }) =>
    `el programa ${program} se ha iniciado ${starts} ${starts === 1 ? 'vez' : 'veces'} y no se volverá a iniciar`,
  'line-unread': () => 'el programa no lee su entrada',
  'line-not-ready': ({ within }) => `el programa no estaba listo en ${seconds(within)} s`,
  'line-ready-twice': () => 'el programa ha enviado ready dos veces',
  'line-protocol': ({ speaks, wants }) => `el programa usa la versión ${speaks} del protocolo, no la ${wants}`,
  'line-late': ({ within }) => `el programa no ha respondido en ${seconds(within)} s`,
  'line-not-json': ({ said }) => `no es JSON: «${said}»; escríbelo en stderr`,
  'line-unknown-type': ({ said }) => `el programa ha enviado un mensaje de tipo desconocido${lastLine(said)}`,
  'line-bad-shape': ({ message, field, problem }) =>
    `el mensaje ${message} del programa no es válido: ${field} ${problem}`,
  'line-unasked': ({ id }) => `el programa ha respondido a la pregunta ${id}, que no se ha hecho`,
  'line-too-long': ({ most }) => `el programa ha escrito una línea de más de ${kilobytes(most)} kB`,
  'line-flood': ({ most }) => `el programa ha escrito más de ${kilobytes(most)} kB entre dos preguntas`,
  'line-answer-unclear': () => 'una respuesta debe tener exactamente uno de option, command y decline',
  'line-declined': () => 'el programa ha declinado aunque tiene que actuar',
  'line-no-option': ({ option, options }) =>
    Number(options) === 0
      ? `no existe la opción ${option}; esta pregunta no tiene opciones`
      : `no existe la opción ${option}; los identificadores van del 0 al ${Number(options) - 1}`,
  'line-not-for-programs': ({ type }) => `un programa no puede usar ${type}`,
  'line-bad-reasons': ({ field, problem }) => `se han descartado las razones del programa: ${field} ${problem}`,
  'line-reasons-off': ({ option, score, sum }) =>
    `se han descartado las razones del programa: las líneas de la opción ${option} suman ${short(sum)}, no ${short(score)}`,
  'line-reasons-of-nothing': ({ option }) =>
    `se han descartado las razones del programa: no existe la opción ${option}`,
  'line-reasons-without-choice': ({ option }) =>
    `se han descartado las razones del programa: su elección, la opción ${option}, no está entre ellas`,
  'line-forfeit': ({ most }) => `el programa ha cometido ${most} ${most === 1 ? 'fallo' : 'fallos'} y pierde su puesto`,
};

export const LINE_CODES: readonly string[] = Object.keys(EN);

/** The text of a fact of the line protocol; undefined if it is not one of its facts. */
export function sayLine(fact: Fact, language: Language): string | undefined {
  const words: Readonly<Record<string, (facts: Facts) => string>> = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
}
