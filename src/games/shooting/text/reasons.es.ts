import type { Names } from './names.ts';
import { figure, type ReasonTable } from './reasons.ts';

const counted = (value: number, one: string, many = `${one}s`): string => {
  const shown = figure(value, ',');
  return `${shown} ${shown === '1' ? one : many}`;
};
const points = (value: number): string => counted(value, 'punto');
const units = (targets: readonly number[], names: Names): string => targets.map(names.unit).join(', ');

/** The same reasons in Spanish. */
export const REASONS: ReasonTable = {
  'gunner-destroys': (fact, names) => `destruye ${points(fact.points)} de media: ${units(fact.targets, names)}`,
  'gunner-wears-down': (fact, names) => `desgasta ${points(fact.points)} más de ${units(fact.targets, names)}`,
  'gunner-silences': (fact) => `acalla armas que podrían costarnos ${points(fact.points)}`,
  'gunner-heads': (fact) => `de ello ${points(fact.points)} son de personajes y élites`,
  'gunner-finishes': (fact) => `de ello ${points(fact.points)} rematan lo que ya estaba herido`,
  'gunner-thins': (fact) => `${counted(fact.points, 'miniatura')} menos en una horda`,
  'gunner-others-could': (fact) => `el resto del ejército conseguiría ${points(fact.points)} de ello de todos modos`,
  'gunner-together': (fact) => `junto con el resto del ejército consigue ${points(fact.points)} más`,
  'gunner-few-choices': ({ choices }) =>
    choices === 1 ? 'solo tiene un objetivo, así que va primero' : `solo tiene ${choices} objetivos, así que va pronto`,
  'gunner-keeps-at-it': ({ targets }, names) => `insiste en ${units(targets, names)}`,
  'gunner-hazard': (fact) => `sus propias armas le costarán de media ${points(fact.points)}`,
  'gunner-once': ({ weapons }) => `gasta ${counted(weapons, 'arma')} de un solo disparo por batalla`,

  'gunner-shelters': ({ use, unit, points: saved }, names) =>
    `${use === 'smokescreen' ? 'el humo' : 'echarse cuerpo a tierra'} salva ${points(saved)} de ${names.unit(unit)}`,
  'gunner-re-rolls': ({ die, points: more }) => `repetir el dado ${die + 1} aporta de media ${points(more)}`,
  'gunner-command-point': () => 'cuesta un punto de mando',
  'gunner-picks-out': ({ model, points: gain }, names) => `escoger a ${names.model(model)} aporta ${points(gain)}`,
  'gunner-shoots-on': (fact) => `no escoger a nadie aporta ${points(fact.points)}`,
  'gunner-keeps-guns': ({ model, points: power }, names) =>
    `${names.model(model)} aún podría destruir ${points(power)}`,
  'gunner-keeps-character': ({ model }, names) => `${names.model(model)} es un personaje`,
  'gunner-steady': ({ model, save }, names) => `${names.model(model)} salva con ${save}+`,
};
