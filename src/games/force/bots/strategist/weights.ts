import { persona, personasOf } from '../../../../decide/persona.ts';
import stored from '../tables.json' with { type: 'json' };

/** Weights in Force: one card of Life Force, gained or saved, is 1. */
export const WEIGHTS = {
  // The table
  drains: 1, // per Force that our drains will take
  denies: 1, // per Force that enemy drains will not take
  turns: 1.5, // how many drains holding a location brings on average
  hurts: 1, // per Force that a battle costs them
  suffers: 1, // per Force that a battle costs us
  threat: 0.7, // probability that they attack where they can
  body: 0.7, // a card on the table, per Force of its deploy cost
  last: 1, // how much more the last card of Life Force is worth than the first
  force: 0.3, // per Force used now and missing next turn
  generation: 1.2, // per friendly icon on a new location
  opens: 0.4, // per enemy icon on a new location
  arms: 1, // per Force that a new weapon is expected to cost them

  // Piles
  need: 1, // per activated Force that the turn can use
  saves: 0.2, // per activated Force for later
  destinies: 0.8, // per card missing in the Reserve Deck for possible destinies
  card: 1, // drawing a card with Force that the hand cannot use
  hand: 0.45, // losing a card in hand that will be played, per Force of its deploy cost
  life: 1, // losing a card of Life Force
  dead: 0.1, // losing a card in hand that cannot be played
};

export type StrategistWeights = { readonly [K in keyof typeof WEIGHTS]: number };

const WRITTEN = {
  balanced: WEIGHTS,
  aggressor: persona(WEIGHTS, { hurts: 1.3, suffers: 0.8, threat: 0.45 }),
  drainer: persona(WEIGHTS, { drains: 1.4, turns: 2.2 }),
  hoarder: persona(WEIGHTS, { force: 0.6, card: 1.3, threat: 1 }),
  tuned: WEIGHTS, // its table was found by playing; see `tables.json`
};

/** The current weight table of each persona, the older ones, and the evidence. */
export const { personas: PERSONAS, older: OLDER, adopted: ADOPTED } = personasOf(WRITTEN, stored, 'strategist');
