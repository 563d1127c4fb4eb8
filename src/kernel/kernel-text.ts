import type { Fact } from './fact.ts';
import type { FaultsTold } from './faults.ts';
import type { Language } from './game.ts';
import type { TableEvent } from './table.ts';

/** Every code that the kernel itself speaks, and every event of the table. */
export type KernelCode =
  | TableEvent['type']
  // the door
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
  // the runner
  | 'bot-threw'
  | 'bot-late'
  | 'bot-silent'
  | 'bot-refused'
  // files
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

/** How a game calls its sides and seats, and its own refusals inside ours; ids and codes where it does not say. */
export interface Called {
  name?(id: string): string;
  say?(fact: Fact): string | undefined;
}

type Facts = Readonly<Record<string, unknown>>;
type Words = (facts: Facts, name: (id: unknown) => string, inner: (fact: unknown) => string) => string;
type Table = Readonly<Record<KernelCode, Words>>;

type Kinds = { readonly [K in keyof FaultsTold]-?: string };
const KINDS_EN: Kinds = { crash: 'crashed', late: 'late', illegal: 'illegal', other: 'unreadable or out of turn' };
const KINDS_ES: Kinds = {
  crash: 'por caída',
  late: 'por tardanza',
  illegal: 'contra las reglas',
  other: 'sin poder leerse o a destiempo',
};

/** `3 late, 7 illegal`: words that fit one and many. */
const counted = (faults: unknown, words: Kinds): string =>
  Object.entries(faults as FaultsTold)
    .map(([kind, count]) => `${count} ${words[kind as keyof FaultsTold] ?? kind}`)
    .join(', ');

const because = (problem: unknown): string => (problem ? `: ${problem}` : '');

const EN: Table = {
  resigned: ({ side }, name) => `${name(side)} resigns`,
  abandoned: ({ side, faults }, name) =>
    faults
      ? `${name(side)} has forfeited by too many faults of its program (${counted(faults, KINDS_EN)})`
      : `${name(side)} has left the match`,
  'draw-offered': ({ side }, name) => `${name(side)} offers a draw`,
  'draw-declined': ({ side }, name) => `${name(side)} declines the draw`,
  'draw-agreed': () => 'a draw is agreed',
  'timed-out': ({ seat }, name) => `${name(seat)} is out of time`,
  'seat-held': ({ seat, holder }, name) => `${holder} takes the seat ${name(seat)}`,

  'not-an-object': () => 'a command is a JSON object, such as {"type":"resign"}',
  'bad-command': ({ field, problem }) =>
    `${field === '(whole)' ? 'the' : `the field "${field}" of the`} command is wrong${because(problem)}`,
  'unknown-command': ({ type }) => (type ? `there is no command "${type}"` : 'a command needs a "type"'),
  'match-over': () => 'the match is over',
  'already-begun': () => 'the match has already begun',
  'unknown-seat': ({ seat }) => `there is no seat "${seat}" in this match`,
  'unknown-side': ({ side }) => `there is no side "${side}" in this match`,
  'umpire-only': () => 'only the umpire may do that',
  'not-the-leader': ({ seat }, name) => `${name(seat)} does not speak for the side: its first seat does`,
  'no-draw-by-agreement': () => 'this game knows no draw by agreement',
  'already-offered': () => 'the draw is already offered: wait for the answer',
  'no-offer': () => 'nobody has offered a draw',
  'not-awaited': ({ seat }, name) => `nobody waits for ${name(seat)}`,

  'bot-threw': ({ error }) => `the bot broke down: ${error}`,
  'bot-late': ({ within }) => `the bot had not answered after ${within} ms`,
  'bot-silent': () => 'the bot gave no command though one was due',
  'bot-refused': ({ refusal }, _, inner) => `the bot's command was refused: ${inner(refusal)}`,

  'log-not-json': ({ line }) => `line ${line} is not a JSON object`,
  'log-format': ({ found, format }) =>
    found
      ? `the log has format "${found}", this program reads "${format}"`
      : `this is no log: line 1 is not "${format}"`,
  'log-shape': ({ line, field }) =>
    field ? `line ${line}: the field "${field}" is missing or wrong` : `line ${line} is neither an entry nor the end`,
  'log-chain': ({ line }) => `line ${line} does not follow from the line before it: the log has been changed`,
  'log-place': ({ line, expected }) => `line ${line} should be entry ${expected}`,
  'log-after-end': ({ line }) => `line ${line} stands after the end of the log`,
  'log-unplayable': ({ n }) => `entry ${n} of the log cannot be played: it was not written by this game`,
  'log-leads-astray': ({ n, fault }, _, inner) =>
    `with entry ${n} the log comes to where no match can come: ${inner(fault)}`,
  'log-cut-short': ({ lines }) => `the log breaks off after ${lines} lines, without a result`,
  'verify-version': ({ needs, has }) => `the log needs rules version ${needs}, this program has ${has}`,
  'verify-no-seed': () => 'the seed is not published yet, so the dice cannot be checked',
  'verify-commitment': () => 'the seed is not the one that was promised at the start',
  'verify-content': ({ game, version }) => `the tables of ${game} ${version} differ from those of the log`,
  'verify-refused': ({ n, refusal }, _, inner) => `the rules refuse entry ${n}: ${inner(refusal)}`,
  'verify-events': ({ n }) => `entry ${n} did not happen that way`,
  'verify-seed': ({ n }) => `the seed is not the one that the bot at entry ${n} was given`,
  'verify-result': () => 'the result is not the one the log claims',
};

const ES: Table = {
  resigned: ({ side }, name) => `${name(side)} se rinde`,
  abandoned: ({ side, faults }, name) =>
    faults
      ? `${name(side)} pierde la partida por demasiados fallos de su programa (${counted(faults, KINDS_ES)})`
      : `${name(side)} ha abandonado la partida`,
  'draw-offered': ({ side }, name) => `${name(side)} ofrece tablas`,
  'draw-declined': ({ side }, name) => `${name(side)} rechaza las tablas`,
  'draw-agreed': () => 'se acuerdan tablas',
  'timed-out': ({ seat }, name) => `a ${name(seat)} se le ha acabado el tiempo`,
  'seat-held': ({ seat, holder }, name) => `${holder} ocupa el puesto ${name(seat)}`,

  'not-an-object': () => 'una orden es un objeto JSON, por ejemplo {"type":"resign"}',
  'bad-command': ({ field, problem }) =>
    `${field === '(whole)' ? 'la orden' : `el campo «${field}» de la orden`} está mal${because(problem)}`,
  'unknown-command': ({ type }) => (type ? `no existe la orden «${type}»` : 'a la orden le falta el campo «type»'),
  'match-over': () => 'la partida ha terminado',
  'already-begun': () => 'la partida ya ha empezado',
  'unknown-seat': ({ seat }) => `en esta partida no hay ningún puesto «${seat}»`,
  'unknown-side': ({ side }) => `en esta partida no hay ningún bando «${side}»`,
  'umpire-only': () => 'eso solo puede hacerlo el árbitro',
  'not-the-leader': ({ seat }, name) => `${name(seat)} no habla por su bando: lo hace el primer puesto`,
  'no-draw-by-agreement': () => 'en este juego no se pueden acordar tablas',
  'already-offered': () => 'las tablas ya están ofrecidas: espere la respuesta',
  'no-offer': () => 'nadie ha ofrecido tablas',
  'not-awaited': ({ seat }, name) => `nadie espera a ${name(seat)}`,

  'bot-threw': ({ error }) => `el bot ha fallado: ${error}`,
  'bot-late': ({ within }) => `el bot no había respondido al cabo de ${within} ms`,
  'bot-silent': () => 'el bot no ha dado ninguna orden y se esperaba una',
  'bot-refused': ({ refusal }, _, inner) => `se ha rechazado la orden del bot: ${inner(refusal)}`,

  'log-not-json': ({ line }) => `la línea ${line} no es un objeto JSON`,
  'log-format': ({ found, format }) =>
    found
      ? `el registro tiene el formato «${found}» y este programa lee «${format}»`
      : `esto no es un registro: la línea 1 no dice «${format}»`,
  'log-shape': ({ line, field }) =>
    field ? `línea ${line}: el campo «${field}» falta o está mal` : `la línea ${line} no es ni una entrada ni el final`,
  'log-chain': ({ line }) => `la línea ${line} no se sigue de la anterior: alguien ha cambiado el registro`,
  'log-place': ({ line, expected }) => `la línea ${line} debería ser la entrada ${expected}`,
  'log-after-end': ({ line }) => `la línea ${line} viene después del final del registro`,
  'log-unplayable': ({ n }) => `la entrada ${n} del registro no se puede jugar: no la escribió este juego`,
  'log-leads-astray': ({ n, fault }, _, inner) =>
    `con la entrada ${n} el registro llega a donde ninguna partida puede llegar: ${inner(fault)}`,
  'log-cut-short': ({ lines }) => `el registro se corta tras ${lines} líneas, sin resultado`,
  'verify-version': ({ needs, has }) =>
    `el registro pide la versión ${needs} de las reglas y este programa tiene la ${has}`,
  'verify-no-seed': () => 'la semilla aún no se ha publicado, así que no se pueden comprobar los dados',
  'verify-commitment': () => 'la semilla no es la que se prometió al empezar',
  'verify-content': ({ game, version }) => `las tablas de ${game} ${version} no son las del registro`,
  'verify-refused': ({ n, refusal }, _, inner) => `las reglas rechazan la entrada ${n}: ${inner(refusal)}`,
  'verify-events': ({ n }) => `la entrada ${n} no ocurrió así`,
  'verify-seed': ({ n }) => `la semilla no es la que recibió el bot en la entrada ${n}`,
  'verify-result': () => 'el resultado no es el que dice el registro',
};

const TABLES: Readonly<Record<Language, Table>> = { en: EN, es: ES };

export const KERNEL_CODES: readonly string[] = Object.keys(EN);

/** Words for what the kernel says in every game, for a game's `say` to fall back on; undefined = not the kernel's. */
export function sayKernel(
  fact: Fact | { readonly type: string },
  language: Language,
  called: Called = {},
): string | undefined {
  const code = 'code' in fact ? fact.code : fact.type;
  const table = TABLES[language];
  if (typeof code !== 'string' || !Object.hasOwn(table, code)) return undefined;
  const name = (id: unknown): string => called.name?.(String(id)) ?? String(id);
  const inner = (refusal: unknown): string => {
    const said = refusal as Fact;
    return called.say?.(said) ?? sayKernel(said, language, called) ?? said.code;
  };
  return table[code as KernelCode](fact as Facts, name, inner);
}
