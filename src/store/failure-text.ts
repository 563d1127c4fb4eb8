import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

/** All error codes of the store. */
export type StoreCode =
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
  'store-not-a-database': ({ file }) => `${file} is not a database of matches: name another file, or move it away`,
  'store-damaged': ({ file, problem }) =>
    `${file} is damaged (${problem}): put back a copy of it, or name another file`,
  'store-newer': ({ file, found, known }) =>
    `${file} was written by a newer program: its tables have version ${found}, this program knows ${known}`,
  'store-locked': ({ file }) => `${file} is in use by another program: stop that one first, or name another file`,
  'store-cannot-open': ({ file, problem }) => `${file} cannot be opened: ${problem}`,
  'store-cannot-write': ({ file, problem }) => `${file} cannot be written: ${problem}`,
  'store-full': ({ file }) => `there is no room left on the disk for ${file}`,
  'store-no-match': () => 'there is no such match in the store',
  'store-no-experiment': () => 'there is no such experiment in the store',
  'store-bad-value': () => 'a text with a zero character, or what is neither text nor number, cannot be stored',
  'store-unreachable': ({ host, port, problem }) =>
    `no PostgreSQL answers at ${host}:${port} (${problem}): start it, or mend DATABASE_URL`,
  'store-bad-password': ({ host, port, user }) =>
    `PostgreSQL at ${host}:${port} does not let ${user} in: look at the name and password in DATABASE_URL`,
  'store-no-database': ({ host, port, database }) =>
    `PostgreSQL at ${host}:${port} has no database ${database}: make it, or name another in DATABASE_URL`,
  'store-lost': ({ file }) => `the connection to ${file} was lost: it is not known whether the last step was written`,
  'store-closed': ({ file }) => `${file} is closed: nothing more is read or written`,
  'store-failed': ({ file, problem }) => `${file} failed: ${problem}`,
};

const ES: FailureTexts = {
  'store-not-a-database': ({ file }) => `${file} no es una base de datos de partidas: elija otro archivo o apártelo`,
  'store-damaged': ({ file, problem }) => `${file} está dañado (${problem}): recupere una copia o elija otro archivo`,
  'store-newer': ({ file, found, known }) =>
    `${file} lo escribió un programa más nuevo: sus tablas tienen la versión ${found} y este programa conoce la ${known}`,
  'store-locked': ({ file }) => `${file} está en uso por otro programa: deténgalo primero o elija otro archivo`,
  'store-cannot-open': ({ file, problem }) => `no se puede abrir ${file}: ${problem}`,
  'store-cannot-write': ({ file, problem }) => `no se puede escribir en ${file}: ${problem}`,
  'store-full': ({ file }) => `no queda sitio en el disco para ${file}`,
  'store-no-match': () => 'esa partida no está en el almacén',
  'store-no-experiment': () => 'ese experimento no está en el almacén',
  'store-bad-value': () => 'un texto con un carácter cero, o lo que no es texto ni número, no se puede guardar',
  'store-unreachable': ({ host, port, problem }) =>
    `ningún PostgreSQL responde en ${host}:${port} (${problem}): inícielo o corrija DATABASE_URL`,
  'store-bad-password': ({ host, port, user }) =>
    `PostgreSQL en ${host}:${port} no deja entrar a ${user}: revise el nombre y la contraseña en DATABASE_URL`,
  'store-no-database': ({ host, port, database }) =>
    `PostgreSQL en ${host}:${port} no tiene la base de datos ${database}: créela o nombre otra en DATABASE_URL`,
  'store-lost': ({ file }) => `se perdió la conexión con ${file}: no se sabe si el último paso quedó escrito`,
  'store-closed': ({ file }) => `${file} está cerrado: ya no se lee ni se escribe nada`,
  'store-failed': ({ file, problem }) => `${file} ha fallado: ${problem}`,
};

const TABLES: Readonly<Record<Language, FailureTexts>> = { en: EN, es: ES };

export const STORE_CODES: readonly string[] = Object.keys(EN);

/** The text of a store error; undefined for other codes. */
export function sayStore(fact: Fact, language: Language): string | undefined {
  const table = TABLES[language];
  return Object.hasOwn(table, fact.code) ? table[fact.code as StoreCode](fact) : undefined;
}
