import { MEASURES, type Measure } from '../../ask/matrix/cells.ts';
import { GOALS, type Goal } from '../../ask/plan/problem.ts';
import type { Conditions } from '../../ask/question.ts';
import { FIRST_STANDARD } from '../../data/standard.ts';
import { addressOf, askedIn, VERSION } from '../calculator/address.ts';
import { NOTHING_ASKED } from '../calculator/asked.ts';
import { armyEntries, type Entry, unitIn } from './entries.ts';

const VIEWS = ['matrix', 'plan'] as const;
type View = (typeof VIEWS)[number];

/** A cell by the entries of its row and column. */
export interface CellRef {
  readonly row: number;
  readonly column: number;
}

/** Everything on the page; all of it is in the URL. */
export interface MatrixState {
  readonly view: View;
  readonly mine: readonly Entry[];
  readonly theirs: readonly Entry[];
  readonly conditions: Conditions;
  readonly by: Measure;
  readonly sort: { readonly axis: 'row' | 'column'; readonly at: number } | null; // best first, by this row or column
  readonly pinned: { readonly rows: readonly number[]; readonly columns: readonly number[] };
  readonly curves: readonly CellRef[];
  readonly goal: Goal;
  readonly must: readonly number[]; // targets of the goal `wipe`; none = all
  readonly split: boolean;
}

export const MOST_UNITS = 40;
export const MOST_CURVES = 6;

export const USUAL_STATE: MatrixState = {
  view: 'matrix',
  mine: [...armyEntries('strike-force'), ...armyEntries('armoured-fist')],
  theirs: FIRST_STANDARD,
  conditions: {},
  by: 'kills',
  sort: null,
  pinned: { rows: [], columns: [] },
  curves: [],
  goal: 'kills',
  must: [],
  split: false,
};

const numbers = (text: string | null): number[] =>
  (text ?? '').split('.').flatMap((one) => (/^\d{1,2}$/.test(one) ? [Number(one)] : []));
const distinct = (text: string | null): number[] => [...new Set(numbers(text))];

/** Whether a unit can fire (`attackers`) or be fired at (`target`). */
const can = (part: 'attackers' | 'target') => (entry: Entry) => {
  const unit = unitIn(entry);
  return unit?.[part] !== undefined || (part === 'attackers' && unit?.melee !== undefined);
};

const one = <T extends string>(names: readonly T[], text: string | null): T | undefined =>
  names.find((name) => name === text);

/** Links to the matrix have always had the current defaults, with or without a version. */
function conditionsIn(address: URLSearchParams): Conditions {
  const params = new URLSearchParams(address);
  params.set('v', VERSION);
  return askedIn(params.toString()).a.conditions ?? {};
}

/** Reads any URL query; unreadable parts are dropped. */
export function stateIn(address: string): MatrixState {
  const params = new URLSearchParams(address);
  const entries = (key: string, part: 'attackers' | 'target', usual: readonly Entry[]): readonly Entry[] =>
    params.has(key) ? params.getAll(key).filter(can(part)).slice(0, MOST_UNITS) : usual;
  const mine = entries('my', 'attackers', USUAL_STATE.mine);
  const theirs = entries('their', 'target', USUAL_STATE.theirs);
  const [, axis, at] = /^(row|column)\.(\d{1,2})$/.exec(params.get('sort') ?? '') ?? [];
  const isListed = Number(at) < (axis === 'row' ? mine : theirs).length;
  const within = (list: readonly Entry[]) => (at: number) => at < list.length;
  return {
    view: one(VIEWS, params.get('view')) ?? 'matrix',
    mine,
    theirs,
    conditions: conditionsIn(params),
    by: one(MEASURES, params.get('by')) ?? 'kills',
    sort: isListed ? { axis: axis as 'row' | 'column', at: Number(at) } : null,
    pinned: {
      rows: distinct(params.get('pin-rows')).filter(within(mine)),
      columns: distinct(params.get('pin-columns')).filter(within(theirs)),
    },
    curves: params
      .getAll('curve')
      .flatMap((text) => {
        const [row = 99, column = 99] = numbers(text);
        return row < mine.length && column < theirs.length ? [{ row, column }] : [];
      })
      .slice(0, MOST_CURVES),
    goal: one(GOALS, params.get('goal')) ?? 'kills',
    must: distinct(params.get('must')).filter(within(theirs)),
    split: params.get('split') === 'yes',
  };
}

export function stateAddress(state: MatrixState): string {
  const { view, mine, theirs, conditions, by, sort, pinned, curves, goal, must, split } = state;
  const params = new URLSearchParams({ view });
  const lists = [
    ['my', mine, USUAL_STATE.mine],
    ['their', theirs, USUAL_STATE.theirs],
  ] as const;
  for (const [key, list, usual] of lists) {
    if (list.join('\n') === usual.join('\n')) continue;
    for (const entry of list) params.append(key, entry);
    if (list.length === 0) params.append(key, '');
  }
  if (by !== 'kills') params.set('by', by);
  if (sort) params.set('sort', `${sort.axis}.${sort.at}`);
  if (pinned.rows.length > 0) params.set('pin-rows', pinned.rows.join('.'));
  if (pinned.columns.length > 0) params.set('pin-columns', pinned.columns.join('.'));
  for (const { row, column } of curves) params.append('curve', `${row}.${column}`);
  if (goal !== 'kills') params.set('goal', goal);
  if (must.length > 0) params.set('must', must.join('.'));
  if (split) params.set('split', 'yes');
  const under = addressOf({ ...NOTHING_ASKED, a: { attackers: [], target: {}, conditions } });
  return under === '' ? params.toString() : `${params}&${under}`;
}

/** Both sides trade places; a side keeps the units that can do the other's part. */
export function swapped(state: MatrixState): MatrixState {
  return {
    ...state,
    mine: state.theirs.filter(can('attackers')),
    theirs: state.mine.filter(can('target')),
    ...NO_MARKS,
  };
}

/** The state that refers to rows and columns by number, so it is reset when the lists change. */
export const NO_MARKS = { sort: null, pinned: { rows: [], columns: [] }, curves: [], must: [] } as const;
