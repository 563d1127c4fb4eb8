import { and, some } from '../dictionary.es.ts';
import { figure, type TextTable } from '../phrases.ts';
import type { CommanderFacts, Conditional } from './commander.ts';

const about = (much: number): string => {
  const told = figure(much, ',');
  return told === '0' ? 'menos de 0,1 puntos' : `${told} ${much === 1 ? 'punto' : 'puntos'}`;
};

const conditions = ({ crippled, answered, odds, quiet = 0 }: Conditional): string =>
  [
    crippled && 'está muy dañado',
    answered && 'el enemigo aún puede responder',
    odds !== undefined && `el contacto tiene un ${odds} % de probabilidad${quiet > 0 ? ` tras ${quietly(quiet)}` : ''}`,
  ]
    .filter(Boolean)
    .join(' y ');

const quietly = (turns: number): string => `${some(turns, 'turno')} sin ataques`;

/** `3,1 puntos (×3,9: el enemigo aún puede responder)`: the expected points, and the weight of one. */
const points = (fact: Conditional): string => {
  const { much, times = 1 } = fact;
  const why = conditions(fact);
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
  'commander-march': ({ much, times = 1, quiet = 0, hex }, names) =>
    `a ${figure(much, ',')} ${much === 1 ? 'turno' : 'turnos'} de una posición de tiro${hex === undefined ? '' : `, camino de ${names.hex(hex)}`} (×${String(times).replace('.', ',')}: ${quietly(quiet)})`,
  'commander-apart': '{much:hexágono|hexágonos} demasiado lejos de sus aliados',
  'commander-common-target': (fact) => `daño contra el blanco común: ${points(fact)}`,
  'commander-behind': (fact) => `en peor estado que su bando, así que el daño cuenta más: ${points(fact)} de más`,
  'commander-plan': ({ target, odds, behind, next }, names) => {
    const list = (units: readonly number[]): string => and(units.map((unit) => names.unit(unit)));
    const parts = [
      target === null
        ? 'sin blanco común'
        : `blanco común: ${names.whose(target)} (probabilidad de destruirlo este turno: ${odds} %)`,
      behind.length > 0 && `${list(behind)} ${behind.length === 1 ? 'se queda' : 'se quedan'} atrás`,
      next.length > 1 && `orden de movimiento: ${next.map((unit) => names.unit(unit)).join(', ')}`,
    ].filter(Boolean);
    return `plan: ${parts.join('; ')}`;
  },
  'commander-rounds': (fact) => `gasta munición por valor de ${points(fact)}`,
  'commander-turns': 'gira el torso',
  'commander-flips': 'gira los brazos hacia atrás o de nuevo al frente',
  'commander-heat': (fact) => `el calor debería costar ${points(fact)}`,
  'commander-topples': (fact) => `derribar al blanco debería aportar ${points(fact)}`,
  'commander-slips': (fact) => `el riesgo de caer debería costar ${points(fact)}`,
  'commander-starts': 'enciende {much:reactor|reactores}',
  'commander-dumps': ({ much }) =>
    `tira la munición de ${some(much, 'depósito')} que ${much === 1 ? 'podría' : 'podrían'} explotar`,
  'commander-dump-exposed': (fact) =>
    `un enemigo podría ponerse a su espalda y hacer explotar la munición que tira, por ${points(fact)}`,
};
