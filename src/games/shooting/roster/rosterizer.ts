import { ok, type Result } from '../../../kernel/result.ts';
import { type RosterError, refused } from './errors.ts';
import { type Fields, fieldOf, isFields, textOf } from './fields.ts';
import { finished } from './finish.ts';
import type { ImportedList } from './imported.ts';
import { LIMITS } from './limits.ts';
import { nameFrom } from './names.ts';
import { Report } from './report.ts';
import { type Draft, draft, unitsFrom } from './text-draft.ts';
import { costOf, numberOf } from './values.ts';

/** Rosterizer saves a `rulebook` and a `snapshot` (or the `history` of snapshots) with a tree of assets. */
export const isRosterizer = (document: Fields): boolean =>
  Object.hasOwn(document, 'rulebook') && (Object.hasOwn(document, 'snapshot') || Object.hasOwn(document, 'history'));

function includedIn(asset: Fields): readonly Fields[] {
  const assets = fieldOf(asset, 'assets');
  const included = isFields(assets) ? fieldOf(assets, 'included') : undefined;
  return Array.isArray(included) ? included.filter(isFields) : [];
}

/** `Class§Name`. */
function itemOf(asset: Fields): { readonly type: string; readonly name: string } {
  const [type = '', ...name] = textOf(asset, 'item').split('\u00a7');
  return name.length > 0 ? { type, name: nameFrom(name.join(' ')) } : { type: '', name: nameFrom(type) };
}

function pointsOf(asset: Fields): number | null {
  const stats = fieldOf(asset, 'stats');
  const points = isFields(stats) ? fieldOf(stats, 'Points') : undefined;
  return isFields(points) ? costOf(fieldOf(points, 'value')) : null;
}

const countOf = (asset: Fields): number => Math.min(numberOf(fieldOf(asset, 'quantity')) ?? 1, LIMITS.models);
const isModel = (asset: Fields): boolean => /model/i.test(itemOf(asset).type);

export function rosterizerList(document: Fields): Result<ImportedList, RosterError> {
  const history = fieldOf(document, 'history');
  const snapshot = fieldOf(document, 'snapshot') ?? (Array.isArray(history) ? history.at(-1) : undefined);
  if (!isFields(snapshot)) return refused('no-units', {});
  const rulebook = fieldOf(document, 'rulebook');
  const game = isFields(rulebook) ? textOf(rulebook, 'game', 'name') : textOf(document, 'rulebook');
  if (game !== '' && !/40[., ]?000|40k/i.test(game)) return refused('other-game', { game: nameFrom(game) });
  const report = new Report();
  const drafts: Draft[] = [];
  const visit = (asset: Fields, depth: number): void => {
    const { type, name } = itemOf(asset);
    const isFolder = /detachment|force|roster|army|faction|configuration/i.test(type);
    if (isFolder && depth < 4) for (const inner of includedIn(asset)) visit(inner, depth + 1);
    else if (includedIn(asset).length > 0 || pointsOf(asset) !== null) drafts.push(...unitsOf(asset));
    else report.add(null, 'selection', name, 'units');
  };
  for (const asset of includedIn(snapshot)) visit(asset, 0);
  if (drafts.length === 0) return refused('no-units', {});
  const units = unitsFrom(drafts, report);
  for (const { name, printed } of units) report.add(name, 'datasheet', printed, 'models');
  return ok(
    finished({
      format: 'rosterizer-json',
      name: nameFrom(textOf(snapshot, 'name') || textOf(document, 'name')),
      edition: null,
      faction: null,
      detachments: [],
      size: null,
      stated: pointsOf(snapshot),
      units,
      report,
    }),
  );
}

/** A unit as many times as it was taken: models with their items, otherwise items of a single model. */
function unitsOf(asset: Fields): readonly Draft[] {
  const points = pointsOf(asset);
  const make = (): Draft => {
    const unit = draft(itemOf(asset).name, points);
    for (const inner of includedIn(asset)) {
      const item = { name: itemOf(inner).name, count: countOf(inner) };
      if (isModel(inner)) unit.groups.push({ ...item, items: includedIn(inner).map(carried) });
      else unit.items.push(item);
    }
    return unit;
  };
  return Array.from({ length: Math.min(countOf(asset), LIMITS.lists) }, make);
}

const carried = (asset: Fields): { name: string; count: number } => ({
  name: itemOf(asset).name,
  count: countOf(asset),
});
