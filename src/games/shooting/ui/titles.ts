import type { Language } from '../../../kernel/game.ts';

type Titles = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The scenarios, the default first. */
export const SCENARIO_TITLES: Titles = {
  crossfire: { en: 'Crossfire', es: 'Fuego cruzado' },
  duel: { en: 'Duel', es: 'Duelo' },
  'last-stand': { en: 'Last stand', es: 'Última defensa' },
  armour: { en: 'Armour in the city', es: 'Blindados en la ciudad' },
  'close-quarters': { en: 'Close quarters', es: 'A corta distancia' },
};

/** Titles of everything the set-up form lists. */
export const TITLES: Titles = {
  ...SCENARIO_TITLES,
  '10e': { en: 'Tenth edition', es: 'Décima edición' },
  '11e': { en: 'Eleventh edition', es: 'Undécima edición' },
  'market-square': { en: 'Market square', es: 'Plaza del mercado' },
  'ruined-city': { en: 'Ruined city', es: 'Ciudad en ruinas' },
  plain: { en: 'Plain', es: 'Llanura' },
  'twin-halls': { en: 'Twin halls', es: 'Naves gemelas' },
  crossroads: { en: 'Crossroads', es: 'Encrucijada' },
  'old-tower': { en: 'Old tower', es: 'Torre vieja' },
  'freight-depot': { en: 'Freight depot', es: 'Depósito de mercancías' },
  'patrol-yard': { en: 'Patrol yard', es: 'Patio de patrulla' },
  'strike-force': { en: 'Strike force', es: 'Fuerza de choque' },
  'ork-mob': { en: 'Ork mob', es: 'Turba orka' },
  'armoured-fist': { en: 'Armoured fist', es: 'Puño blindado' },
  swarm: { en: 'Swarm', es: 'Enjambre' },
  'first-company': { en: 'First company', es: 'Primera compañía' },
  phalanx: { en: 'Phalanx', es: 'Falange' },
  spill: { en: 'Excess mortal wounds carry over', es: 'Las heridas mortales sobrantes pasan a otra miniatura' },
  'one-model': { en: 'At most one model per critical wound', es: 'Una miniatura como máximo por herida crítica' },
};
