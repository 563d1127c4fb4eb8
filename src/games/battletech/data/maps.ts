import { CANYON } from './maps/canyon.ts';
import { COAST } from './maps/coast.ts';
import { CROSSING } from './maps/crossing.ts';
import { DEEPWOOD } from './maps/deepwood.ts';
import { DELTA } from './maps/delta.ts';
import { DEPOT } from './maps/depot.ts';
import { FRONTIER } from './maps/frontier.ts';
import { HIGHLANDS } from './maps/highlands.ts';
import { ISLANDS } from './maps/islands.ts';
import { MARKET_TOWN } from './maps/market-town.ts';
import { MEADOWS } from './maps/meadows.ts';
import { MIRE } from './maps/mire.ts';
import { PROVING_GROUND } from './maps/proving-ground.ts';
import { QUARRY } from './maps/quarry.ts';
import { TWIN_HILLS } from './maps/twin-hills.ts';

/** A drawn map: one line per row; per hex, a letter for the terrain and one for the level. */
export interface BoxMap {
  readonly title: string;
  readonly drawing: string;
}

/** Built-in maps by name, those for a duel first. */
export const MAPS: Readonly<Record<string, BoxMap>> = {
  'proving-ground': PROVING_GROUND,
  crossing: CROSSING,
  meadows: MEADOWS,
  'twin-hills': TWIN_HILLS,
  'market-town': MARKET_TOWN,
  mire: MIRE,
  islands: ISLANDS,
  canyon: CANYON,
  deepwood: DEEPWOOD,
  depot: DEPOT,
  coast: COAST,
  quarry: QUARRY,
  delta: DELTA,
  highlands: HIGHLANDS,
  frontier: FRONTIER,
};
