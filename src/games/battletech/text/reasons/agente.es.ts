import { and, FACING, some } from '../dictionary.es.ts';
import { figure, type TextTable } from '../phrases.ts';
import type { AgenteFacts, Manner } from './agente.ts';

const hexes = (count: number): string => some(count, 'hexágono');
const sides = (count: number): string => some(count, 'lado');

const MANNERS: Readonly<Record<Manner, string>> = {
  walk: 'andando',
  run: 'corriendo',
  jump: 'saltando',
  leap: 'saltando, para luchar cuerpo a cuerpo',
  creep: 'acercándose en línea recta, porque ningún camino llega hasta allí',
  away: 'alejándose, porque no tiene armas',
  stay: 'sin moverse',
};

const tooHot = ({ heat, limit, threshold }: AgenteFacts['agente-too-hot']): string =>
  limit === threshold
    ? `calor ${heat}, y la munición puede explotar a partir de ${threshold}`
    : `calor ${heat}: se mantiene por debajo de ${figure(limit, ',')}, porque la munición puede explotar a partir de ${threshold}`;

/** Reasons of the `agente` bot. */
export const AGENTE: TextTable<AgenteFacts> = {
  'agente-rival': ({ unit, rival, hexes: far }, names) =>
    `${names.unit(unit)} va a por ${names.whose(rival)}, el enemigo más cercano, a ${hexes(far)}`,

  'agente-jump-too-hot': (hot) => `el salto lo dejaría con ${tooHot(hot)}`,
  'agente-gets-up': 'primero se levanta',
  'agente-manner': ({ manner }) => MANNERS[manner],
  'agente-arrives': ({ kind, rival }, names) =>
    kind === 'strike'
      ? `queda al alcance de ${names.unit(rival)}, encarado hacia él`
      : `ve a ${names.unit(rival)} donde podría estar, y queda encarado hacia él`,
  'agente-way-there': '{mp} PM para llegar',
  'agente-way-left': ({ left, crow }) => (crow ? `le quedan ${hexes(left)} en línea recta` : `le quedan ${left} PM`),
  'agente-effort': 'cuesta más que andar',
  'agente-way-heat': 'calor del movimiento: {heat}',
  'agente-risk': '{rolls:tirada|tiradas} de pilotaje por el camino',
  'agente-turned-from': ({ off, rival }, names) => `${sides(off)} desviado de ${names.unit(rival)}`,
  'agente-keeps-away': ({ hexes: far, rival }, names) => `a ${hexes(far)} de ${names.unit(rival)}`,

  'agente-torso': ({ facing, left, rival }, names) =>
    `torso al ${FACING[facing]}, ${left === 0 ? 'directo hacia' : `a ${sides(left)} de`} ${names.unit(rival)}`,

  'agente-too-hot': (hot) => `lo dejaría con ${tooHot(hot)}`,
  'agente-rolls': ({ weapons, needs }) =>
    `${some(weapons, 'arma')} que ${weapons === 1 ? 'necesita' : 'necesitan'} ${and(needs.map(String))}`,
  'agente-damage': '{damage:points} de media',
  'agente-heat-made': 'genera {heat} de calor',
  'agente-unseen': 'no dispara: no tiene línea de visión a {rival:unit}',
  'agente-nothing-bears': 'ningún arma puede acertar a {rival:unit} desde aquí',

  'agente-blows': '{damage:points} de media',
  'agente-limbs': 'golpea con {limbs:extremidad|extremidades}',
  'agente-ends': 'no da órdenes en la fase final',
};
