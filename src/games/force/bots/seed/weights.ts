/** The numbers of the original design, in points of 0 to 100. */
export const WEIGHTS = {
  lowOnForce: -30, // with fewer than 3 in the Force Pile
  weakLocation: 20, // a character to the weakest location
  alreadyWinning: -20, // with more than 10 power ahead
  powerAdvantage: 15, // for battles and deployments, with more than 5 power ahead
  costShare: -20, // times cost divided by Force, with fewer than 5 in the Force Pile
  pass: -30, // conserves resources: 20 of 100
  farBehind: 4, // how much to activate, more than 5 power behind
  behind: 3, // ... behind at all
  ahead: 2, // ... level or ahead
  offAmount: -10, // per Force above or below that
};

export type SeedWeights = { readonly [K in keyof typeof WEIGHTS]: number };

export const PERSONAS = { balanced: WEIGHTS };
