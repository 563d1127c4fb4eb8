import { lastLine } from '../../bots/last-line.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<Code, (facts: Facts) => string>>;
type Code =
  | 'line-said'
  | 'line-more'
  | 'line-no-command'
  | 'line-open-quote'
  | 'line-no-such-program'
  | 'line-no-sandbox'
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

const EN: Words = {
  'line-said': ({ text }) => String(text),
  'line-more': ({ lines }) => `${lines} lines more`,
  'line-no-command': () => 'exec: names no program; write it like exec:"python3 bot.py"',
  'line-open-quote': ({ program }) => `a quotation mark is left open in ${program}`,
  'line-no-such-program': ({ program }) => `there is no program ${program} that can be run here`,
  'line-no-sandbox': () => 'no sandbox can be made here: it needs bwrap (bubblewrap), or unshare with user namespaces',
  'line-left': ({ program, exit, said }) => `the program ${program} came to its end (code ${exit})${lastLine(said)}`,
  'line-gone': ({ program, starts }) => `the program ${program} was started ${starts} times and is not started again`,
  'line-unread': () => 'the program does not read what it is told',
  'line-not-ready': ({ within }) => `the program was not ready after ${seconds(within)} s`,
  'line-ready-twice': () => 'the program said a second time that it was ready',
  'line-protocol': ({ speaks, wants }) => `the program speaks version ${speaks} of the protocol, not ${wants}`,
  'line-late': ({ within }) => `the program had not answered after ${seconds(within)} s`,
  'line-not-json': ({ said }) => `not JSON: "${said}"; print to stderr instead`,
  'line-unknown-type': ({ said }) => `the program sent a message of an unknown type${lastLine(said)}`,
  'line-bad-shape': ({ message, field, problem }) => `the program's ${message} is not right: ${field} ${problem}`,
  'line-unasked': ({ id }) => `the program answered question ${id}, which nobody has asked`,
  'line-too-long': ({ most }) => `the program wrote a line of more than ${kilobytes(most)} kB`,
  'line-flood': ({ most }) => `the program wrote more than ${kilobytes(most)} kB between two questions`,
  'line-answer-unclear': () => 'an answer has exactly one of option, command and decline',
  'line-declined': () => 'the program declined where it must act',
  'line-no-option': ({ option, options }) => `there is no option ${option}; there are ${options}, from 0`,
  'line-not-for-programs': ({ type }) => `a program may not ${type}`,
  'line-bad-reasons': ({ field, problem }) => `the program's reasons are left out: ${field} ${problem}`,
  'line-reasons-off': ({ option, score, sum }) =>
    `the program's reasons are left out: the lines of option ${option} add up to ${short(sum)}, not ${short(score)}`,
  'line-reasons-of-nothing': ({ option }) => `the program's reasons are left out: there is no option ${option}`,
  'line-reasons-without-choice': ({ option }) =>
    `the program's reasons are left out: its choice, option ${option}, is not among them`,
  'line-forfeit': ({ most }) => `the program has failed ${most} times, and its seat is forfeited`,
};

const ES: Words = {
  'line-said': ({ text }) => String(text),
  'line-more': ({ lines }) => `${lines} líneas más`,
  'line-no-command': () => 'exec: no nombra ningún programa; escríbalo como exec:"python3 bot.py"',
  'line-open-quote': ({ program }) => `hay unas comillas sin cerrar en ${program}`,
  'line-no-such-program': ({ program }) => `aquí no hay ningún programa ${program} que se pueda ejecutar`,
  'line-no-sandbox': () =>
    'aquí no se puede aislar un programa: hace falta bwrap (bubblewrap), o unshare con espacios de usuario',
  'line-left': ({ program, exit, said }) => `el programa ${program} ha terminado (código ${exit})${lastLine(said)}`,
  'line-gone': ({ program, starts }) => `el programa ${program} se ha arrancado ${starts} veces y no se arranca más`,
  'line-unread': () => 'el programa no lee lo que se le dice',
  'line-not-ready': ({ within }) => `el programa no estaba listo al cabo de ${seconds(within)} s`,
  'line-ready-twice': () => 'el programa ha dicho por segunda vez que estaba listo',
  'line-protocol': ({ speaks, wants }) => `el programa habla la versión ${speaks} del protocolo, no la ${wants}`,
  'line-late': ({ within }) => `el programa no había respondido al cabo de ${seconds(within)} s`,
  'line-not-json': ({ said }) => `no es JSON: «${said}»; escríbalo en stderr`,
  'line-unknown-type': ({ said }) => `el programa ha enviado un mensaje de tipo desconocido${lastLine(said)}`,
  'line-bad-shape': ({ message, field, problem }) =>
    `el mensaje ${message} del programa no está bien: ${field} ${problem}`,
  'line-unasked': ({ id }) => `el programa ha respondido a la pregunta ${id}, que nadie ha hecho`,
  'line-too-long': ({ most }) => `el programa ha escrito una línea de más de ${kilobytes(most)} kB`,
  'line-flood': ({ most }) => `el programa ha escrito más de ${kilobytes(most)} kB entre dos preguntas`,
  'line-answer-unclear': () => 'una respuesta tiene exactamente uno de option, command y decline',
  'line-declined': () => 'el programa ha declinado donde tiene que actuar',
  'line-no-option': ({ option, options }) => `no hay opción ${option}; hay ${options}, desde la 0`,
  'line-not-for-programs': ({ type }) => `un programa no puede usar ${type}`,
  'line-bad-reasons': ({ field, problem }) => `las razones del programa se descartan: ${field} ${problem}`,
  'line-reasons-off': ({ option, score, sum }) =>
    `las razones del programa se descartan: las líneas de la opción ${option} suman ${short(sum)}, no ${short(score)}`,
  'line-reasons-of-nothing': ({ option }) => `las razones del programa se descartan: no hay opción ${option}`,
  'line-reasons-without-choice': ({ option }) =>
    `las razones del programa se descartan: su elección, la opción ${option}, no está entre ellas`,
  'line-forfeit': ({ most }) => `el programa ha fallado ${most} veces y pierde su puesto`,
};

export const LINE_CODES: readonly string[] = Object.keys(EN);

/** Words for what a program on a line did, and for what it says itself; undefined = none of those. */
export function sayLine(fact: Fact, language: Language): string | undefined {
  const words: Readonly<Record<string, (facts: Facts) => string>> = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
}
