import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** What each fact is worth, in hundredths of a hull point. The arena tunes this table and nothing else. */
export const BALANCED = {
  // course
  deadEnd: 14, // for each safe move short of the horizon, squared
  room: 60, // for water to live in
  breaks: 45, // breaking a charged system that is wanted
  breaksEmpty: 10, // breaking one that is not charged yet
  repairs: 22,
  tells: 7, // a bit of our place given away
  closing: 12, // a cell nearer to where they should be
  inReach: 70, // certainty that they are in torpedo reach, with a torpedo ready
  danger: 32, // a hull point that their best shot at us would cost
  hides: 12, // a bit of our place taken back
  stealth: 18, // what a charge of stealth is worth unspent
  surface: 15, // three enemy turns
  turnsLost: 25, // one wasted turn
  advice: 40, // a course that the engineer prefers or would avoid, where he does not send the board itself
  risk: 100, // a hull point that he says is at risk
  // weapons
  shot: 100, // an enemy hull point
  sinks: 140, // the last one
  torpedo: 50, // saving a torpedo
  mine: 18,
  trap: 90, // probability that the enemy will pass a mine
  detonation: 48, // saving a mine
  bit: 17, // a bit of their place
  drone: 12,
  sonar: 14,
  recommended: 5, // what the radio operator would do
  // crew
  steady: 20, // staying with the plan
  wanted: 10, // a place up in the captain's order
  nearlyFull: 3,
  brokenGauge: 60, // charging what does not work
  colour: 8, // a colour broken
  protect: 20, // one that the captain asked to protect, on top
  circuit: 6, // a step towards a repair
  radiation: 8,
  panel: 5, // a node of a panel that fills up
};
export type CrewWeights = typeof BALANCED;

const WRITTEN = {
  balanced: BALANCED,
  hunter: persona(BALANCED, { closing: 16, inReach: 95, torpedo: 40, tells: 4, danger: 22, sinks: 180 }),
  ghost: persona(BALANCED, { tells: 11, hides: 18, stealth: 12, danger: 60, closing: 8, torpedo: 55 }),
  minelayer: persona(BALANCED, { mine: 6, trap: 140, detonation: 40, closing: 10 }),
} as const;

/** The current weight table of each persona, and the older ones. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'crew');
