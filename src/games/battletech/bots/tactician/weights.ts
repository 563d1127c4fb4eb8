import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** What is thought of at all, as the seed has it: 1 = yes, 0 = no. */
export const SWITCHES = {
  twist: 1, // the torso's own twist
  secondary: 1, // the modifier of secondary targets in the offensive index
  // Beyond the seed's scope
  enemyTwist: 0, // the enemy's own best twist in the defensive index
  split: 0, // fire at a second target
};

/** What each thing counts for, as the seed has it. */
export const PRICES = {
  // The arc bonuses: what a point is worth that strikes there
  front: 1,
  side: 1.5,
  rear: 2,

  // The move
  fall: 0, // what a point of damage from rolls that fail on the way is worth in the defensive index
  stand: 0.4, // odds from which on an attempt to stand up comes first; with less it comes last

  // The volley
  saving: 3, // k of the ammunition-saving rule: fire if P(hit) >= k / (shots left + k)
  hottest: 5, // heat after the Heat Phase that it is willing to reach
  turn: 0.01, // points that a turn of the torso has to bring in at least

  // Whose move it is: the higher, the earlier
  boat: 90,
  line: 50,
  brawler: 30,
  mover: 25,
  scout: 20,
  prone: 0,

  restart: 0.5, // odds from which on a reactor is started

  // Those who hide from each other would do so for ever
  patience: 20, // turns after which it comes out
  bold: 0, // share of the defensive index, where nobody can hit anybody, and of the saving of ammunition that it drops then
};

/** The seed document as it stands. */
export const SEED = { ...SWITCHES, ...PRICES };

export type TacticianWeights = { readonly [K in keyof typeof SEED]: number };

/** The same order, minding walls, water and falls, of which the seed says nothing, and with an end to its patience. */
const PLAIN = persona(SEED, { fall: 1, bold: 1 });

const WRITTEN = {
  plain: PLAIN,
  seed: SEED,
  'no-twist': persona(PLAIN, { twist: 0 }),
  split: persona(PLAIN, { split: 1 }),
  wary: persona(PLAIN, { enemyTwist: 1 }),
};

/** The newest table of each persona, and those that it had before. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'tactician');

const share = (weight: number): number => Math.min(1, Math.max(0, weight));
const isOn = (weight: number): number => (weight >= 0.5 ? 1 : 0);

/** The table for a turn: boldness comes with time, and ammunition that is saved for later is of no use then. */
export function inTurn(weights: TacticianWeights, turn: number): TacticianWeights {
  const bold = turn > weights.patience ? share(weights.bold) : 0;
  return {
    ...weights,
    twist: isOn(weights.twist),
    secondary: isOn(weights.secondary),
    enemyTwist: isOn(weights.enemyTwist),
    split: isOn(weights.split),
    bold,
    saving: Math.max(0, weights.saving) * (1 - bold),
  };
}
