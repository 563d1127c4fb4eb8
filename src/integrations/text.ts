import { lastLine } from '../bots/last-line.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { sayGemp } from './gemp/gemp-text.ts';
import { sayLine } from './line/line-text.ts';
import { saySbt } from './sbt/sbt-text.ts';

type Facts = Readonly<Record<string, unknown>>;
type Code =
  | 'program-crashed'
  | 'program-late'
  | 'program-stopped'
  | 'program-closed'
  | 'program-too-big'
  | 'program-not-started'
  | 'program-elsewhere'
  | 'program-for-matches'
  | 'program-not-asked-again'
  | 'program-reasons-not-kept'
  | 'program-unknown';
type Words = Readonly<Record<Code, (facts: Facts) => string>>;

const seconds = (within: unknown): string => String(Number(within) / 1000);
const listed = (known: unknown): string => (Array.isArray(known) ? known.join(', ') : '');

/** Reasons of the operating system not to start a program. */
const WHY_EN: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist, or its folder is missing',
  EACCES: 'it is not executable',
};
const WHY_ES: Readonly<Record<string, string>> = {
  ENOENT: 'no existe, o ya no existe su carpeta',
  EACCES: 'no se puede ejecutar',
};

const EN: Words = {
  'program-crashed': ({ program, signal, said }) => `the program ${program} crashed (${signal})${lastLine(said)}`,
  'program-late': ({ program, within }) =>
    `the program ${program} did not answer within ${seconds(within)} s and was stopped`,
  'program-stopped': () => 'the program was stopped before it answered',
  'program-closed': ({ program, said }) => `the program ${program} closed its input or output${lastLine(said)}`,
  'program-too-big': ({ program, most }) =>
    `the program ${program} used more than ${most} MB of memory and was stopped`,
  'program-not-started': ({ program, errno }) =>
    `the program ${program} could not be started: ${WHY_EN[String(errno)] ?? errno}`,
  'program-elsewhere': ({ door, game, plays }) => `${door}: programs can play only ${plays}, not ${game}`,
  'program-for-matches': ({ name }) =>
    `"${name}" is an external program: it can play in a match, or against you in the browser (serve --allow-programs)`,
  'program-not-asked-again': ({ name }) =>
    `"${name}" is an external program and cannot be asked again; its decision is shown without --what-if`,
  'program-reasons-not-kept': ({ name }) =>
    `"${name}" is an external program, and the arena does not save the reasons of programs; umpire match --save does`,
  'program-unknown': ({ name, known }) =>
    listed(known) === ''
      ? `no program "${name}" may play here; the server's host decides which programs are allowed`
      : `unknown program "${name}"; available: ${listed(known)}`,
};

const ES: Words = {
  'program-crashed': ({ program, signal, said }) => `el programa ${program} ha fallado (${signal})${lastLine(said)}`,
  'program-late': ({ program, within }) =>
    `el programa ${program} no ha respondido en ${seconds(within)} s y se ha detenido`,
  'program-stopped': () => 'el programa se ha detenido antes de responder',
  'program-closed': ({ program, said }) => `el programa ${program} ha cerrado su entrada o su salida${lastLine(said)}`,
  'program-too-big': ({ program, most }) =>
    `el programa ${program} ha ocupado más de ${most} MB de memoria y se ha detenido`,
  'program-not-started': ({ program, errno }) =>
    `no se ha podido iniciar el programa ${program}: ${WHY_ES[String(errno)] ?? errno}`,
  'program-elsewhere': ({ door, game, plays }) => `los programas ${door}: solo pueden jugar a ${plays}, no a ${game}`,
  'program-for-matches': ({ name }) =>
    `«${name}» es un programa externo: puede jugar en una partida o contra ti en el navegador (serve --allow-programs)`,
  'program-not-asked-again': ({ name }) =>
    `«${name}» es un programa externo y no se le puede volver a preguntar; su decisión se muestra sin --what-if`,
  'program-reasons-not-kept': ({ name }) =>
    `«${name}» es un programa externo y la arena no guarda las razones de los programas; umpire match --save sí`,
  'program-unknown': ({ name, known }) =>
    listed(known) === ''
      ? `aquí no puede jugar ningún programa «${name}»; quien administra el servidor decide cuáles se permiten`
      : `programa desconocido: «${name}»; disponibles: ${listed(known)}`,
};

export const PROGRAM_CODES: readonly string[] = Object.keys(EN);

/** The text of a fact about external programs or integrations; undefined for other facts. */
export function sayProgramFact(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words: Readonly<Record<string, (facts: Facts) => string>> = language === 'es' ? ES : EN;
  const own = Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
  return own ?? sayLine(fact, language) ?? saySbt(fact, language, inner) ?? sayGemp(fact, language, inner);
}
