import { contentOf, type Fields, fieldOf, isFields, listOf, textOf } from './fields.ts';
import { LIMITS } from './limits.ts';
import { nameFrom } from './names.ts';
import { costOf, numberOf } from './values.ts';

/** A node of a BattleScribe or New Recruit roster. XML and JSON exports have the same tree. */
export interface Selection {
  readonly id: string;
  readonly name: string;
  readonly customName: string;
  readonly entryId: string;
  readonly type: string; // `unit`, `model`, `upgrade`, `crew`
  readonly group: string;
  readonly number: number | undefined; // multiplied through all parents; undefined if it cannot be read
  readonly points: number; // without its children
  readonly profiles: readonly NodeProfile[];
  readonly rules: readonly string[];
  readonly categories: readonly string[];
  readonly leaders: readonly string[]; // ids of the units attached to this one
  readonly selections: readonly Selection[];
}

export interface NodeProfile {
  readonly name: string;
  readonly type: string;
  readonly values: ReadonlyMap<string, string>; // by lower-case characteristic
}

export interface Force {
  readonly catalogue: string;
  readonly selections: readonly Selection[];
  readonly rules: readonly string[];
}

const UNNAMED = '-';
const isHidden = (node: Fields): boolean => textOf(node, 'hidden').toLowerCase() === 'true';
const isPoints = (node: Fields): boolean => /^\s*(?:pts|points?)\.?\s*$/i.test(textOf(node, 'name'));

/** The characteristic names of a profile differ in case between editions. */
function profileOf(node: Fields): NodeProfile {
  const values = listOf(node, 'characteristics', 'characteristic').map((one): [string, string] => [
    textOf(one, 'name').trim().toLowerCase(),
    contentOf(one),
  ]);
  return {
    name: nameFrom(textOf(node, 'name')) || UNNAMED,
    type: textOf(node, 'typeName').trim(),
    values: new Map(values),
  };
}

const namesIn = (node: Fields, plural: string, singular: string): readonly string[] =>
  listOf(node, plural, singular)
    .filter((one) => !isHidden(one))
    .map((one) => nameFrom(textOf(one, 'name')))
    .filter((name) => name !== '');

/** `action: "group"` attaches a leader to its bodyguard; other associations are banners and the like. */
const leadersOf = (node: Fields): readonly string[] =>
  listOf(node, 'incomingAssociations', 'association')
    .filter((one) => textOf(one, 'action') === 'group')
    .map((one) => textOf(one, 'from'))
    .filter((id) => id !== '');

function selectionOf(node: Fields, depth: number): Selection {
  return {
    id: textOf(node, 'id'),
    name: nameFrom(textOf(node, 'name')) || UNNAMED,
    customName: nameFrom(textOf(node, 'customName')),
    entryId: textOf(node, 'entryId').slice(0, 200),
    type: textOf(node, 'type').toLowerCase(),
    group: nameFrom(textOf(node, 'group')),
    number: numberOf(fieldOf(node, 'number')),
    points: listOf(node, 'costs', 'cost')
      .filter(isPoints)
      .reduce((sum, cost) => sum + costOf(fieldOf(cost, 'value')), 0),
    profiles: listOf(node, 'profiles', 'profile')
      .filter((one) => !isHidden(one))
      .map(profileOf),
    rules: namesIn(node, 'rules', 'rule'),
    categories: namesIn(node, 'categories', 'category'),
    leaders: leadersOf(node),
    selections: selectionsOf(node, depth + 1),
  };
}

/** Deeper levels than the limit do not occur: the caller has measured the file. */
const selectionsOf = (node: Fields, depth: number): readonly Selection[] =>
  depth > 2 * LIMITS.depth ? [] : listOf(node, 'selections', 'selection').map((one) => selectionOf(one, depth));

/** All forces, with those inside other forces. */
export function forcesOf(node: Fields, depth = 0): readonly Force[] {
  if (depth > LIMITS.depth) return [];
  return listOf(node, 'forces', 'force').flatMap((force) => [
    {
      catalogue: nameFrom(textOf(force, 'catalogueName')),
      selections: selectionsOf(force, 0),
      rules: namesIn(force, 'rules', 'rule'),
    },
    ...forcesOf(force, depth + 1),
  ]);
}

/** The total that the file states, in points. */
export function statedPoints(roster: Fields): number | null {
  const found = listOf(roster, 'costs', 'cost').find(isPoints);
  return found ? costOf(fieldOf(found, 'value')) : null;
}

/** The roster in a document: `{"roster": …}`, also inside the wrapper of ListForge. */
export function rosterIn(document: unknown): Fields | undefined {
  if (!isFields(document)) return undefined;
  const inner = fieldOf(document, 'roster');
  const roster = Array.isArray(inner) ? inner[0] : inner;
  if (isFields(roster)) return roster;
  return Object.hasOwn(document, 'forces') ? document : undefined;
}

/** Without crew: a pilot is not a model of the unit until it leaves the vehicle. */
export const withoutCrew = (node: Selection): Selection => ({
  ...node,
  selections: node.selections.filter(({ type }) => type !== 'crew').map(withoutCrew),
});

/** The node and everything below it. */
export function* within(node: Selection): Generator<Selection> {
  yield node;
  for (const child of node.selections) yield* within(child);
}
