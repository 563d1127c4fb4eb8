import { ATTACK, and, COLUMN, FACING, some } from '../dictionary.en.ts';
import type { Names, TextTable } from '../phrases.ts';
import { figure, percent } from './figures.ts';
import type { Sort, TacticianFacts } from './tactician.ts';

const hexes = (count: number): string => some(count, 'hex', 'hexes');
const points = (value: number): string => `${figure(value, '.')} points`;

/** `: Atlas AS7-D 8.1, Wasp WSP-1A 4.2`, of those who add something. */
const shares = (foes: readonly number[], values: readonly number[], names: Names): string => {
  const parts = foes.flatMap((foe, i) => (values[i] ? [`${names.unit(foe)} ${figure(values[i], '.')}`] : []));
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

const SORTS: Readonly<Record<Sort, string>> = {
  boat: 'it fires from afar',
  line: 'its role has no place of its own',
  brawler: 'it wants to see where they stand',
  mover: 'it is quick on its feet',
  scout: 'it is the quickest',
  prone: 'it lies on the ground',
};

/** Why the tactician liked or disliked an option. */
export const TACTICIAN: TextTable<TacticianFacts> = {
  'tactician-immobile-first': () => 'it cannot move, so its turn costs nothing',
  'tactician-turn-of': ({ sort }) => SORTS[sort],
  'tactician-moves-now': ({ unit, others }, names) => `${names.unit(unit)} moves before ${some(others, 'other')}`,

  'tactician-hopeless-roll': ({ needs }) => `two dice cannot show the ${needs} of its piloting roll`,
  'tactician-gets-up': ({ odds }) => `gets up with ${percent(odds)}`,
  'tactician-stirs': () => 'nobody can hit anybody, so it does not stand still',
  'tactician-defence': ({ index, foes, threats, fall, quiet }, names) =>
    `would take ${points(index)}${shares(foes, threats, names)}${fall ? `, on the way ${figure(fall, '.')}` : ''}${
      quiet ? '; but as it stands nobody can hit anybody' : ''
    }`,
  'tactician-offence': ({ index, foes, aims, look }, names) =>
    `could do ${points(index)}, looking ${FACING[look]}${shares(foes, aims, names)}`,
  'tactician-rear': ({ behind }) => `${some(behind, 'enemy', 'enemies')} in its rear arc`,
  'tactician-hexes': ({ hexes: count }) => `moves ${hexes(count)}`,
  'tactician-closes': ({ far }) => `${hexes(far)} to the nearest enemy`,
  'tactician-cool': ({ heat }) => `heat of the move: ${heat}`,

  'tactician-fire': ({ target, points: mean, column }, names) =>
    `${points(mean)} on average at ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-second-target': ({ target, points: mean, column }, names) =>
    `${points(mean)} besides at ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-turned': ({ look }) => `has to turn to the ${FACING[look]} first`,

  'tactician-strike': ({ kinds, points: mean }) =>
    `${points(mean)} on average: ${and(kinds.map((kind) => ATTACK[kind]))}`,
  'tactician-restart': ({ units, odds }, names) =>
    `starts ${and(units.map((unit, i) => `${names.unit(unit)} with ${percent(odds[i] ?? 0)}`))}`,
};
