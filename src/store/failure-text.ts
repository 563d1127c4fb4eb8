import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

/** All error codes of the store. */
type StoreCode =
  | 'store-not-a-database'
  | 'store-damaged'
  | 'store-newer'
  | 'store-locked'
  | 'store-cannot-open'
  | 'store-cannot-write'
  | 'store-full'
  | 'store-no-match'
  | 'store-no-experiment'
  | 'store-bad-value'
  | 'store-unreachable'
  | 'store-bad-password'
  | 'store-no-database'
  | 'store-lost'
  | 'store-closed'
  | 'store-failed';

type Facts = Readonly<Record<string, unknown>>;
type FailureTexts = Readonly<Record<StoreCode, (facts: Facts) => string>>;

const EN: FailureTexts = {
  'store-not-a-database': ({ file }) => `${file} is not a match database: use another file, or move it away`,
  'store-damaged': ({ file, problem }) => `${file} is damaged (${problem}): restore a backup, or use another file`,
  'store-newer': ({ file, found, known }) =>
    `${file} was written by a newer version: its schema is ${found}, this version knows ${known}`,
  'store-locked': ({ file }) => `${file} is in use by another program: stop it first, or use another file`,
  'store-cannot-open': ({ file, problem }) => `${file} cannot be opened: ${problem}`,
  'store-cannot-write': ({ file, problem }) => `${file} cannot be written: ${problem}`,
  'store-full': ({ file }) => `the disk is full: cannot write ${file}`,
  'store-no-match': () => 'there is no such match in the database',
  'store-no-experiment': () => 'there is no such experiment in the database',
  'store-bad-value': () => 'cannot store a text with a NUL character, or a value that is neither text nor a number',
  'store-unreachable': ({ host, port, problem }) =>
    `cannot connect to PostgreSQL at ${host}:${port} (${problem}): start it, or fix DATABASE_URL`,
  'store-bad-password': ({ host, port, user }) =>
    `PostgreSQL at ${host}:${port} rejected ${user}: check the user and password in DATABASE_URL`,
  'store-no-database': ({ host, port, database }) =>
    `PostgreSQL at ${host}:${port} has no database ${database}: create it, or change DATABASE_URL`,
  'store-lost': ({ file }) => `lost the connection to ${file}: the last write may or may not have been saved`,
  'store-closed': ({ file }) => `${file} is closed`,
  'store-failed': ({ file, problem }) => `${file} failed: ${problem}`,
};

const ES: FailureTexts = {
  'store-not-a-database': ({ file }) => `${file} no es una base de datos de partidas: usa otro archivo o muévelo`,
  'store-damaged': ({ file, problem }) => `${file} está dañado (${problem}): restaura una copia o usa otro archivo`,
  'store-newer': ({ file, found, known }) =>
    `${file} es de una versión más nueva: su esquema es el ${found} y esta versión conoce el ${known}`,
  'store-locked': ({ file }) => `otro programa está usando ${file}: ciérralo antes o usa otro archivo`,
  'store-cannot-open': ({ file, problem }) => `no se puede abrir ${file}: ${problem}`,
  'store-cannot-write': ({ file, problem }) => `no se puede escribir en ${file}: ${problem}`,
  'store-full': ({ file }) => `el disco está lleno: no se puede escribir ${file}`,
  'store-no-match': () => 'esa partida no está en la base de datos',
  'store-no-experiment': () => 'ese experimento no está en la base de datos',
  'store-bad-value': () => 'no se puede guardar un texto con un carácter nulo, ni un valor que no sea texto o número',
  'store-unreachable': ({ host, port, problem }) =>
    `no se puede conectar con PostgreSQL en ${host}:${port} (${problem}): inícialo o corrige DATABASE_URL`,
  'store-bad-password': ({ host, port, user }) =>
    `PostgreSQL en ${host}:${port} rechaza a ${user}: revisa el usuario y la contraseña en DATABASE_URL`,
  'store-no-database': ({ host, port, database }) =>
    `PostgreSQL en ${host}:${port} no tiene la base de datos ${database}: créala o cambia DATABASE_URL`,
  'store-lost': ({ file }) => `se ha perdido la conexión con ${file}: no se sabe si se guardó lo último`,
  'store-closed': ({ file }) => `${file} está cerrado`,
  'store-failed': ({ file, problem }) => `${file} ha fallado: ${problem}`,
};

const TABLES: Readonly<Record<Language, FailureTexts>> = { en: EN, es: ES };

export const STORE_CODES: readonly string[] = Object.keys(EN);

/** The text of a store error; undefined for other codes. */
export function sayStore(fact: Fact, language: Language): string | undefined {
  const table = TABLES[language];
  return Object.hasOwn(table, fact.code) ? table[fact.code as StoreCode](fact) : undefined;
}
