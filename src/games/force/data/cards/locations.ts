import type { Location } from '../card.ts';
import { type LocationRow, locationOf } from './rows.ts';

// Six systems. On Vharn, Grael, Meridian, Orison and Halcyra the two sides have adjacent sites.

// biome-ignore format: reads across like a list of cards
const DARK: readonly LocationRow[] = [
  // name                 system      place sky   dark light
  ['Vharn',              'Vharn',      0, 'space', 2, 1, 'A grey sun, and ships that never leave it.'],
  ['Grael',              'Grael',      0, 'space', 2, 1, 'The foundries can be seen from the next star.'],
  ['Threshold',          'Threshold',  0, 'space', 1, 1, 'No ground, no law, one beacon.'],
  ['Empty Throne',       'Vharn',      1, 'roof',  2, 0, 'The chair is dusted every morning.'],
  ['Black Landing',      'Vharn',      2, 'open',  2, 1, 'Nobody arrives here by choice.'],
  ['Foundry Gate',       'Grael',      1, 'open',  2, 1, 'Ore goes in, armour comes out.'],
  ['Slag Works',         'Grael',      3, 'roof',  1, 1, 'Hot enough to forge, hot enough to forget.'],
  ['Customs Spire',      'Meridian',   2, 'roof',  1, 1, 'Every crate is opened, and some are closed again.'],
  ['Seized Harbour',     'Orison',     3, 'open',  1, 1, 'New flags on old masts.'],
  ['Hidden Relay',       'Halcyra',    3, 'open',  1, 0, 'Listens to the meadows.'],
];

// biome-ignore format: reads across like a list of cards
const LIGHT: readonly LocationRow[] = [
  // name                 system      place sky   dark light
  ['Halcyra',            'Halcyra',    0, 'space', 1, 2, 'The first sunrise anyone wrote down.'],
  ['Orison',             'Orison',     0, 'space', 1, 2, 'A green world with long evenings.'],
  ['Meridian',           'Meridian',   0, 'space', 1, 1, 'Half of all roads cross here.'],
  ['Hall of Lamps',      'Halcyra',    1, 'roof',  0, 2, 'One flame for every town of the Compact.'],
  ['High Gate',          'Halcyra',    2, 'open',  1, 2, 'Open since it was built.'],
  ['Terraces',           'Orison',     1, 'open',  1, 2, 'Rice, goats, and a good view of the road.'],
  ['Old Archive',        'Orison',     2, 'roof',  1, 1, 'What the Dominion burned, copied by hand.'],
  ['Night Market',       'Meridian',   1, 'open',  1, 1, 'Everything is for sale but the stallholders.'],
  ['Miners Row',         'Grael',      2, 'open',  1, 1, 'They sing, so that the guards hear nothing else.'],
  ['Cistern Camp',       'Vharn',      3, 'roof',  0, 1, 'Three hundred people and no footprints.'],
];

export const LOCATIONS: readonly Location[] = [...DARK.map(locationOf('dark')), ...LIGHT.map(locationOf('light'))];
