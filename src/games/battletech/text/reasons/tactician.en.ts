import { percent as percentIn } from '../../../../parts/text/fill.ts';
import { ATTACK, and, COLUMN, FACING, points, some } from '../dictionary.en.ts';
import { figure, type Names, type TextTable } from '../phrases.ts';
import type { Sort, TacticianFacts } from './tactician.ts';

const hexes = (count: number): string => some(count, 'hex', 'hexes');
const percent = (odds: number): string => percentIn(odds, 'en');

/** `: Atlas AS7-D 8.1, Wasp WSP-1A 4.2`, without the enemies that add nothing. */
const shares = (foes: readonly number[], values: readonly number[], names: Names): string => {
  const parts = foes.flatMap((foe, i) => (values[i] ? [`${names.unit(foe)} ${figure(values[i], '.')}`] : []));
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

const SORTS: Readonly<Record<Sort, string>> = {
  boat: 'it fights at long range',
  line: 'its role has no preference',
  brawler: 'it waits to see where the enemy goes',
  mover: 'it is fast',
  scout: 'it is the fastest',
  prone: 'it is prone',
};

/** Reasons of the `tactician` bot. */
export const TACTICIAN: TextTable<TacticianFacts> = {
  'tactician-immobile-first': 'it cannot move, so moving it first costs nothing',
  'tactician-turn-of': ({ sort }) => SORTS[sort],
  'tactician-moves-now': ({ unit, others }, names) => `${names.unit(unit)} moves before ${some(others, 'other unit')}`,

  'tactician-hopeless-roll': 'its piloting roll needs {needs}, which two dice cannot reach',
  'tactician-gets-up': 'has a {odds:%} chance to stand up',
  'tactician-stirs': 'no unit is in range of another, so it moves',
  'tactician-trade': ({ dealt, taken, trade }) =>
    `could deal ${points(dealt)}${trade === 1 ? '' : `, weighted ×${trade},`} and would take ${points(taken)}`,
  'tactician-defence': ({ index, foes, threats, fall, quiet }, names) =>
    `would take ${points(index)}${shares(foes, threats, names)}${fall ? `, falling ${figure(fall, '.')}` : ''}${
      quiet ? '; but for now no unit is in range of another' : ''
    }`,
  'tactician-offence': ({ index, foes, aims, look }, names) =>
    `could deal ${points(index)}, torso to the ${FACING[look]}${shares(foes, aims, names)}`,
  'tactician-rear': '{behind:enemy|enemies} in its rear arc',
  'tactician-hexes': ({ hexes: count }) => `moves ${hexes(count)}`,
  'tactician-closes': '{far:hex|hexes} to the nearest enemy',
  'tactician-cool': 'movement heat: {heat}',

  'tactician-fire': ({ target, points: mean, column }, names) =>
    `${points(mean)} on average at ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-second-target': ({ target, points: mean, column }, names) =>
    `another ${points(mean)} at ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-turned': 'must first twist to the {look:facing}',

  'tactician-strike': ({ kinds, points: mean }) =>
    `${points(mean)} on average: ${and(kinds.map((kind) => ATTACK[kind]))}`,
  'tactician-restart': ({ units, odds }, names) =>
    `starts ${and(units.map((unit, i) => `${names.unit(unit)} (${percent(odds[i] ?? 0)})`))}`,
};
