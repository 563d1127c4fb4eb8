import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** Iterations per decision at full strength: a place against one enemy's responses. */
export const ITERATIONS = 3000;

/** The weight of each term, in points of damage. */
export const BALANCED = {
  dealt: 1, // a point of damage dealt
  taken: 1, // a point of damage taken
  strikes: 0.9, // the same for physical attacks
  struck: 0.8,
  spite: 0.3, // how much an enemy is assumed to care about damage it takes
  doubt: 10, // points by which an enemy response may be worse and still be likely
  focus: 0.5, // extra weight of an enemy that is nearly destroyed
  join: 0.2, // extra weight of an enemy that an ally fires at
  share: 0.5, // share of an enemy's fire aimed at this unit if it has allies
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
  patience: 4, // factor on damage taken while enemies can still respond
  retreat: 1.5, // factor on damage taken by a crippled unit
  charge: 1, // charges and deaths from above; 0 = never
  starts: 30, // a restarted reactor
  restart: 0.4, // odds above which a hot reactor is restarted
  dumps: 8, // a bin that can no longer explode
  bare: 3, // armour below which a bin counts as exposed
  blast: 40, // damage in a bin above which a spare one is better dumped
  replies: 40, // enemy places considered
} as const;

export type CommanderWeights = { readonly [K in keyof typeof BALANCED]: number };

const WRITTEN: Readonly<Record<string, CommanderWeights>> = {
  balanced: BALANCED,
  brawler: persona(BALANCED, { taken: 0.8, struck: 0.5, patience: 2, strikes: 1.3, closing: 0.9, warm: 10 }),
  sniper: persona(BALANCED, { taken: 1.2, struck: 1.6, strikes: 0.5, closing: 0.35, range: 0.4 }),
  cautious: persona(BALANCED, { taken: 1.5, struck: 1.4, fall: 1.6, warm: 4, heat: 1.4, closing: 0.35 }),
};

/** The current weight table of each persona, and its earlier ones. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'commander');
