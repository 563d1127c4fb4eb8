import type { GameMap } from '../../ground.ts';
import { groundAt, type Land } from '../../state.ts';
import { bedOf, depthAt, topOf } from '../terrain.ts';

/** Obstacles to lines of sight by hex, as flat lists built once per version of the ground. */
export interface Screen {
  readonly map: GameMap;
  readonly depth: Int8Array; // of water, -1 = dry
  readonly level: Int16Array; // of the surface
  readonly top: Int16Array; // blocks lines up to this level
  readonly bed: Int16Array; // the same under water
  readonly woods: Uint8Array;
  readonly smoke: Uint8Array;
}

const SCREENS = new WeakMap<Land['ground'], Screen>();

/** The screen of a state. Changed ground is a new list, and gets a new screen. */
export function screenOf(land: Land): Screen {
  const known = SCREENS.get(land.ground);
  if (known && known.map === land.rules.map) return known;
  const screen = laidOut(land);
  SCREENS.set(land.ground, screen);
  return screen;
}

function laidOut(land: Land): Screen {
  const { map } = land.rules;
  const { length } = map.hexes;
  const screen: Screen = {
    map,
    depth: new Int8Array(length),
    level: new Int16Array(length),
    top: new Int16Array(length),
    bed: new Int16Array(length),
    woods: new Uint8Array(length),
    smoke: new Uint8Array(length),
  };
  for (let hex = 0; hex < length; hex++) {
    const ground = groundAt(land, hex);
    const depth = depthAt(ground);
    screen.depth[hex] = depth;
    screen.level[hex] = ground.level;
    screen.top[hex] = topOf(ground);
    screen.bed[hex] = depth > 0 ? bedOf(ground) : topOf(ground);
    screen.woods[hex] = ground.woods;
    screen.smoke[hex] = ground.smoke;
  }
  return screen;
}
