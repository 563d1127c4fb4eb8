import type { Starship, Vehicle } from '../card.ts';
import { type CraftRow, starshipOf, vehicleOf } from './rows.ts';

// Every craft has a built-in pilot, which gives its ability. Speed is parsecs for a starship, sites for a vehicle.

// biome-ignore format: reads across like a list of cards
const DARK_SHIPS: readonly CraftRow[] = [
  //     name              deploy power ability forfeit destiny defence speed seats
  ['',   'Needle',              2, 2, 1, 3, 3, 4, 4, 0, 'A seat, an engine and no way back.'],
  ['',   'Talon Interceptor',   3, 3, 2, 4, 2, 4, 4, 0, 'Built to arrive first and alone.'],
  ['',   'Writ Transport',      4, 4, 2, 5, 2, 3, 3, 4, 'Carries orders, and those who see them obeyed.'],
  ['••', 'Cordon Cruiser',      6, 6, 2, 7, 1, 5, 3, 3, 'Where it lies, nothing passes.'],
  ['•',  'Long Night',          8, 9, 2, 9, 1, 6, 3, 6, 'A city of guns that blots out the noon.'],
];

// biome-ignore format: reads across like a list of cards
const LIGHT_SHIPS: readonly CraftRow[] = [
  //     name              deploy power ability forfeit destiny defence speed seats
  ['',   'Swift',               2, 2, 1, 3, 3, 4, 5, 0, 'Mended so often that it is new again.'],
  ['',   'Kestrel',             3, 3, 2, 4, 2, 4, 5, 1, 'Hovers, waits, and is gone.'],
  ['',   'Far Trader',          4, 4, 2, 5, 2, 3, 4, 4, 'Honest cargo on top, friends below.'],
  ['••', 'Harbour Frigate',     6, 6, 2, 7, 1, 5, 3, 4, 'Eleven towns paid for its keel.'],
  ['•',  'First Light',         8, 8, 3, 9, 1, 6, 3, 6, 'The only flagship with a garden.'],
];

// biome-ignore format: reads across like a list of cards
const DARK_VEHICLES: readonly CraftRow[] = [
  //     name              deploy power ability forfeit destiny defence speed seats
  ['',   'Patrol Skiff',        2, 2, 1, 3, 4, 3, 3, 1, 'Its lamp comes round the corner before it does.'],
  ['',   'Siege Walker',        4, 4, 2, 5, 2, 5, 1, 2, 'Walls are measured by how long it needs.'],
];

// biome-ignore format: reads across like a list of cards
const LIGHT_VEHICLES: readonly CraftRow[] = [
  //     name              deploy power ability forfeit destiny defence speed seats
  ['',   'Dust Runner',         2, 2, 1, 3, 4, 3, 3, 2, 'Smells of oil, oranges and escape.'],
  ['',   'Bastion Crawler',     4, 4, 2, 5, 2, 5, 2, 4, 'A village that learned to move.'],
];

export const STARSHIPS: readonly Starship[] = [
  ...DARK_SHIPS.map(starshipOf('dark')),
  ...LIGHT_SHIPS.map(starshipOf('light')),
];

export const VEHICLES: readonly Vehicle[] = [
  ...DARK_VEHICLES.map(vehicleOf('dark')),
  ...LIGHT_VEHICLES.map(vehicleOf('light')),
];
