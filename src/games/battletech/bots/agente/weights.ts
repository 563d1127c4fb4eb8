import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** What each fact is worth. The arena tunes this table and nothing else. */
export const WEIGHTS = {
  // moving: tiers of the ways to go; staying is 0
  walk: 2,
  jump: 1, // of one that has weapons: only where it cannot walk
  leap: 3, // of one that has none
  creep: 0.5, // nearer as the crow flies, where no way leads to the rival
  run: -1, // below 0 the agent never runs
  // moving: in MP
  near: 1, // an MP of the way
  effort: 1.5, // running, or jumping, where something else would do as well
  risk: 0, // a piloting roll on the way
  warm: 0.01, // a point of heat on the way
  turned: 1, // a hexside between where it faces and the direct way to the rival
  away: 1, // a hex between the rival and one that can do nothing to it
  // torso: the tier of each hexside nearer to the rival; below 0 the agent looks away
  torso: 1,
  // heat, of jumps and of weapons
  margin: 0, // how far it stays below the heat at which ammunition can blow up
  // weapons: in points
  roll: 1, // a point by which a shot needs less than 13
  damage: 0, // an expected point of damage
  cool: 0.01, // a point of heat that is not made
  // physical attacks: in points
  blow: 1, // an expected point of damage
  limb: 0.1, // a limb that strikes
};
export type AgenteWeights = typeof WEIGHTS;

const WRITTEN = {
  plain: WEIGHTS,
  runner: persona(WEIGHTS, { run: 2, effort: 2 }),
  cool: persona(WEIGHTS, { margin: 9, cool: 0.2, warm: 0.2, risk: 1 }),
  gunner: persona(WEIGHTS, { roll: 0.2, damage: 1 }),
} as const;

/** The newest table of each persona, and those that it had before. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'agente');
