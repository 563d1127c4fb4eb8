import { lastLine } from '../../bots/last-line.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { CHECK_EN, CHECK_ES } from './check/check-text.ts';
import { UNSUPPORTED_EN, UNSUPPORTED_ES } from './command-to-action/unsupported-text.ts';
import { blowEn, blowEs, slotEn, slotEs } from './location-text.ts';

type Facts = Readonly<Record<string, unknown>>;
type Text = (facts: Facts, inner: (fact: Fact) => string) => string;
type Texts = Readonly<Record<string, Text>>;

const where = ({ file, line }: Facts, word: string): string => `${file}, ${word} ${line}`;
const listed = (words: unknown, oneOf: string): string => {
  const all = Array.isArray(words) ? words.map((word) => `"${word}"`) : [];
  return all.length > 1 ? `${oneOf} ${all.join(', ')}` : all.join('');
};
/** What the line should contain. */
const expectedEn = ({ expected, words, low, high }: Facts): string => {
  switch (expected) {
    case 'boolean':
      return 'True or False';
    case 'number':
      return `a whole number from ${low} to ${high}`;
    case 'hex':
      return 'a hex such as 0517';
    case 'side':
      return 'a hexside from 1 to 6';
    case 'word':
      return listed(words, 'one of');
    case 'end':
      return 'the end of the file';
    default:
      return 'a line';
  }
};

const expectedEs = ({ expected, words, low, high }: Facts): string => {
  switch (expected) {
    case 'boolean':
      return 'True o False';
    case 'number':
      return `un número entero de ${low} a ${high}`;
    case 'hex':
      return 'un hexágono como 0517';
    case 'side':
      return 'un lado del 1 al 6';
    case 'word':
      return listed(words, 'una de');
    case 'end':
      return 'el final del archivo';
    default:
      return 'una línea';
  }
};

const EN: Texts = {
  ...CHECK_EN,
  ...UNSUPPORTED_EN,
  'sbt-called': ({ call, unit }) => `called the program of player J${unit} for ${call}`,
  'sbt-not-called': ({ call, unit, why }) =>
    `did not call the program of player J${unit} for ${call}: ${EN_WHY[String(why)] ?? why}`,
  'sbt-unanswered': ({ file, left, said }) =>
    `the program exited (code ${left}) without writing ${file}${lastLine(said)}`,
  'sbt-left-with': ({ left, file, said }) => `the program exited with code ${left}, but wrote ${file}${lastLine(said)}`,
  'sbt-not-a-file': ({ file }) => `${file} is not a regular file`,
  'sbt-too-long': ({ file, most }) => `${file} is longer than ${most} bytes`,
  'sbt-line': (facts) =>
    `${where(facts, 'line')}: ${facts.found === null ? 'the file ends' : `"${facts.found}"`} instead of ${expectedEn(facts)}`,
  'sbt-illegal': (facts, inner) =>
    `${where(facts, 'line')}: ${inner(facts.why as Fact)}; the program's answer has no effect`,
  'sbt-left-out': (facts, inner) => `${where(facts, 'line')} is ignored: ${inner(facts.why as Fact)}`,
  'sbt-too-many-steps': ({ count, most }) => `too many steps: ${count}, the limit is ${most}`,
  'sbt-ends-elsewhere': ({ hex, side }) => `the steps end in ${hex} facing hexside ${side}`,
  'sbt-no-weapon-there': (facts) => `there is no weapon in ${slotEn(facts)}`,
  'sbt-single-rate': (facts) => `the weapon in ${slotEn(facts)} fires only once a turn`,
  'sbt-named-twice': (facts) => `the weapon in ${slotEn(facts)} already fires, and there is no other of its kind`,
  'sbt-fired-at-nothing': (facts) => `the weapon in ${slotEn(facts)} needs a target`,
  'sbt-no-target-there': ({ hex }) => `there is no 'Mech to attack in ${hex}`,
  'sbt-ammunition-needed': () => 'this weapon needs the location and slot of its ammunition',
  'sbt-no-ammunition-there': (facts) => `there is no ammunition in ${slotEn(facts)}`,
  'sbt-other-primary': ({ hex }) => `${hex} cannot be the primary target; another one was chosen`,
  'sbt-blow-at-a-hex': () => 'physical attacks on a hex are not supported',
  'sbt-no-such-blow': (facts) => `${blowEn(facts)} is not possible`,
  'sbt-sinks': ({ asked, most }) => `too many heat sinks: ${asked}, the unit has ${most}`,
  'sbt-nothing-to-send': () => 'nothing to do',
  'sbt-vehicle': ({ design }) => `${design} is a vehicle, but the simulator's files support only 'Mechs`,
  'sbt-no-program': () => 'the program is missing; write sbt:"python3 player.py"@FOLDER',
  'sbt-no-folder': ({ folder }) => `there is no folder "${folder}" to run the program in`,
  'sbt-no-such-program': ({ program, folder }) =>
    `program "${program}" not found${folder ? ` in "${folder}" or` : ''} on the path; start with the program to run, as in sbt:"python3 player.py"@FOLDER`,
  'sbt-not-to-run': ({ program }) =>
    `"${program}" is not executable; run chmod +x, or put its interpreter in front of it`,
  'sbt-open-quote': ({ program }) => `missing closing quotation mark in "${program}"`,
  'sbt-runs-on-windows': ({ program, instead }) =>
    `${program} runs on Windows only; here, give the program itself, for example ${instead}`,
  'sbt-no-room': ({ errno }) => `the program's folder cannot be created (${errno})`,
};

const EN_WHY: Readonly<Record<string, string>> = {
  helpless: "the 'Mech cannot act",
  stuck: 'it is stuck',
  immobile: 'it cannot move',
  'no-weapons': 'none of its weapons works',
  'no-sensors': 'its sensors are destroyed',
  'no-blows': 'it cannot make physical attacks',
};

const ES: Texts = {
  ...CHECK_ES,
  ...UNSUPPORTED_ES,
  'sbt-called': ({ call, unit }) => `se ha llamado al programa del jugador J${unit} para ${call}`,
  'sbt-not-called': ({ call, unit, why }) =>
    `no se ha llamado al programa del jugador J${unit} para ${call}: ${ES_WHY[String(why)] ?? why}`,
  'sbt-unanswered': ({ file, left, said }) =>
    `el programa ha terminado (código ${left}) sin escribir ${file}${lastLine(said)}`,
  'sbt-left-with': ({ left, file, said }) =>
    `el programa ha terminado con el código ${left}, pero ha escrito ${file}${lastLine(said)}`,
  'sbt-not-a-file': ({ file }) => `${file} no es un archivo normal`,
  'sbt-too-long': ({ file, most }) => `${file} tiene más de ${most} bytes`,
  'sbt-line': (facts) =>
    `${where(facts, 'línea')}: ${facts.found === null ? 'el archivo acaba' : `hay «${facts.found}»`} donde debe ir ${expectedEs(facts)}`,
  'sbt-illegal': (facts, inner) =>
    `${where(facts, 'línea')}: ${inner(facts.why as Fact)}; la respuesta del programa no tiene efecto`,
  'sbt-left-out': (facts, inner) => `${where(facts, 'línea')} se ignora: ${inner(facts.why as Fact)}`,
  'sbt-too-many-steps': ({ count, most }) => `demasiados pasos: ${count}, el límite es ${most}`,
  'sbt-ends-elsewhere': ({ hex, side }) => `los pasos acaban en ${hex} mirando al lado ${side}`,
  'sbt-no-weapon-there': (facts) => `en ${slotEs(facts)} no hay ningún arma`,
  'sbt-single-rate': (facts) => `el arma de ${slotEs(facts)} dispara solo una vez por turno`,
  'sbt-named-twice': (facts) => `el arma de ${slotEs(facts)} ya dispara y no hay otra igual`,
  'sbt-fired-at-nothing': (facts) => `el arma de ${slotEs(facts)} necesita un objetivo`,
  'sbt-no-target-there': ({ hex }) => `en ${hex} no hay ningún 'Mech al que atacar`,
  'sbt-ammunition-needed': () => 'esta arma necesita la localización y la casilla de su munición',
  'sbt-no-ammunition-there': (facts) => `en ${slotEs(facts)} no hay munición`,
  'sbt-other-primary': ({ hex }) => `${hex} no puede ser el objetivo primario, se ha elegido otro`,
  'sbt-blow-at-a-hex': () => 'no se admiten ataques físicos contra un hexágono',
  'sbt-no-such-blow': (facts) => `no es posible ${blowEs(facts)}`,
  'sbt-sinks': ({ asked, most }) => `demasiados radiadores: ${asked}, la unidad tiene ${most}`,
  'sbt-nothing-to-send': () => 'no hay nada que hacer',
  'sbt-vehicle': ({ design }) => `${design} es un vehículo y los archivos del simulador solo admiten 'Mechs`,
  'sbt-no-program': () => 'falta el nombre del programa; escribe sbt:"python3 player.py"@CARPETA',
  'sbt-no-folder': ({ folder }) => `no existe la carpeta «${folder}» en la que ejecutar el programa`,
  'sbt-no-such-program': ({ program, folder }) =>
    `no se encuentra el programa «${program}»${folder ? ` en «${folder}» ni` : ''} en la ruta; indica primero qué ejecutar, por ejemplo sbt:"python3 player.py"@CARPETA`,
  'sbt-not-to-run': ({ program }) => `«${program}» no es ejecutable; usa chmod +x o escribe delante su intérprete`,
  'sbt-open-quote': ({ program }) => `faltan las comillas de cierre en «${program}»`,
  'sbt-runs-on-windows': ({ program, instead }) =>
    `${program} solo funciona en Windows; aquí indica el programa en sí, por ejemplo ${instead}`,
  'sbt-no-room': ({ errno }) => `no se puede crear la carpeta del programa (${errno})`,
};

const ES_WHY: Readonly<Record<string, string>> = {
  helpless: "el 'Mech no puede actuar",
  stuck: 'está atascado',
  immobile: 'no puede moverse',
  'no-weapons': 'no le funciona ningún arma',
  'no-sensors': 'tiene los sensores destruidos',
  'no-blows': 'no puede hacer ataques físicos',
};

export const SBT_CODES: readonly string[] = Object.keys(EN);

/** The text of a fact of the simulator's protocol; undefined if it is not one of its facts. */
export function saySbt(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words = language === 'es' ? ES : EN;
  const said = (other: Fact): string => saySbt(other, language, inner) ?? inner(other);
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact, said) : undefined;
}
