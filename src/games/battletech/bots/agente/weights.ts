import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** The weight of each fact. The arena tunes only this table. */
export const WEIGHTS = {
  // movement: tiers of the kinds of movement; staying is 0
  walk: 2,
  jump: 1, // with weapons: only if it cannot walk
  leap: 3, // without weapons
  creep: 0.5, // closer in a straight line, if no path leads to the rival
  run: -1, // below 0 the agent never runs
  // movement: in MP
  near: 1, // each MP of the path
  effort: 1.5, // running or jumping where walking would do
  risk: 0, // each piloting roll on the way
  warm: 0.01, // each point of movement heat
  turned: 1, // each hexside between its facing and the direct path to the rival
  away: 1, // each hex away from the rival, for a unit that cannot harm it
  // torso: tier per hexside closer to the rival; below 0 the agent looks away
  torso: 1,
  // heat of jumps and weapons
  margin: 0, // margin below the heat at which ammunition can explode
  // weapons: in points
  roll: 1, // each point by which the to-hit number is below 13
  damage: 0, // each point of expected damage
  cool: 0.01, // each point of heat that is not generated
  // physical attacks: in points
  blow: 1, // each point of expected damage
  limb: 0.1, // each limb that strikes
};
export type AgenteWeights = typeof WEIGHTS;

const WRITTEN = {
  plain: WEIGHTS,
  runner: persona(WEIGHTS, { run: 2, effort: 2 }),
  cool: persona(WEIGHTS, { margin: 9, cool: 0.2, warm: 0.2, risk: 1 }),
  gunner: persona(WEIGHTS, { roll: 0.2, damage: 1 }),
} as const;

/** The current weight table of each persona, and its earlier ones. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'agente');
