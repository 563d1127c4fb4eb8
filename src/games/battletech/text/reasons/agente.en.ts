import { and, FACING, some } from '../dictionary.en.ts';
import type { TextTable } from '../phrases.ts';
import type { AgenteFacts, Manner } from './agente.ts';
import { figure } from './figures.ts';

const hexes = (count: number): string => some(count, 'hex', 'hexes');
const sides = (count: number): string => some(count, 'hexside');
const points = (value: number): string => `${figure(value, '.')} points`;

const MANNERS: Readonly<Record<Manner, string>> = {
  walk: 'on foot',
  run: 'at a run',
  jump: 'by jump',
  leap: 'by jump, to come to blows',
  creep: 'nearer as the crow flies, since no way leads there',
  away: 'out of the way, since it has no weapons',
  stay: 'stays',
};

const tooHot = ({ heat, limit, threshold }: AgenteFacts['agente-too-hot']): string =>
  limit === threshold
    ? `heat ${heat}, and ammunition can blow up from ${threshold} on`
    : `heat ${heat}: it stays below ${figure(limit, '.')}, since ammunition can blow up from ${threshold} on`;

/** Why the agent liked or disliked an option. */
export const AGENTE: TextTable<AgenteFacts> = {
  'agente-rival': ({ unit, rival, hexes: far }, names) =>
    `${names.unit(unit)} plays against ${names.whose(rival)}, the nearest enemy, ${hexes(far)} away`,

  'agente-jump-too-hot': (hot) => `the jump would leave it at ${tooHot(hot)}`,
  'agente-gets-up': () => 'gets up first',
  'agente-manner': ({ manner }) => MANNERS[manner],
  'agente-arrives': ({ kind, rival }, names) =>
    kind === 'strike'
      ? `comes within reach of ${names.unit(rival)}, facing it`
      : `sees ${names.unit(rival)} and faces it, where that one could come to`,
  'agente-way-there': ({ mp }) => `${mp} MP to get there`,
  'agente-way-left': ({ left, crow }) =>
    crow ? `${hexes(left)} to go from there, as the crow flies` : `${left} MP to go from there`,
  'agente-effort': () => 'harder than walking',
  'agente-way-heat': ({ heat }) => `heat of the move: ${heat}`,
  'agente-risk': ({ rolls }) => `${some(rolls, 'piloting roll')} on the way`,
  'agente-turned-from': ({ off, rival }, names) => `${sides(off)} turned away from ${names.unit(rival)}`,
  'agente-keeps-away': ({ hexes: far, rival }, names) => `${hexes(far)} from ${names.unit(rival)}`,

  'agente-torso': ({ facing, left, rival }, names) =>
    `looks ${FACING[facing]}, ${left === 0 ? 'straight towards' : `${sides(left)} off`} ${names.unit(rival)}`,

  'agente-too-hot': (hot) => `would leave it at ${tooHot(hot)}`,
  'agente-rolls': ({ weapons, needs }) =>
    `${some(weapons, 'weapon')} that ${weapons === 1 ? 'needs' : 'need'} ${and(needs.map(String))}`,
  'agente-damage': ({ damage }) => `${points(damage)} on average`,
  'agente-heat-made': ({ heat }) => `makes ${heat} heat`,
  'agente-unseen': ({ rival }, names) => `no line of sight to ${names.unit(rival)}: no fire`,
  'agente-nothing-bears': ({ rival }, names) => `no weapon can hit ${names.unit(rival)} from here`,

  'agente-blows': ({ damage }) => `${points(damage)} on average`,
  'agente-limbs': ({ limbs }) => `strikes with ${some(limbs, 'limb')}`,
  'agente-ends': () => 'does nothing in the End Phase',
};
