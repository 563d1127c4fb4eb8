import { persona, personasOf } from '../../../../decide/persona.ts';
import type { OlderTable } from '../../../../kernel/bot.ts';
import adopted from '../tables.json' with { type: 'json' };

/** Iterations per decision at full strength: a place against one enemy's responses. */
export const ITERATIONS = 3000;

/** The weight of each term, in points of damage. */
const FIRST = {
  dealt: 1, // a point of damage dealt
  taken: 1, // a point of damage taken
  strikes: 0.9, // the same for physical attacks
  struck: 0.8,
  spite: 0.8, // how much an enemy is assumed to care about damage it takes
  doubt: 1.5, // points by which an enemy response may be worse and still be likely
  trust: 0.5, // how fast a quiet turn lowers the odds that an enemy comes into sight
  advance: 1, // a turn's march to a firing position, for each quiet turn
  focus: 0.5, // extra weight of an enemy that is nearly destroyed
  join: 0.2, // extra weight of an enemy that an ally fires at
  share: 0.5, // share of an enemy's fire aimed at this unit if it has allies
  breach: 0.35, // a point of damage to the building that shelters an enemy
  fall: 1, // a point of the expected cost of falling on the way
  prone: 6, // ending the move prone
  warm: 8, // heat the guns may add beyond the sinks when moves are scored
  foeWarm: 12, // the same for an enemy, which may care less
  closing: 0.5, // each hex out of range
  range: 0.05, // the value of the range next turn
  support: 0.15, // each hex away from allies
  heat: 1, // the cost of the heat after this turn
  ammunition: 0.6, // a shot of ammunition
  turns: 0.1, // avoids useless twists
  split: 1, // 0 = all guns at one target
  retreat: 1.5, // factor on damage taken by a crippled unit
  charge: 1, // charges and deaths from above; 0 = never
  starts: 30, // a restarted reactor
  restart: 0.4, // odds above which a hot reactor is restarted
  dumps: 8, // a bin that can no longer explode
  bare: 3, // armour below which a bin counts as exposed
  blast: 40, // damage in a bin above which a spare one is better dumped
  replies: 40, // enemy places considered
};

/** Weights of the team plan: an older table without them plays without a plan. */
export const ADDED = {
  common: 0, // extra weight of the common target
  behind: 0, // extra weight of damage taken, for the share by which a unit is weaker than its side
  order: 0, // 1 = units that depend least on the enemies' replies move first
};

export type CommanderWeights = { readonly [K in keyof (typeof FIRST & typeof ADDED)]: number };

export const BALANCED: CommanderWeights = {
  ...FIRST,
  ...ADDED,
  share: 1, // enemies concentrate their fire, so having allies does not make a unit safer
  common: 0.4,
};

const WRITTEN: Readonly<Record<string, CommanderWeights>> = {
  balanced: BALANCED,
  brawler: persona(BALANCED, { taken: 0.8, struck: 0.5, strikes: 1.3, closing: 0.9, advance: 0.9, warm: 10 }),
  sniper: persona(BALANCED, { taken: 1.2, struck: 1.6, strikes: 0.5, closing: 0.35, range: 0.4 }),
  cautious: persona(BALANCED, { taken: 1.5, struck: 1.4, fall: 1.6, warm: 4, heat: 1.4, closing: 0.35 }),
};

const { personas, older } = personasOf(WRITTEN, adopted, 'commander', ADDED);

/** The tables as they were before `ADDED`: logs name them by their digest. */
const BEFORE = Object.entries(WRITTEN).map(([name, weights]) => ({
  persona: name,
  weights: {
    ...Object.fromEntries(Object.entries(weights).filter(([weight]) => Object.hasOwn(FIRST, weight))),
    share: FIRST.share,
  },
}));

/** The current weight table of each persona, and its earlier ones. */
export const PERSONAS = personas;
export const OLDER: readonly OlderTable[] = [...BEFORE, ...older];
