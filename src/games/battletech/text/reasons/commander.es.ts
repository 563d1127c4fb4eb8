import { some } from '../dictionary.es.ts';
import type { Table } from '../words.ts';
import type { CommanderFacts } from './commander.ts';
import { figure } from './figures.ts';

const points = (much: number): string => `${figure(much, ',')} ${much === 1 ? 'punto' : 'puntos'}`;
const hexes = (much: number): string => some(much, 'hexágono');

const minded = ({ crippled, answered }: { readonly crippled?: true; readonly answered?: true }): string =>
  `${crippled ? ', y está maltrecho' : ''}${answered ? ', y aún pueden responder' : ''}`;

/** Por qué le gustó o no una opción al comandante. */
export const COMMANDER: Table<CommanderFacts> = {
  'commander-hopeless-roll': () => 'ninguna tirada puede llevarlo allí de pie',
  'commander-dealt': ({ much }) => `su fuego hará probablemente ${points(much)}`,
  'commander-taken': ({ much, ...why }) => `el fuego contra él hará probablemente ${points(much)}${minded(why)}`,
  'commander-strikes': ({ much }) => `sus golpes harán probablemente ${points(much)}`,
  'commander-struck': ({ much, ...why }) => `los golpes contra él harán probablemente ${points(much)}${minded(why)}`,
  'commander-ram': ({ much }) => `cargar o saltar sobre él traerá probablemente ${points(much)}`,
  'commander-fall-risk': ({ much }) => `una caída por el camino costaría probablemente ${points(much)}`,
  'commander-ends-prone': () => 'acaba en el suelo',
  'commander-out-of-range': ({ much }) => `${hexes(much)} más allá del buen alcance`,
  'commander-promise': ({ much }) => `una distancia que promete ${points(much)} el turno que viene`,
  'commander-apart': ({ much }) => `${hexes(much)} demasiado lejos de los suyos`,
  'commander-rounds': ({ much }) => `munición por valor de ${points(much)}`,
  'commander-turns': () => 'gira el torso',
  'commander-heat': ({ much }) => `el calor costará probablemente ${points(much)}`,
  'commander-topples': ({ much }) => `una caída del blanco traerá probablemente ${points(much)}`,
  'commander-slips': ({ much }) => `una caída propia costará probablemente ${points(much)}`,
  'commander-starts': ({ much }) => `arranca ${some(much, 'reactor', 'reactores')}`,
  'commander-dumps': ({ much }) => `se deshace de ${some(much, 'depósito')} que solo podría estallar`,
};
