import { bare, or, PLACE, some } from './dictionary.es.ts';
import type { DesignFacts, TableFacts, WorkshopFacts } from './facts.ts';
import type { TextTable } from './phrases.ts';
import { problem as told } from './problems.es.ts';

const TABLE: TextTable<TableFacts> = {
  'bad-setup': ({ field, problem }) => `la configuración está mal en «${field}»: ${told(problem)}`,
  'bad-question': ({ field, problem }) => `la pregunta está mal en «${field}»: ${told(problem)}`,
  'unknown-ruleset': ({ ruleset, known }) => `no existe el reglamento «${ruleset}»: elija ${or(known)}`,
  'unknown-map': ({ map, known }) => `no existe el mapa «${map}»: elija ${or(known)}`,
  'unknown-force': ({ force, known }) => `no existen las fuerzas «${force}»: elija ${or(known)}`,
  'unknown-unit': ({ design, known }) => `la unidad «${design}» no está entre las ${known} de la caja`,
  'side-without-units': ({ side }, names) => `${names.side(side)} (bando ${side}) no tiene unidades`,
  'advanced-equipment': ({ unit, item, ruleset }, names) =>
    `la unidad ${unit} lleva equipo avanzado (${names.item(item)}), y el reglamento ${ruleset} no lo admite`,
  'start-off-map': ({ unit, at }) =>
    at === undefined
      ? `en el mapa no hay sitio para la unidad ${unit}`
      : `la unidad ${unit} sale fuera del mapa, en ${at}`,
  'start-taken': ({ unit, at }) => `la unidad ${unit} sale de ${at}, de donde ya sale otra`,
  'start-in-water': ({ unit, at }) => `la unidad ${unit} es un vehículo y sale del agua de ${at}`,
  'bad-map': ({ hex, field, problem }) =>
    `el mapa está mal en ${hex === null ? '' : `el hexágono ${hex}, `}«${field}»: ${told(problem)}`,
  'bad-board': ({ line, problem }) => `línea ${line} del tablero: ${told(problem)}`,
  'bad-bme': ({ line, problem }) => `línea ${line} del mapa: ${told(problem)}`,
  'unknown-verb': ({ word, known }) => `«${word}» no es una orden; puede decir: ${known.join(', ')}`,
  'not-understood': ({ usage }) => `no se entiende; se escribe así: ${usage}`,
};

/** `unidad 3: `, where a set-up says so. */
const of = (unit: number | undefined): string => (unit === undefined ? '' : `unidad ${unit}: `);
const quoted = (...words: readonly (string | undefined)[]): string => {
  const list = words.filter((word) => word !== undefined && word !== '');
  return list.length ? ` (${list.join(', ')})` : '';
};
const sinks = (count: number): string => some(count, 'radiador', 'radiadores');
const jets = (count: number): string => some(count, 'retrorreactor', 'retrorreactores');

const DESIGN: TextTable<DesignFacts> = {
  'bad-design': ({ unit, field, problem, item }) =>
    `${of(unit)}el diseño está mal en «${field}»: ${told(problem)}${quoted(item)}`,
  'bad-mtf': ({ unit, line, problem, item, location, key, value, field }) =>
    `${of(unit)}${line > 0 ? `línea ${line} del archivo` : 'el archivo'}: ${told(problem)}${quoted(item ?? location, key ?? field, value)}`,
  'engine-rating': ({ unit, engine, tons }) =>
    `${of(unit)}un motor de potencia ${engine} no mueve ${some(tons, 'tonelada')} por hexágonos enteros`,
  'too-heavy': ({ unit, tons, limit, over }) => `${of(unit)}pesa ${tons} toneladas: ${over} más que sus ${limit}`,
  'ammunition-without-weapon': ({ unit, ammo }, names) => `${of(unit)}nada a bordo dispara ${names.item(ammo)}`,
  'weapon-without-ammunition': ({ unit, weapon }, names) => `${of(unit)}no hay munición para su ${names.item(weapon)}`,
  'too-much-armour': ({ unit, place, points, limit }) =>
    `${of(unit)}${points} puntos de blindaje son demasiados${place === undefined ? '' : ` para ${PLACE(place)}`}: ${limit} como mucho`,
  'too-many-items': ({ unit, items, limit }) => `${of(unit)}${items} objetos son demasiados: ${limit} como mucho`,
  'jump-too-far': ({ unit, jump, walk }) => `${of(unit)}un salto de ${jump} es más que su andar de ${walk}`,
  'too-few-sinks': ({ unit, count, least }) => `${of(unit)}${sinks(count)} son pocos: ${least} como mínimo`,
  'sink-slots': ({ unit, fitted, needed }) => `${of(unit)}hacen falta ${sinks(needed)} en casillas, y hay ${fitted}`,
  'mixed-sinks': ({ unit, item }, names) =>
    `${of(unit)}todos los radiadores son de una clase: sobra ${names.item(item)}`,
  actuators: ({ unit, place }) =>
    `${of(unit)}${bare(PLACE(place))}: primero hombro y brazo, luego quizá antebrazo, luego quizá mano`,
  misplaced: ({ unit, item, place }, names) => `${of(unit)}${names.item(item)} no puede ir en ${PLACE(place)}`,
  'artemis-without-launcher': ({ unit, place, fitted, launchers }) =>
    `${of(unit)}${bare(PLACE(place))}: ${fitted} sistemas de control de tiro para ${some(launchers, 'lanzador', 'lanzadores')}`,
  'material-slots': ({ unit, item, fitted, needed }, names) =>
    `${of(unit)}${names.item(item)} ocupa ${some(needed, 'casilla')}, no ${fitted}`,
  'too-many': ({ unit, item, limit }, names) => `${of(unit)}${names.item(item)}: ${limit} como mucho`,
  structure: () => 'estructura',
  engine: ({ rating }) => `motor de potencia ${rating}`,
  gyro: () => 'giroscopio',
  cockpit: () => 'cabina',
  controls: () => 'mandos',
  turret: () => 'torreta',
  amplifiers: () => 'amplificadores',
  armour: ({ points }) => `${some(points, 'punto')} de blindaje`,
  item: ({ item, count }, names) => `${count === 1 ? '' : `${count} × `}${names.item(item)}`,
  'jump-jets': ({ unit, count, fitted, needed }) =>
    fitted === undefined ? jets(count ?? 0) : `${of(unit)}su salto necesita ${jets(needed ?? 0)}, no ${fitted}`,
};

/** What is wrong with set-ups, files and designs. */
export const DESIGNS: TextTable<WorkshopFacts> = { ...TABLE, ...DESIGN };
