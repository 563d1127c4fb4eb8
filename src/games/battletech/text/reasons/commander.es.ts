import { some } from '../dictionary.es.ts';
import type { TextTable } from '../phrases.ts';
import type { CommanderFacts, Minded } from './commander.ts';
import { figure } from './figures.ts';

const about = (much: number): string => {
  const told = figure(much, ',');
  return told === '0' ? 'menos de 0,1 puntos' : `${told} ${much === 1 ? 'punto' : 'puntos'}`;
};
const hexes = (much: number): string => some(much, 'hexágono');

const minded = ({ crippled, answered }: Minded): string =>
  [crippled && 'está maltrecho', answered && 'aún pueden responder'].filter(Boolean).join(' y ');

/** `3.1 points (×3.9: foes may still answer)`: what is likely, and what a point of it counts for. */
const points = (fact: Minded): string => {
  const { much, times = 1 } = fact;
  const why = minded(fact);
  const told = [times !== 1 && `×${String(times).replace('.', ',')}`, why].filter(Boolean).join(': ');
  return `${about(much)}${told && ` (${told})`}`;
};

/** Por qué le gustó o no una opción al comandante. */
export const COMMANDER: TextTable<CommanderFacts> = {
  'commander-hopeless-roll': () => 'ninguna tirada puede llevarlo allí de pie',
  'commander-dealt': (fact) => `su fuego hará probablemente ${points(fact)}`,
  'commander-taken': (fact) => `el fuego contra él hará probablemente ${points(fact)}`,
  'commander-strikes': (fact) => `sus golpes harán probablemente ${points(fact)}`,
  'commander-struck': (fact) => `los golpes contra él harán probablemente ${points(fact)}`,
  'commander-ram': (fact) => `cargar o saltar sobre él traerá probablemente ${points(fact)}`,
  'commander-fall-risk': (fact) => `una caída por el camino costaría probablemente ${points(fact)}`,
  'commander-ends-prone': () => 'acaba en el suelo',
  'commander-out-of-range': ({ much }) => `${hexes(much)} más allá del buen alcance`,
  'commander-promise': (fact) => `una distancia que promete ${points(fact)} el turno que viene`,
  'commander-apart': ({ much }) => `${hexes(much)} demasiado lejos de los suyos`,
  'commander-rounds': (fact) => `munición por valor de ${points(fact)}`,
  'commander-turns': () => 'gira el torso',
  'commander-heat': (fact) => `el calor costará probablemente ${points(fact)}`,
  'commander-topples': (fact) => `una caída del blanco traerá probablemente ${points(fact)}`,
  'commander-slips': (fact) => `una caída propia costará probablemente ${points(fact)}`,
  'commander-starts': ({ much }) => `arranca ${some(much, 'reactor', 'reactores')}`,
  'commander-dumps': ({ much }) => `se deshace de ${some(much, 'depósito')} que solo podría estallar`,
};
