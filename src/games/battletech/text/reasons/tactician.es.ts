import { percent as percentIn } from '../../../../parts/text/fill.ts';
import { ATTACK, and, COLUMN, FACING, points, some } from '../dictionary.es.ts';
import { figure, type Names, type TextTable } from '../phrases.ts';
import type { Sort, TacticianFacts } from './tactician.ts';

const hexes = (count: number): string => some(count, 'hexágono');
const percent = (odds: number): string => percentIn(odds, 'es');

/** `: Atlas AS7-D 8,1; Wasp WSP-1A 4,2`, without the enemies that add nothing. */
const shares = (foes: readonly number[], values: readonly number[], names: Names): string => {
  const parts = foes.flatMap((foe, i) => (values[i] ? [`${names.unit(foe)} ${figure(values[i], ',')}`] : []));
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
};

const SORTS: Readonly<Record<Sort, string>> = {
  boat: 'combate a larga distancia',
  line: 'su función no tiene preferencia',
  brawler: 'espera a ver adónde va el enemigo',
  mover: 'es rápida',
  scout: 'es la más rápida',
  prone: 'está en el suelo',
};

/** Reasons of the `tactician` bot. */
export const TACTICIAN: TextTable<TacticianFacts> = {
  'tactician-immobile-first': 'no puede moverse, así que moverla primero no cuesta nada',
  'tactician-turn-of': ({ sort }) => SORTS[sort],
  'tactician-moves-now': ({ unit, others }, names) =>
    `${names.unit(unit)} se mueve antes que ${others === 1 ? 'otra unidad' : `otras ${others} unidades`}`,

  'tactician-hopeless-roll': 'su tirada de pilotaje necesita {needs}, imposible con dos dados',
  'tactician-gets-up': 'tiene un {odds:%} de probabilidad de levantarse',
  'tactician-stirs': 'ninguna unidad tiene a otra a tiro, así que se mueve',
  'tactician-trade': ({ dealt, taken, trade }) =>
    `podría causar ${points(dealt)}${trade === 1 ? '' : `, con peso ×${String(trade).replace('.', ',')},`} y recibiría ${points(taken)}`,
  'tactician-defence': ({ index, foes, threats, fall, quiet }, names) =>
    `recibiría ${points(index)}${shares(foes, threats, names)}${fall ? `; al caer, ${figure(fall, ',')}` : ''}${
      quiet ? '; pero por ahora ninguna unidad tiene a otra a tiro' : ''
    }`,
  'tactician-offence': ({ index, foes, aims, look }, names) =>
    `podría causar ${points(index)} con el torso al ${FACING[look]}${shares(foes, aims, names)}`,
  'tactician-rear': '{behind:enemigo|enemigos} en su arco trasero',
  'tactician-hexes': ({ hexes: count }) => `se mueve ${hexes(count)}`,
  'tactician-closes': '{far:hexágono|hexágonos} hasta el enemigo más cercano',
  'tactician-cool': 'calor del movimiento: {heat}',

  'tactician-fire': ({ target, points: mean, column }, names) =>
    `${points(mean)} de media a ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-second-target': ({ target, points: mean, column }, names) =>
    `${points(mean)} más a ${names.unit(target)}, ${COLUMN[column]}`,
  'tactician-turned': 'primero tiene que girar al {look:facing}',

  'tactician-strike': ({ kinds, points: mean }) =>
    `${points(mean)} de media: ${and(kinds.map((kind) => ATTACK[kind]))}`,
  'tactician-restart': ({ units, odds }, names) =>
    `enciende ${and(units.map((unit, i) => `${names.unit(unit)} (${percent(odds[i] ?? 0)})`))}`,
};
