import { PLACE, some } from './dictionary.en.ts';
import type { DesignFacts, ScenarioFacts, SetUpFacts } from './facts.ts';
import type { TextTable } from './phrases.ts';

const SET_UP: TextTable<ScenarioFacts> = {
  'bad-setup': 'the set-up is wrong at "{field}": {problem}',
  'bad-question': 'the question is wrong at "{field}": {problem}',
  'unknown-ruleset': 'unknown ruleset "{ruleset}": choose {known:or}',
  'unknown-map': 'unknown map "{map}": choose {known:or}',
  'unknown-force': 'unknown forces "{force}": choose {known:or}',
  'unknown-unit': 'unknown unit "{design}": it is not one of the {known} built-in units',
  'side-without-units': '{side:side} has no units',
  'advanced-equipment':
    'unit {unit:nth} has advanced equipment ({item:item}), which the ruleset {ruleset} does not allow',
  'start-off-map': ({ unit, at }) =>
    at === undefined ? `no room on the map for unit ${unit + 1}` : `unit ${unit + 1} starts off the map, in ${at}`,
  'start-taken': 'unit {unit:nth} starts in {at}, where another unit already starts',
  'start-in-water': 'unit {unit:nth} is a vehicle and cannot start in the water of {at}',
  'bad-map': ({ hex, field, problem }) =>
    `the map is wrong at ${hex === null ? '' : `hex ${hex}, `}"${field}": ${problem}`,
  'bad-board': 'line {line} of the board: {problem}',
  'bad-bme': 'line {line} of the map: {problem}',
  'unknown-verb': 'unknown command "{word}"; available: {known:,}',
  'not-understood': 'not understood; usage: {usage}',
};

/** `unit 3: ` if the design is part of a set-up. */
const of = (unit: number | undefined): string => (unit === undefined ? '' : `unit ${unit + 1}: `);
const quoted = (...words: readonly (string | undefined)[]): string => {
  const given = words.filter((word) => word !== undefined && word !== '');
  return given.length ? ` (${given.join(', ')})` : '';
};

const DESIGN: TextTable<DesignFacts> = {
  'bad-design': ({ unit, field, problem, item }) =>
    `${of(unit)}the design is wrong at "${field}": ${problem}${quoted(item)}`,
  'bad-mtf': ({ unit, line, problem, item, location, key, value, field }) =>
    `${of(unit)}${line > 0 ? `line ${line} of the file` : 'the file'}: ${problem}${quoted(item ?? location, key ?? field, value)}`,
  'engine-rating': ({ unit, engine, tons }) =>
    `${of(unit)}an engine of rating ${engine} does not give ${some(tons, 'ton')} a whole number of MP`,
  'too-heavy': ({ unit, tons, limit, over }) =>
    `${of(unit)}it weighs ${some(tons, 'ton')}, ${over} over its limit of ${limit}`,
  'ammunition-without-weapon': ({ unit, ammo }, names) => `${of(unit)}no weapon on board uses ${names.item(ammo)}`,
  'weapon-without-ammunition': ({ unit, weapon }, names) => `${of(unit)}its ${names.item(weapon)} has no ammunition`,
  'too-much-armour': ({ unit, place, points, limit }) =>
    `${of(unit)}too much armour${place === undefined ? '' : ` on the ${PLACE(place)}`}: ${some(points, 'point')}, the limit is ${limit}`,
  'too-many-items': ({ unit, items, limit }) =>
    `${of(unit)}too many items: ${some(items, 'item')}, the limit is ${limit}`,
  'jump-too-far': ({ unit, jump, walk }) => `${of(unit)}its ${jump} jumping MP exceed its ${walk} walking MP`,
  'too-few-sinks': ({ unit, count, least }) =>
    `${of(unit)}too few heat sinks: ${some(count, 'heat sink')}, the minimum is ${least}`,
  'sink-slots': ({ unit, fitted, needed }) =>
    `${of(unit)}${some(needed, 'heat sink')} must be placed in slots, but ${fitted === 1 ? '1 is' : `${fitted} are`}`,
  'mixed-sinks': ({ unit, item }, names) =>
    `${of(unit)}all heat sinks must be of one kind: remove the ${names.item(item)}`,
  actuators: ({ unit, place }) =>
    `${of(unit)}the ${PLACE(place)} needs a shoulder and an upper arm; a lower arm and then a hand are optional`,
  misplaced: ({ unit, item, place }, names) => `${of(unit)}${names.item(item)} cannot go in the ${PLACE(place)}`,
  'artemis-without-launcher': ({ unit, place, fitted, launchers }) =>
    `${of(unit)}the ${PLACE(place)} has ${some(fitted, 'fire control system')} for ${some(launchers, 'launcher')}`,
  'material-slots': ({ unit, item, fitted, needed }, names) =>
    `${of(unit)}${names.item(item)} fills ${some(needed, 'slot')}, not ${fitted}`,
  'too-many': ({ unit, item, limit }, names) => `${of(unit)}too many: ${names.item(item)}, the limit is ${limit}`,
  structure: 'structure',
  engine: 'engine of rating {rating}',
  gyro: 'gyro',
  cockpit: 'cockpit',
  controls: 'controls',
  turret: 'turret',
  amplifiers: 'power amplifiers',
  armour: '{points:point|points} of armour',
  item: ({ item, count }, names) => `${count === 1 ? '' : `${count} × `}${names.item(item)}`,
  'jump-jets': ({ unit, count, fitted, needed }) =>
    fitted === undefined
      ? some(count ?? 0, 'jump jet')
      : `${of(unit)}its jump needs ${some(needed ?? 0, 'jump jet')}, not ${fitted}`,
};

/** Problems of set-ups, files and designs, and the lines of a unit's weight. */
export const DESIGNS: TextTable<SetUpFacts> = { ...SET_UP, ...DESIGN };
