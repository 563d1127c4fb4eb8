import { RULESETS } from '../rulesets.ts';
import { type Fields, isFields } from './fields.ts';
import { FORMATS, type ImportedList } from './imported.ts';
import { LIMITS } from './limits.ts';
import { WHATS } from './report.ts';

/** Copies a value of a known shape; undefined if it has any other. The page has no schemas, so this is written out. */
type Shape = (value: unknown) => unknown;

const text =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most && !/\p{Cc}/u.test(value) ? value : undefined;
const number =
  (least: number, most: number, isWhole = true): Shape =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value))
      ? value
      : undefined;
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value);
const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.map((shape) => shape(value)).find((copy) => copy !== undefined);
const oneOf =
  (known: readonly string[]): Shape =>
  (value) =>
    known.find((one) => one === value);
const flag: Shape = (value) => (typeof value === 'boolean' ? value : undefined);
const many =
  (shape: Shape, most: number): Shape =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const copies = value.map(shape);
    return copies.includes(undefined) ? undefined : copies;
  };
const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (!isFields(value) || Object.keys(value).length !== Object.keys(shapes).length) return undefined;
    const copies = Object.entries(shapes).map(([key, shape]): [string, unknown] => [
      key,
      Object.hasOwn(value, key) ? shape(value[key]) : undefined,
    ]);
    return copies.some(([, copy]) => copy === undefined) ? undefined : Object.fromEntries(copies);
  };

const name = text(LIMITS.nameCharacters + 20); // with a number: `Sample Squad (2)`
const names = many(name, 100);
const count = number(0, 1_000_000);
const points = number(-1_000_000, 1_000_000, false);
const roll = orNull(number(0, 99));
const dice = orNull(either(number(0, 999), text(20)));
const profile = fields({
  name,
  range: orNull(number(0, 240)),
  A: dice,
  skill: roll,
  S: roll,
  AP: orNull(number(-9, 0)),
  D: dice,
  abilities: names,
});
const model = fields({
  name,
  count,
  stats: orNull(
    fields({ M: text(20), T: roll, Sv: roll, inv: roll, invMelee: roll, W: roll, Ld: text(20), OC: text(20) }),
  ),
  keywords: names,
  abilities: names,
  weapons: many(fields({ weapon: number(0, LIMITS.unitNodes), count }), LIMITS.unitNodes),
});
const unit = fields({
  name,
  printed: name,
  customName: orNull(name),
  id: orNull(text(200)),
  resolved: flag,
  faction: orNull(name),
  points: orNull(points),
  keywords: names,
  abilities: names,
  otherAbilities: names,
  warlord: flag,
  enhancements: names,
  attachedTo: orNull(name),
  models: many(model, LIMITS.unitNodes),
  weapons: many(
    fields({ name, kind: orNull(oneOf(['ranged', 'melee'])), count, profiles: many(profile, 20) }),
    LIMITS.unitNodes,
  ),
  undecided: many(fields({ name, count }), LIMITS.unitNodes),
});
const unread = fields({ unit: orNull(name), what: oneOf(WHATS), text: name, field: text(60) });

/** Whether a document is a list as this importer writes it. */
export const isOwn = (document: Fields): boolean =>
  typeof document.fingerprint === 'string' && typeof document.format === 'string' && Array.isArray(document.units);

const list = fields({
  format: oneOf(FORMATS),
  name,
  fingerprint: (value) => (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? value : undefined),
  edition: orNull(oneOf(Object.keys(RULESETS))),
  faction: orNull(name),
  detachments: names,
  size: orNull(name),
  points: fields({ stated: orNull(points), counted: points }),
  units: many(unit, LIMITS.units),
  report: many(unread, LIMITS.reportItems + 50),
});

/** A list that was exported here, with everything that the player had set; undefined if it was changed since. */
export const ownList = (document: Fields): ImportedList | undefined => list(document) as ImportedList | undefined;
