import type { Hex } from '../../../../parts/hex/hex.ts';
import { TERRAIN_FACTOR } from '../../data/fire.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { standing } from '../terrain.ts';

/** Remaining terrain factor of a hex's woods. */
export const factorOf = ({ woods, factor }: Ground): number => (woods === 0 ? 0 : factor || TERRAIN_FACTOR[woods]);

/** Whether anything here can burn. Bunkers cannot. */
export const burns = (ground: Ground): boolean => ground.woods > 0 || standing(ground)?.bunker === false;

/** The hex after its woods have lost this many points: heavy, light, then rough. A fire without fuel goes out. */
export function thinned(ground: Ground, points: number): Ground {
  if (ground.woods === 0) return ground;
  const factor = Math.max(0, factorOf(ground) - points);
  if (factor > 0) return { ...ground, factor, woods: factor <= TERRAIN_FACTOR[1] ? 1 : 2 };
  const bare: Ground = { ...ground, factor: 0, woods: 0, rough: true };
  return burns(bare) ? bare : { ...bare, fire: 0 };
}

/** Shots aimed at the woods themselves. */
export function* clearWoods(state: State, hex: Hex, damage: number): Happening {
  const before = groundAt(state, hex);
  if (!state.rules.ruleset.clearing || before.woods === 0 || damage <= 0) return state;
  const ground = thinned(before, damage);
  const why = ground.woods === before.woods ? 'woods-thinned' : ground.woods === 1 ? 'woods-light' : 'woods-cleared';
  return yield { type: 'ground-changed', hex, ground, why };
}
