import { persona, personasOf } from '../../../../decide/persona.ts';
import type { OlderTable } from '../../../../kernel/bot.ts';
import adopted from '../tables.json' with { type: 'json' };

/** Switches, set as in the original design: 1 = on, 0 = off. */
export const SWITCHES = {
  twist: 1, // the unit's own torso twist
  secondary: 1, // the secondary target modifier in the offensive index
  // Not in the original design
  enemyTwist: 0, // the enemy's best twist in the defensive index
  split: 0, // fire at a second target
};

/** The weights of the original design. */
export const PRICES = {
  // Arc bonuses: weight of a point that hits this side
  front: 1,
  side: 1.5,
  rear: 2,

  // Movement
  fall: 0, // weight in the defensive index of damage from failed rolls on the way
  stand: 0.4, // minimum odds to prefer standing up; below them it comes last

  // Weapons
  saving: 3, // k of the ammunition-saving rule: fire if P(hit) >= k / (shots left + k)
  hottest: 5, // highest acceptable heat after the Heat Phase
  turn: 0.01, // points that a torso twist must gain

  // Move order: higher moves earlier
  boat: 90,
  line: 50,
  brawler: 30,
  mover: 25,
  scout: 20,
  prone: 0,

  restart: 0.5, // minimum odds to start a reactor

  // Without a limit, two sides that hide from each other would do so forever
  patience: 20, // turns after which it stops hiding
  bold: 0, // then drops this share of the ammunition saving, and of the defensive index while no unit can hit another
};

/** Weights of a later version: an older table without them plays with these values. */
export const ADDED = {
  trade: 0, // a point it could deal, against a point it would take; 0 = safety first
};

/** The original design, unchanged. */
export const SEED = { ...SWITCHES, ...PRICES, ...ADDED };

export type TacticianWeights = { readonly [K in keyof typeof SEED]: number };

/** Trades fire, plus walls, water and falls, which the original design does not mention, and limited patience. */
const PLAIN = persona(SEED, { fall: 1, bold: 1, trade: 1 });

const WRITTEN = {
  plain: PLAIN,
  seed: SEED,
  'no-twist': persona(PLAIN, { twist: 0 }),
  split: persona(PLAIN, { split: 1 }),
  wary: persona(PLAIN, { enemyTwist: 1 }),
};

/** The current weight table of each persona, and its earlier ones. */
const { personas, older } = personasOf(WRITTEN, adopted, 'tactician', ADDED);

/** The tables as they were before `ADDED`: logs name them by their digest. */
const BEFORE = Object.entries(WRITTEN).map(([name, weights]) => ({
  persona: name,
  weights: Object.fromEntries(Object.entries(weights).filter(([weight]) => !Object.hasOwn(ADDED, weight))),
}));

export const PERSONAS = personas;
export const OLDER: readonly OlderTable[] = [...BEFORE, ...older];

const share = (weight: number): number => Math.min(1, Math.max(0, weight));
const isOn = (weight: number): number => (weight >= 0.5 ? 1 : 0);

/** The weights for a turn: `bold` applies only after `patience` turns, and reduces the ammunition saving. */
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
