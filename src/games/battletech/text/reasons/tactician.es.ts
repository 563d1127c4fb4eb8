import { ATTACK, and, COLUMN, FACING, some } from '../dictionary.es.ts';
import type { Names, TextTable } from '../phrases.ts';
import { figure, percent } from './figures.ts';
import type { Sort, TacticianFacts } from './tactician.ts';

const hexes = (count: number): string => some(count, 'hexágono');
const points = (value: number): string => `${figure(value, ',')} puntos`;

/** `: Atlas AS7-D 8,1; Wasp WSP-1A 4,2`, of those who add something. */
const shares = (foes: readonly number[], values: readonly number[], names: Names): string => {
  const parts = foes.flatMap((foe, i) => (values[i] ? [`${names.unit(foe)} ${figure(values[i], ',')}`] : []));
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
};

const SORTS: Readonly<Record<Sort, string>> = {
  boat: 'dispara desde lejos',
  line: 'su función no tiene turno propio',
  brawler: 'quiere ver dónde se ponen',
  mover: 'es ágil',
  scout: 'es la más rápida',
  prone: 'está en el suelo',
};

/** The same reasons in Spanish. */
export const TACTICIAN: TextTable<TacticianFacts> = {
  'tactician-immobile-first': () => 'no puede moverse, así que su turno no cuesta nada',
  'tactician-turn-of': ({ sort }) => SORTS[sort],
  'tactician-moves-now': ({ unit, others }, names) => `${names.unit(unit)} mueve antes que ${some(others, 'otra')}`,

  'tactician-hopeless-roll': ({ needs }) => `dos dados no llegan al ${needs} de su tirada de pilotaje`,
  'tactician-gets-up': ({ odds }) => `se levanta con un ${percent(odds)}`,
  'tactician-stirs': () => 'nadie alcanza a nadie, así que no se queda quieta',
  'tactician-defence': ({ index, foes, threats, fall, quiet }, names) =>
    `recibiría ${points(index)}${shares(foes, threats, names)}${fall ? `; por el camino, ${figure(fall, ',')}` : ''}${
      quiet ? '; pero como están nadie alcanza a nadie' : ''
    }`,
  'tactician-offence': ({ index, foes, aims, look }, names) =>
    `podría hacer ${points(index)} mirando al ${FACING[look]}${shares(foes, aims, names)}`,
  'tactician-rear': ({ behind }) => `${some(behind, 'enemigo')} en su arco trasero`,
  'tactician-hexes': ({ hexes: count }) => `se mueve ${hexes(count)}`,
  'tactician-closes': ({ far }) => `${hexes(far)} hasta el enemigo más próximo`,
  'tactician-cool': ({ heat }) => `calor del movimiento: ${heat}`,

  'tactician-fire': ({ target, points: mean, column }, names) =>
    `${points(mean)} de media a ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-second-target': ({ target, points: mean, column }, names) =>
    `${points(mean)} más a ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-turned': ({ look }) => `antes tiene que girar al ${FACING[look]}`,

  'tactician-strike': ({ kinds, points: mean }) =>
    `${points(mean)} de media: ${and(kinds.map((kind) => ATTACK[kind]))}`,
  'tactician-restart': ({ units, odds }, names) =>
    `arranca ${and(units.map((unit, i) => `${names.unit(unit)} con un ${percent(odds[i] ?? 0)}`))}`,
};
