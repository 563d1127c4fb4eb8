/** The numbers of the original design, on a scale from 0 to 100. */
export const WEIGHTS = {
  lowOnForce: -30, // with fewer than 3 in the Force Pile
  weakLocation: 20, // a character to the weakest location
  alreadyWinning: -20, // when more than 10 power ahead
  powerAdvantage: 15, // for battles and deployments when more than 5 power ahead
  costShare: -20, // times cost divided by Force, with fewer than 5 in the Force Pile
  pass: -30, // leaves 20 of the initial 50, since passing conserves resources
  farBehind: 4, // how much Force to activate when more than 5 power behind
  behind: 3, // ... when behind by less
  ahead: 2, // ... when level or ahead
  offAmount: -10, // per Force above or below that amount
};

export type SeedWeights = { readonly [K in keyof typeof WEIGHTS]: number };

export const PERSONAS = { balanced: WEIGHTS };
