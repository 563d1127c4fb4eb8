import { lastLine } from '../bots/last-line.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { sayGemp } from './gemp/words.ts';
import { sayLine } from './line/words.ts';
import { saySbt } from './sbt/words.ts';

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

/** The system's reasons not to start a program. */
const WHY_EN: Readonly<Record<string, string>> = {
  ENOENT: 'there is none, or its folder is gone',
  EACCES: 'it may not be run',
};
const WHY_ES: Readonly<Record<string, string>> = {
  ENOENT: 'no existe, o ya no existe su carpeta',
  EACCES: 'no se puede ejecutar',
};

const EN: Words = {
  'program-crashed': ({ program, signal, said }) => `the program ${program} crashed (${signal})${lastLine(said)}`,
  'program-late': ({ program, within }) =>
    `the program ${program} had not answered after ${seconds(within)} s and was ended`,
  'program-stopped': () => 'the program was stopped before it had answered',
  'program-closed': ({ program, said }) => `the program ${program} has closed its input or output${lastLine(said)}`,
  'program-too-big': ({ program, most }) => `the program ${program} took more than ${most} MB of memory and was ended`,
  'program-not-started': ({ program, errno }) =>
    `the program ${program} could not be started: ${WHY_EN[String(errno)] ?? errno}`,
  'program-elsewhere': ({ door, game, plays }) => `${door}: programs play ${plays}, not ${game}`,
  'program-for-matches': ({ name }) =>
    `"${name}" is a program: it plays in a match, or against you in the browser (serve --allow-programs)`,
  'program-not-asked-again': ({ name }) =>
    `"${name}" is a program and cannot be asked again; what it did is told without --what-if`,
  'program-reasons-not-kept': ({ name }) =>
    `"${name}" is a program, and its reasons are not in this file: the arena keeps none of programs; umpire match --save does`,
  'program-unknown': ({ name, known }) =>
    listed(known) === ''
      ? `no program may play here as "${name}"; whoever runs the server says which may`
      : `there is no program "${name}" here; there is ${listed(known)}`,
};

const ES: Words = {
  'program-crashed': ({ program, signal, said }) => `el programa ${program} ha fallado (${signal})${lastLine(said)}`,
  'program-late': ({ program, within }) =>
    `el programa ${program} no había respondido al cabo de ${seconds(within)} s y se le ha puesto fin`,
  'program-stopped': () => 'se ha detenido el programa antes de que respondiera',
  'program-closed': ({ program, said }) => `el programa ${program} ha cerrado su entrada o su salida${lastLine(said)}`,
  'program-too-big': ({ program, most }) =>
    `el programa ${program} ha ocupado más de ${most} MB de memoria y se le ha puesto fin`,
  'program-not-started': ({ program, errno }) =>
    `no se ha podido arrancar el programa ${program}: ${WHY_ES[String(errno)] ?? errno}`,
  'program-elsewhere': ({ door, game, plays }) => `los programas ${door}: juegan a ${plays}, no a ${game}`,
  'program-for-matches': ({ name }) =>
    `«${name}» es un programa: juega en una partida o contra usted en el navegador (serve --allow-programs)`,
  'program-not-asked-again': ({ name }) =>
    `«${name}» es un programa y no se le puede volver a preguntar; lo que hizo se cuenta sin --what-if`,
  'program-reasons-not-kept': ({ name }) =>
    `«${name}» es un programa y sus razones no están en este archivo: la arena no guarda las de los programas; umpire match --save, sí`,
  'program-unknown': ({ name, known }) =>
    listed(known) === ''
      ? `aquí ningún programa puede jugar como «${name}»; quien lleva el servidor dice cuáles pueden`
      : `aquí no hay ningún programa «${name}»; hay ${listed(known)}`,
};

export const PROGRAM_CODES: readonly string[] = Object.keys(EN);

/** Words for what programs from outside did and had done to them; undefined = none of those. */
export function sayProgramFact(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words: Readonly<Record<string, (facts: Facts) => string>> = language === 'es' ? ES : EN;
  const own = Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact) : undefined;
  return own ?? sayLine(fact, language) ?? saySbt(fact, language, inner) ?? sayGemp(fact, language, inner);
}
