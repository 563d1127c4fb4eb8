import { or, PLACE, some } from './dictionary.en.ts';
import type { DesignFacts, TableFacts, WorkshopFacts } from './facts.ts';
import type { Names, TextTable } from './phrases.ts';

const TABLE: TextTable<TableFacts> = {
  'bad-setup': ({ field, problem }) => `the set-up is wrong at "${field}": ${problem}`,
  'bad-question': ({ field, problem }) => `the question is wrong at "${field}": ${problem}`,
  'unknown-ruleset': ({ ruleset, known }) => `there is no ruleset "${ruleset}": choose ${or(known)}`,
  'unknown-map': ({ map, known }) => `there is no map "${map}": choose ${or(known)}`,
  'unknown-force': ({ force, known }) => `there are no forces "${force}": choose ${or(known)}`,
  'unknown-unit': ({ design, known }) => `there is no unit "${design}" among the ${known} of the box`,
  'side-without-units': ({ side }, names) => `${names.side(side)} (side ${side}) has no units`,
  'advanced-equipment': ({ unit, item, ruleset }, names) =>
    `unit ${unit} has advanced equipment (${names.item(item)}), and the ruleset ${ruleset} has none`,
  'start-off-map': ({ unit, at }) =>
    at === undefined ? `there is no room on the map for unit ${unit}` : `unit ${unit} starts off the map, in ${at}`,
  'start-taken': ({ unit, at }) => `unit ${unit} starts in ${at}, where another starts already`,
  'start-in-water': ({ unit, at }) => `unit ${unit} is a vehicle and starts in the water of ${at}`,
  'bad-map': ({ hex, field, problem }) =>
    `the map is wrong at ${hex === null ? '' : `hex ${hex}, `}"${field}": ${problem}`,
  'bad-board': ({ line, problem }) => `line ${line} of the board: ${problem}`,
  'bad-bme': ({ line, problem }) => `line ${line} of the map: ${problem}`,
  'unknown-verb': ({ word, known }) => `"${word}" is not a command; you can say: ${known.join(', ')}`,
  'not-understood': ({ usage }) => `that is not understood; write it like this: ${usage}`,
};

/** `unit 3: `, where a set-up says so. */
const of = (unit: number | undefined): string => (unit === undefined ? '' : `unit ${unit}: `);
const quoted = (...words: readonly (string | undefined)[]): string => {
  const told = words.filter((word) => word !== undefined && word !== '');
  return told.length ? ` (${told.join(', ')})` : '';
};

function material(item: string, fitted: number, needed: number, names: Names): string {
  return `${names.item(item)} fills ${some(needed, 'slot')}, not ${fitted}`;
}

const DESIGN: TextTable<DesignFacts> = {
  'bad-design': ({ unit, field, problem, item }) =>
    `${of(unit)}the design is wrong at "${field}": ${problem}${quoted(item)}`,
  'bad-mtf': ({ unit, line, problem, item, location, key, value, field }) =>
    `${of(unit)}${line > 0 ? `line ${line} of the file` : 'the file'}: ${problem}${quoted(item ?? location, key ?? field, value)}`,
  'engine-rating': ({ unit, engine, tons }) =>
    `${of(unit)}an engine of rating ${engine} does not move ${some(tons, 'ton')} by whole hexes`,
  'too-heavy': ({ unit, tons, limit, over }) => `${of(unit)}it weighs ${tons} tons: ${over} over its ${limit}`,
  'ammunition-without-weapon': ({ unit, ammo }, names) => `${of(unit)}nothing on board fires ${names.item(ammo)}`,
  'weapon-without-ammunition': ({ unit, weapon }, names) => `${of(unit)}its ${names.item(weapon)} has no ammunition`,
  'too-much-armour': ({ unit, place, points, limit }) =>
    `${of(unit)}${points} points of armour are too many${place === undefined ? '' : ` for the ${PLACE(place)}`}: ${limit} at most`,
  'too-many-items': ({ unit, items, limit }) => `${of(unit)}${items} items are too many: ${limit} at most`,
  'jump-too-far': ({ unit, jump, walk }) => `${of(unit)}a jump of ${jump} is more than its walk of ${walk}`,
  'too-few-sinks': ({ unit, count, least }) => `${of(unit)}${some(count, 'heat sink')} are too few: ${least} at least`,
  'sink-slots': ({ unit, fitted, needed }) =>
    `${of(unit)}${some(needed, 'heat sink')} must stand in slots: there are ${fitted}`,
  'mixed-sinks': ({ unit, item }, names) => `${of(unit)}all heat sinks are of one kind: no ${names.item(item)}`,
  actuators: ({ unit, place }) =>
    `${of(unit)}the ${PLACE(place)} begins with shoulder and upper arm, then perhaps a lower arm, then perhaps a hand`,
  misplaced: ({ unit, item, place }, names) => `${of(unit)}${names.item(item)} cannot stand in the ${PLACE(place)}`,
  'artemis-without-launcher': ({ unit, place, fitted, launchers }) =>
    `${of(unit)}the ${PLACE(place)} has ${fitted} fire control systems for ${some(launchers, 'launcher')}`,
  'material-slots': ({ unit, item, fitted, needed }, names) => `${of(unit)}${material(item, fitted, needed, names)}`,
  'too-many': ({ unit, item, limit }, names) => `${of(unit)}${names.item(item)}: ${limit} at most`,
  structure: () => 'structure',
  engine: ({ rating }) => `engine of rating ${rating}`,
  gyro: () => 'gyro',
  cockpit: () => 'cockpit',
  controls: () => 'controls',
  turret: () => 'turret',
  amplifiers: () => 'power amplifiers',
  armour: ({ points }) => `${some(points, 'point')} of armour`,
  item: ({ item, count }, names) => `${count === 1 ? '' : `${count} × `}${names.item(item)}`,
  'jump-jets': ({ unit, count, fitted, needed }) =>
    fitted === undefined
      ? some(count ?? 0, 'jump jet')
      : `${of(unit)}its jump needs ${some(needed ?? 0, 'jump jet')}, not ${fitted}`,
};

/** What is wrong with set-ups, files and designs. */
export const DESIGNS: TextTable<WorkshopFacts> = { ...TABLE, ...DESIGN };
