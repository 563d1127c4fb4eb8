import { some } from '../dictionary.es.ts';
import { figure, type TextTable } from '../phrases.ts';
import type { CommanderFacts, Minded } from './commander.ts';

const about = (much: number): string => {
  const told = figure(much, ',');
  return told === '0' ? 'menos de 0,1 puntos' : `${told} ${much === 1 ? 'punto' : 'puntos'}`;
};

const minded = ({ crippled, answered }: Minded): string =>
  [crippled && 'está muy dañado', answered && 'el enemigo aún puede responder'].filter(Boolean).join(' y ');

/** `3,1 puntos (×3,9: el enemigo aún puede responder)`: the expected points, and the weight of one. */
const points = (fact: Minded): string => {
  const { much, times = 1 } = fact;
  const why = minded(fact);
  const told = [times !== 1 && `×${String(times).replace('.', ',')}`, why].filter(Boolean).join(': ');
  return `${about(much)}${told && ` (${told})`}`;
};

/** Reasons of the `commander` bot. */
export const COMMANDER: TextTable<CommanderFacts> = {
  'commander-hopeless-roll': 'su tirada de pilotaje no puede salir bien',
  'commander-dealt': (fact) => `debería causar ${points(fact)} con sus armas`,
  'commander-taken': (fact) => `debería recibir ${points(fact)} por disparos`,
  'commander-strikes': (fact) => `debería causar ${points(fact)} con ataques físicos`,
  'commander-struck': (fact) => `debería recibir ${points(fact)} por ataques físicos`,
  'commander-ram': (fact) => `cargar o saltar sobre el blanco debería aportar ${points(fact)}`,
  'commander-fall-risk': (fact) => `el riesgo de caer por el camino debería costar ${points(fact)}`,
  'commander-ends-prone': 'acaba el movimiento en el suelo',
  'commander-out-of-range': '{much:hexágono|hexágonos} más allá de un buen alcance',
  'commander-promise': (fact) => `a una distancia que vale ${points(fact)} el próximo turno`,
  'commander-apart': '{much:hexágono|hexágonos} demasiado lejos de sus aliados',
  'commander-rounds': (fact) => `gasta munición por valor de ${points(fact)}`,
  'commander-turns': 'gira el torso',
  'commander-heat': (fact) => `el calor debería costar ${points(fact)}`,
  'commander-topples': (fact) => `derribar al blanco debería aportar ${points(fact)}`,
  'commander-slips': (fact) => `el riesgo de caer debería costar ${points(fact)}`,
  'commander-starts': 'enciende {much:reactor|reactores}',
  'commander-dumps': ({ much }) =>
    `tira la munición de ${some(much, 'depósito')} que ${much === 1 ? 'podría' : 'podrían'} explotar`,
};
