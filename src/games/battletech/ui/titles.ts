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
  'core-2026': { en: 'Core rules 2026', es: 'Reglas básicas de 2026' },
};

const MAP_TITLES: Readonly<Record<keyof typeof MAPS & string, Titles>> = {
  'proving-ground': { en: 'Proving Ground', es: 'El Campo de Pruebas' },
  crossing: { en: 'The Crossing', es: 'El Vado' },
  meadows: { en: 'Long Meadows', es: 'Las Praderas Largas' },
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
  plain: { en: 'Random: plain', es: 'Aleatorio: llanura' },
  hills: { en: 'Random: hills', es: 'Aleatorio: colinas' },
  woodland: { en: 'Random: woodland', es: 'Aleatorio: bosques' },
  lakes: { en: 'Random: lakes', es: 'Aleatorio: lagos' },
  river: { en: 'Random: river', es: 'Aleatorio: río' },
  city: { en: 'Random: city', es: 'Aleatorio: ciudad' },
  swamp: { en: 'Random: swamp', es: 'Aleatorio: pantano' },
  badlands: { en: 'Random: badlands', es: 'Aleatorio: tierras baldías' },
};

const FORCE_TITLES: Readonly<Record<keyof typeof FORCES & string, Titles>> = {
  duel: { en: 'Duel of medium ’Mechs, one against one', es: 'Duelo de ’Mechs medios, uno contra uno' },
  scouts: { en: 'Scouts: one against two lighter units', es: 'Exploradores: uno contra dos unidades más ligeras' },
  heavies: { en: 'Heavy ’Mechs, one against one', es: '’Mechs pesados, uno contra uno' },
  titans: { en: 'Assault ’Mechs, one against one', es: '’Mechs de asalto, uno contra uno' },
  pairs: { en: 'Two against two', es: 'Dos contra dos' },
  lances: { en: 'One lance each, four against four', es: 'Una lanza por bando, cuatro contra cuatro' },
  tanks: { en: 'A ’Mech against two tanks', es: 'Un ’Mech contra dos tanques' },
  melee: { en: 'Free for all, three sides', es: 'Todos contra todos, tres bandos' },
};

/** Titles of rulesets, maps, map styles and forces, by id. */
export const TITLES: Readonly<Record<string, Titles>> = {
  ...RULESETS,
  ...MAP_TITLES,
  ...STYLE_TITLES,
  ...FORCE_TITLES,
};
