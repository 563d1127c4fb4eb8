import type { Par } from '../scenario.ts';

const RULES = { ruleset: '10e', devastating: 'one-model' } as const;

/** From matches of the default bot against itself. `npm run bench -- --par` measures them again, with 800 games or more each, and prints JSON. */
export const PARS: Readonly<Record<string, Par>> = {
  crossfire: {
    attacker: 348.5,
    defender: 108,
    games: 459,
    ...RULES,
    luck: [
      -200.4, -117.2, -86.6, -64.9, -52.9, -39.8, -28.5, -21, -13.7, -7, 0, 6.2, 15.8, 26, 33.7, 43.9, 53.6, 64.8, 84.2,
      115.4, 261.9,
    ],
  },
  duel: {
    attacker: 47.5,
    defender: 13,
    games: 2000,
    ...RULES,
    luck: [
      -87.5, -36.5, -28.9, -23.3, -19.4, -15.5, -12, -8.3, -5.9, -3.1, -0.6, 1.9, 5.2, 7.5, 11, 14.6, 18.9, 24.2, 30.8,
      38.5, 55.4,
    ],
  },
  'last-stand': {
    attacker: 80.5,
    defender: 128,
    games: 400,
    ...RULES,
    luck: [
      -283.6, -94.6, -72.3, -60.4, -50.7, -44.2, -38.8, -29.1, -19.9, -14.7, -8.7, -3.4, 5.1, 11.7, 17.2, 28.8, 39.8,
      48.4, 68, 92.8, 165.6,
    ],
  },
  armour: {
    attacker: 177,
    defender: 68,
    games: 400,
    ...RULES,
    luck: [
      -221.1, -93.2, -57.9, -45.5, -36.7, -31.6, -20.9, -13.5, -7.2, 0.1, 6.9, 14.4, 18.7, 24.2, 31.4, 38.2, 46.2, 55.2,
      66.6, 83.2, 173.5,
    ],
  },
  'close-quarters': {
    attacker: 102,
    defender: 47,
    games: 400,
    ...RULES,
    luck: [
      -101, -57.6, -49.3, -39.8, -34.2, -26, -21.1, -14.6, -10.7, -6.5, 0.3, 5.9, 11.8, 15.2, 20.5, 28.9, 35.6, 40.9,
      46.4, 64.2, 97.3,
    ],
  },
};
