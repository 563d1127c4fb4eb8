import { bare, PLACE, some } from './dictionary.es.ts';
import type { DesignFacts, ScenarioFacts, SetUpFacts } from './facts.ts';
import type { TextTable } from './phrases.ts';
import { problem as inSpanish } from './problems.es.ts';

const SET_UP: TextTable<ScenarioFacts> = {
  'bad-setup': 'la configuración está mal en «{field}»: {problem:problem}',
  'bad-question': 'la pregunta está mal en «{field}»: {problem:problem}',
  'unknown-ruleset': 'no existe el reglamento «{ruleset}»: elige {known:or}',
  'unknown-map': 'no existe el mapa «{map}»: elige {known:or}',
  'unknown-force': 'no existen las fuerzas «{force}»: elige {known:or}',
  'unknown-unit': 'no existe la unidad «{design}»: no está entre las {known} incluidas',
  'side-without-units': '{side:side} no tiene unidades',
  'advanced-equipment':
    'la unidad {unit:nth} lleva equipo avanzado ({item:item}), y el reglamento {ruleset} no lo admite',
  'start-off-map': ({ unit, at }) =>
    at === undefined
      ? `en el mapa no hay sitio para la unidad ${unit + 1}`
      : `la unidad ${unit + 1} empieza fuera del mapa, en ${at}`,
  'start-taken': 'la unidad {unit:nth} empieza en {at}, donde ya empieza otra',
  'start-in-water': 'la unidad {unit:nth} es un vehículo y no puede empezar en el agua de {at}',
  'bad-map': ({ hex, field, problem }) =>
    `el mapa está mal en ${hex === null ? '' : `el hexágono ${hex}, `}«${field}»: ${inSpanish(problem)}`,
  'bad-board': 'línea {line} del tablero: {problem:problem}',
  'bad-bme': 'línea {line} del mapa: {problem:problem}',
  'unknown-verb': 'no existe la orden «{word}»; disponibles: {known:,}',
  'not-understood': 'no se entiende; uso: {usage}',
};

/** `unidad 3: ` if the design is part of a set-up. */
const of = (unit: number | undefined): string => (unit === undefined ? '' : `unidad ${unit + 1}: `);
const quoted = (...words: readonly (string | undefined)[]): string => {
  const given = words.filter((word) => word !== undefined && word !== '');
  return given.length ? ` (${given.join(', ')})` : '';
};
const sinks = (count: number): string => some(count, 'radiador', 'radiadores');
const jets = (count: number): string => some(count, 'retrorreactor', 'retrorreactores');

const DESIGN: TextTable<DesignFacts> = {
  'bad-design': ({ unit, field, problem, item }) =>
    `${of(unit)}el diseño está mal en «${field}»: ${inSpanish(problem)}${quoted(item)}`,
  'bad-mtf': ({ unit, line, problem, item, location, key, value, field }) =>
    `${of(unit)}${line > 0 ? `línea ${line} del archivo` : 'el archivo'}: ${inSpanish(problem)}${quoted(item ?? location, key ?? field, value)}`,
  'engine-rating': ({ unit, engine, tons }) =>
    `${of(unit)}un motor de potencia ${engine} no da un número entero de PM a ${some(tons, 'tonelada')}`,
  'too-heavy': ({ unit, tons, limit, over }) =>
    `${of(unit)}pesa ${some(tons, 'tonelada')}, ${over} más que su límite de ${limit}`,
  'ammunition-without-weapon': ({ unit, ammo }, names) => `${of(unit)}ningún arma a bordo usa ${names.item(ammo)}`,
  'weapon-without-ammunition': ({ unit, weapon }, names) => `${of(unit)}no hay munición para su ${names.item(weapon)}`,
  'too-much-armour': ({ unit, place, points, limit }) =>
    `${of(unit)}demasiado blindaje${place === undefined ? '' : ` en ${PLACE(place)}`}: ${some(points, 'punto')}, el límite es ${limit}`,
  'too-many-items': ({ unit, items, limit }) =>
    `${of(unit)}demasiados objetos: ${some(items, 'objeto')}, el límite es ${limit}`,
  'jump-too-far': ({ unit, jump, walk }) => `${of(unit)}sus ${jump} PM de salto superan sus ${walk} PM al andar`,
  'too-few-sinks': ({ unit, count, least }) => `${of(unit)}faltan radiadores: ${sinks(count)}, el mínimo es ${least}`,
  'sink-slots': ({ unit, fitted, needed }) => `${of(unit)}hacen falta ${sinks(needed)} en casillas, y hay ${fitted}`,
  'mixed-sinks': ({ unit, item }, names) =>
    `${of(unit)}todos los radiadores tienen que ser de una clase: quita ${names.item(item)}`,
  actuators: ({ unit, place }) =>
    `${of(unit)}${bare(PLACE(place))}: hacen falta hombro y brazo; antebrazo y después mano son opcionales`,
  misplaced: ({ unit, item, place }, names) => `${of(unit)}${names.item(item)} no puede ir en ${PLACE(place)}`,
  'artemis-without-launcher': ({ unit, place, fitted, launchers }) =>
    `${of(unit)}${bare(PLACE(place))}: ${some(fitted, 'sistema', 'sistemas')} de control de tiro para ${some(launchers, 'lanzador', 'lanzadores')}`,
  'material-slots': ({ unit, item, fitted, needed }, names) =>
    `${of(unit)}${names.item(item)} ocupa ${some(needed, 'casilla')}, no ${fitted}`,
  'too-many': ({ unit, item, limit }, names) => `${of(unit)}demasiados: ${names.item(item)}, el límite es ${limit}`,
  structure: 'estructura',
  engine: 'motor de potencia {rating}',
  gyro: 'giroscopio',
  cockpit: 'cabina',
  controls: 'mandos',
  turret: 'torreta',
  amplifiers: 'amplificadores',
  armour: '{points:punto|puntos} de blindaje',
  item: ({ item, count }, names) => `${count === 1 ? '' : `${count} × `}${names.item(item)}`,
  'jump-jets': ({ unit, count, fitted, needed }) =>
    fitted === undefined ? jets(count ?? 0) : `${of(unit)}su salto necesita ${jets(needed ?? 0)}, no ${fitted}`,
};

/** Problems of set-ups, files and designs, and the lines of a unit's weight. */
export const DESIGNS: TextTable<SetUpFacts> = { ...SET_UP, ...DESIGN };
