import { and, FACING, some } from '../dictionary.en.ts';
import { figure, type TextTable } from '../phrases.ts';
import type { AgenteFacts, Manner } from './agente.ts';

const hexes = (count: number): string => some(count, 'hex', 'hexes');
const sides = (count: number): string => some(count, 'hexside');

const MANNERS: Readonly<Record<Manner, string>> = {
  walk: 'walking',
  run: 'running',
  jump: 'jumping',
  leap: 'jumping, to get into melee',
  creep: 'closer in a straight line, since no path leads there',
  away: 'keeping away, since it has no weapons',
  stay: 'staying put',
};

const tooHot = ({ heat, limit, threshold }: AgenteFacts['agente-too-hot']): string =>
  limit === threshold
    ? `heat ${heat}, and ammunition can explode at ${threshold} or more`
    : `heat ${heat}: it stays below ${figure(limit, '.')}, since ammunition can explode at ${threshold} or more`;

/** Reasons of the `agente` bot. */
export const AGENTE: TextTable<AgenteFacts> = {
  'agente-rival': ({ unit, rival, hexes: far }, names) =>
    `${names.unit(unit)} goes after ${names.whose(rival)}, the nearest enemy, ${hexes(far)} away`,

  'agente-jump-too-hot': (hot) => `the jump would leave it at ${tooHot(hot)}`,
  'agente-gets-up': 'stands up first',
  'agente-manner': ({ manner }) => MANNERS[manner],
  'agente-arrives': ({ kind, rival }, names) =>
    kind === 'strike'
      ? `gets within reach of ${names.unit(rival)}, facing it`
      : `can see ${names.unit(rival)} where it could go, and faces it`,
  'agente-way-there': '{mp} MP to get there',
  'agente-way-left': ({ left, crow }) =>
    crow ? `${hexes(left)} still to go, in a straight line` : `${left} MP still to go`,
  'agente-effort': 'takes more effort than walking',
  'agente-way-heat': 'movement heat: {heat}',
  'agente-risk': '{rolls:piloting roll|piloting rolls} on the way',
  'agente-turned-from': ({ off, rival }, names) => `${sides(off)} turned away from ${names.unit(rival)}`,
  'agente-keeps-away': ({ hexes: far, rival }, names) => `${hexes(far)} from ${names.unit(rival)}`,

  'agente-torso': ({ facing, left, rival }, names) =>
    `torso to the ${FACING[facing]}, ${left === 0 ? 'straight at' : `${sides(left)} off`} ${names.unit(rival)}`,

  'agente-too-hot': (hot) => `would leave it at ${tooHot(hot)}`,
  'agente-rolls': ({ weapons, needs }) => `${some(weapons, 'weapon')} needing ${and(needs.map(String))}`,
  'agente-damage': '{damage:points} on average',
  'agente-heat-made': 'generates {heat} heat',
  'agente-unseen': 'no line of sight to {rival:unit}, so it holds fire',
  'agente-nothing-bears': 'no weapon can hit {rival:unit} from here',

  'agente-blows': '{damage:points} on average',
  'agente-limbs': 'strikes with {limbs:limb|limbs}',
  'agente-ends': 'gives no orders in the End Phase',
};
