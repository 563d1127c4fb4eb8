import { lastLine } from '../../bots/last-line.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';
import { CHECK_EN, CHECK_ES } from './check/words.ts';
import { EXPRESS_EN, EXPRESS_ES } from './express/words.ts';

type Facts = Readonly<Record<string, unknown>>;
type Said = (facts: Facts, inner: (fact: Fact) => string) => string;
type Words = Readonly<Record<string, Said>>;

const where = ({ file, line }: Facts, word: string): string => `${file}, ${word} ${line}`;
const listed = (words: unknown, oneOf: string): string => {
  const all = Array.isArray(words) ? words.map((word) => `"${word}"`) : [];
  return all.length > 1 ? `${oneOf} ${all.join(', ')}` : all.join('');
};
const slot = ({ place, slot: number }: Facts): string => `${place} ${number}`;

/** What a line should have been. */
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
      return 'el final del fichero';
    default:
      return 'una línea';
  }
};

const EN: Words = {
  ...CHECK_EN,
  ...EXPRESS_EN,
  'sbt-called': ({ call, unit }) => `the program of player ${unit} was called for ${call}`,
  'sbt-not-called': ({ call, unit, why }) =>
    `the program of player ${unit} was not called for ${call}: ${EN_WHY[String(why)] ?? why}`,
  'sbt-unanswered': ({ file, left, said }) =>
    `the program left (code ${left}) without writing ${file}${lastLine(said)}`,
  'sbt-left-with': ({ left, file, said }) =>
    `the program left with code ${left}, but ${file} is there${lastLine(said)}`,
  'sbt-not-a-file': ({ file }) => `${file} is no plain file`,
  'sbt-too-long': ({ file, most }) => `${file} is longer than ${most} bytes`,
  'sbt-line': (facts) =>
    `${where(facts, 'line')}: ${facts.found === null ? 'the file ends' : `"${facts.found}"`} where ${expectedEn(facts)} belongs`,
  'sbt-illegal': (facts, inner) => `${where(facts, 'line')}: ${inner(facts.why as Fact)}; so the program does nothing`,
  'sbt-left-out': (facts, inner) => `${where(facts, 'line')} is left out: ${inner(facts.why as Fact)}`,
  'sbt-too-many-steps': ({ count, most }) => `${count} steps are more than the ${most} of any move`,
  'sbt-ends-elsewhere': ({ hex, side }) => `the steps end in ${hex} facing hexside ${side}`,
  'sbt-no-weapon-there': (facts) => `there is no weapon in ${slot(facts)}`,
  'sbt-single-rate': (facts) => `the weapon in ${slot(facts)} fires once a turn`,
  'sbt-named-twice': (facts) => `the weapon in ${slot(facts)} fires already, and there is no other like it`,
  'sbt-fired-at-nothing': (facts) => `the weapon in ${slot(facts)} has no target, and nobody fires at nothing here`,
  'sbt-no-target-there': ({ hex }) => `there is no 'Mech to attack in ${hex}`,
  'sbt-ammunition-needed': () => 'this weapon needs the place and slot of its ammunition',
  'sbt-no-ammunition-there': (facts) => `there is no ammunition in ${slot(facts)}`,
  'sbt-other-primary': ({ hex }) => `${hex} cannot be the primary target, so another one is`,
  'sbt-blow-at-a-hex': () => 'blows at a hex are not known here',
  'sbt-no-such-blow': (facts) => `there is no blow with ${slot(facts)}`,
  'sbt-sinks': ({ asked, most }) => `${asked} heat sinks are more than the ${most} there are`,
  'sbt-nothing-to-send': () => 'there is nothing to do',
  'sbt-vehicle': ({ unit, design }) =>
    `unit ${unit} (${design}) is a vehicle, and the files of the simulator know 'Mechs only`,
  'sbt-no-program': () => 'the name of the program is missing; write sbt:"python3 player.py"@FOLDER',
  'sbt-no-folder': ({ folder }) => `there is no folder "${folder}" to run the program in`,
  'sbt-no-such-program': ({ program, folder }) =>
    `there is no program "${program}"${folder ? ` in "${folder}" or` : ''} on the path; name what is to be run first, such as sbt:"python3 player.py"@FOLDER`,
  'sbt-not-to-run': ({ program }) =>
    `"${program}" may not be run; make it executable (chmod +x), or name the program that reads it before it`,
  'sbt-open-quote': ({ program }) => `a quotation mark is left open in "${program}"`,
  'sbt-runs-on-windows': ({ program, instead }) =>
    `${program} runs on Windows only; here name the program itself, such as ${instead}`,
  'sbt-no-room': ({ errno }) => `the program's folder cannot be made (${errno})`,
};

const EN_WHY: Readonly<Record<string, string>> = {
  helpless: "the 'Mech cannot act",
  stuck: 'it is stuck',
  immobile: 'it cannot move',
  'no-weapons': 'no weapon of it works',
  'no-sensors': 'its sensors are destroyed',
  'no-blows': 'it cannot strike',
};

const ES: Words = {
  ...CHECK_ES,
  ...EXPRESS_ES,
  'sbt-called': ({ call, unit }) => `se ha llamado al programa del jugador ${unit} para ${call}`,
  'sbt-not-called': ({ call, unit, why }) =>
    `no se ha llamado al programa del jugador ${unit} para ${call}: ${ES_WHY[String(why)] ?? why}`,
  'sbt-unanswered': ({ file, left, said }) =>
    `el programa ha terminado (código ${left}) sin escribir ${file}${lastLine(said)}`,
  'sbt-left-with': ({ left, file, said }) =>
    `el programa ha terminado con el código ${left}, pero ${file} está ahí${lastLine(said)}`,
  'sbt-not-a-file': ({ file }) => `${file} no es un fichero normal`,
  'sbt-too-long': ({ file, most }) => `${file} pasa de ${most} bytes`,
  'sbt-line': (facts) =>
    `${where(facts, 'línea')}: ${facts.found === null ? 'el fichero acaba' : `hay «${facts.found}»`} donde debe ir ${expectedEs(facts)}`,
  'sbt-illegal': (facts, inner) =>
    `${where(facts, 'línea')}: ${inner(facts.why as Fact)}; así que el programa no hace nada`,
  'sbt-left-out': (facts, inner) => `${where(facts, 'línea')} se pasa por alto: ${inner(facts.why as Fact)}`,
  'sbt-too-many-steps': ({ count, most }) => `${count} pasos son más que los ${most} de cualquier movimiento`,
  'sbt-ends-elsewhere': ({ hex, side }) => `los pasos acaban en ${hex} mirando al lado ${side}`,
  'sbt-no-weapon-there': (facts) => `en ${slot(facts)} no hay ningún arma`,
  'sbt-single-rate': (facts) => `el arma de ${slot(facts)} dispara una vez por turno`,
  'sbt-named-twice': (facts) => `el arma de ${slot(facts)} ya dispara y no hay otra igual`,
  'sbt-fired-at-nothing': (facts) => `el arma de ${slot(facts)} no tiene objetivo y aquí nadie dispara a la nada`,
  'sbt-no-target-there': ({ hex }) => `en ${hex} no hay ningún 'Mech al que atacar`,
  'sbt-ammunition-needed': () => 'esta arma necesita la localización y la casilla de su munición',
  'sbt-no-ammunition-there': (facts) => `en ${slot(facts)} no hay munición`,
  'sbt-other-primary': ({ hex }) => `${hex} no puede ser el objetivo primario, así que lo es otro`,
  'sbt-blow-at-a-hex': () => 'aquí no hay golpes contra un hexágono',
  'sbt-no-such-blow': (facts) => `no hay ningún golpe con ${slot(facts)}`,
  'sbt-sinks': ({ asked, most }) => `${asked} radiadores son más que los ${most} que hay`,
  'sbt-nothing-to-send': () => 'no hay nada que hacer',
  'sbt-vehicle': ({ unit, design }) =>
    `la unidad ${unit} (${design}) es un vehículo y los ficheros del simulador solo conocen 'Mechs`,
  'sbt-no-program': () => 'falta el nombre del programa; escriba sbt:"python3 player.py"@CARPETA',
  'sbt-no-folder': ({ folder }) => `no existe la carpeta «${folder}» en la que ejecutar el programa`,
  'sbt-no-such-program': ({ program, folder }) =>
    `no hay ningún programa «${program}»${folder ? ` en «${folder}» ni` : ''} en la ruta; indique primero lo que se ha de ejecutar, por ejemplo sbt:"python3 player.py"@CARPETA`,
  'sbt-not-to-run': ({ program }) =>
    `«${program}» no se puede ejecutar; hágalo ejecutable (chmod +x) o indique delante el programa que lo lee`,
  'sbt-open-quote': ({ program }) => `queda una comilla sin cerrar en «${program}»`,
  'sbt-runs-on-windows': ({ program, instead }) =>
    `${program} solo funciona en Windows; aquí indique el programa en sí, por ejemplo ${instead}`,
  'sbt-no-room': ({ errno }) => `no se puede crear la carpeta del programa (${errno})`,
};

const ES_WHY: Readonly<Record<string, string>> = {
  helpless: "el 'Mech no puede actuar",
  stuck: 'está atascado',
  immobile: 'no puede moverse',
  'no-weapons': 'no le funciona ningún arma',
  'no-sensors': 'tiene los sensores destruidos',
  'no-blows': 'no puede golpear',
};

export const SBT_CODES: readonly string[] = Object.keys(EN);

/** Words for what a program of the simulator's protocol did; undefined = not one of its facts. */
export function saySbt(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words = language === 'es' ? ES : EN;
  const said = (other: Fact): string => saySbt(other, language, inner) ?? inner(other);
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact, said) : undefined;
}
