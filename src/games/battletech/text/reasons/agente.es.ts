import { and, FACING, some } from '../dictionary.es.ts';
import type { TextTable } from '../phrases.ts';
import type { AgenteFacts, Manner } from './agente.ts';
import { figure } from './figures.ts';

const hexes = (count: number): string => some(count, 'hexágono');
const sides = (count: number): string => some(count, 'lado');
const points = (value: number): string => `${figure(value, ',')} puntos`;

const MANNERS: Readonly<Record<Manner, string>> = {
  walk: 'andando',
  run: 'corriendo',
  jump: 'saltando',
  leap: 'saltando, para llegar a las manos',
  creep: 'más cerca en línea recta, pues ningún camino lleva hasta allí',
  away: 'se aparta, pues no tiene armas',
  stay: 'se queda',
};

const tooHot = ({ heat, limit, threshold }: AgenteFacts['agente-too-hot']): string =>
  limit === threshold
    ? `calor ${heat}, y la munición puede estallar desde ${threshold}`
    : `calor ${heat}: se mantiene por debajo de ${figure(limit, ',')}, pues la munición puede estallar desde ${threshold}`;

/** The same reasons in Spanish. */
export const AGENTE: TextTable<AgenteFacts> = {
  'agente-rival': ({ unit, rival, hexes: far }, names) =>
    `${names.unit(unit)} juega contra ${names.whose(rival)}, el enemigo más próximo, a ${hexes(far)}`,

  'agente-jump-too-hot': (hot) => `el salto lo dejaría con ${tooHot(hot)}`,
  'agente-gets-up': () => 'antes se levanta',
  'agente-manner': ({ manner }) => MANNERS[manner],
  'agente-arrives': ({ kind, rival }, names) =>
    kind === 'strike'
      ? `queda al alcance de ${names.unit(rival)}, encarado hacia él`
      : `ve a ${names.unit(rival)} y queda encarado hacia él, donde este podría llegar`,
  'agente-way-there': ({ mp }) => `${mp} PM para llegar`,
  'agente-way-left': ({ left, crow }) =>
    crow ? `desde allí faltarían ${hexes(left)} en línea recta` : `desde allí faltarían ${left} PM`,
  'agente-effort': () => 'más costoso que andar',
  'agente-way-heat': ({ heat }) => `calor del movimiento: ${heat}`,
  'agente-risk': ({ rolls }) => `${some(rolls, 'tirada')} de pilotaje por el camino`,
  'agente-turned-from': ({ off, rival }, names) => `${sides(off)} desviado de ${names.unit(rival)}`,
  'agente-keeps-away': ({ hexes: far, rival }, names) => `a ${hexes(far)} de ${names.unit(rival)}`,

  'agente-torso': ({ facing, left, rival }, names) =>
    `mira al ${FACING[facing]}, ${left === 0 ? 'derecho hacia' : `a ${sides(left)} de`} ${names.unit(rival)}`,

  'agente-too-hot': (hot) => `lo dejaría con ${tooHot(hot)}`,
  'agente-rolls': ({ weapons, needs }) =>
    `${some(weapons, 'arma')} que ${weapons === 1 ? 'necesita' : 'necesitan'} ${and(needs.map(String))}`,
  'agente-damage': ({ damage }) => `${points(damage)} de media`,
  'agente-heat-made': ({ heat }) => `genera ${heat} de calor`,
  'agente-unseen': ({ rival }, names) => `sin línea de visión con ${names.unit(rival)}: no dispara`,
  'agente-nothing-bears': ({ rival }, names) => `ningún arma alcanza a ${names.unit(rival)} desde aquí`,

  'agente-blows': ({ damage }) => `${points(damage)} de media`,
  'agente-limbs': ({ limbs }) => `golpea con ${some(limbs, 'extremidad', 'extremidades')}`,
  'agente-ends': () => 'no hace nada en la Fase Final',
};
