import type { Language } from '../../../kernel/game.ts';
import type { FORCES } from '../data/forces.ts';
import type { MAPS } from '../data/maps.ts';
import type { Style } from '../rules/maps/random-map.ts';
import type { RulesetName } from '../rulesets.ts';

type Titles = Readonly<Record<Language, string>>;

const RULESETS: Readonly<Record<RulesetName, Titles>> = {
  'total-warfare': { en: 'Total Warfare', es: 'Total Warfare' },
  simulador: {
    en: 'Simulador de BattleTech, with a Reaction Phase',
    es: 'Simulador de BattleTech, con fase de reacción',
  },
  'core-2026': { en: 'Core rules of 2026', es: 'Reglas básicas de 2026' },
};

const MAP_TITLES: Readonly<Record<keyof typeof MAPS & string, Titles>> = {
  crossing: { en: 'The Crossing', es: 'El Vado' },
  meadows: { en: 'Long Meadows', es: 'Las Vegas Largas' },
  'twin-hills': { en: 'Twin Hills', es: 'Las Colinas Gemelas' },
  'market-town': { en: 'Market Town', es: 'La Villa del Mercado' },
  mire: { en: 'The Mire', es: 'El Cenagal' },
  islands: { en: 'Lake of Islands', es: 'El Lago de las Islas' },
  canyon: { en: 'Dry Canyon', es: 'El Cañón Seco' },
  deepwood: { en: 'Deepwood', es: 'Bosque Hondo' },
  depot: { en: 'The Depot', es: 'El Depósito' },
  coast: { en: 'Grey Coast', es: 'Costa Gris' },
  quarry: { en: 'The Quarry', es: 'La Cantera' },
  delta: { en: 'River Delta', es: 'El Delta' },
  highlands: { en: 'The Highlands', es: 'Las Tierras Altas' },
  frontier: { en: 'The Frontier', es: 'La Frontera' },
};

const STYLE_TITLES: Readonly<Record<Style, Titles>> = {
  plain: { en: 'By chance: plain', es: 'Al azar: llanura' },
  hills: { en: 'By chance: hills', es: 'Al azar: colinas' },
  woodland: { en: 'By chance: woodland', es: 'Al azar: bosques' },
  lakes: { en: 'By chance: lakes', es: 'Al azar: lagos' },
  river: { en: 'By chance: river', es: 'Al azar: río' },
  city: { en: 'By chance: city', es: 'Al azar: ciudad' },
  swamp: { en: 'By chance: swamp', es: 'Al azar: pantano' },
  badlands: { en: 'By chance: badlands', es: 'Al azar: tierras baldías' },
};

const FORCE_TITLES: Readonly<Record<keyof typeof FORCES & string, Titles>> = {
  duel: { en: 'Duel of medium ’Mechs, one against one', es: 'Duelo de ’Mechs medios, uno contra uno' },
  scouts: { en: 'Scouts: one against two lighter ones', es: 'Exploradores: uno contra dos más ligeros' },
  heavies: { en: 'Heavy ’Mechs, one against one', es: '’Mechs pesados, uno contra uno' },
  titans: { en: 'Assault ’Mechs, one against one', es: '’Mechs de asalto, uno contra uno' },
  pairs: { en: 'Two against two', es: 'Dos contra dos' },
  lances: { en: 'A lance each, four against four', es: 'Una lanza por bando, cuatro contra cuatro' },
  tanks: { en: 'A ’Mech against two tanks', es: 'Un ’Mech contra dos tanques' },
  melee: { en: 'Free for all, three sides', es: 'Todos contra todos, tres bandos' },
};

/** What lists call their entries, in the page's languages. */
export const TITLES: Readonly<Record<string, Titles>> = {
  ...RULESETS,
  ...MAP_TITLES,
  ...STYLE_TITLES,
  ...FORCE_TITLES,
};
