import type { Design } from '../../design.ts';
import type { Ruleset } from '../../rulesets.ts';
import { type Mode, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { jumpMp, mascWorks, runMp, walkMp } from '../status.ts';

/** Abilities of legs and tracks, as in the movement cost table. */
interface Locomotion {
  readonly levels: number; // greatest level change per hex
  readonly perLevel: number; // MP per level
  readonly swamp: number; // extra MP
  readonly heavyWoods: boolean; // may enter
  readonly wades: boolean; // into water of depth 1 and more
  readonly height: number; // its height above its feet
}

export const LOCOMOTION: Readonly<Record<Design['kind'], Locomotion>> = {
  mech: { levels: 2, perLevel: 1, swamp: 1, heavyWoods: true, wades: true, height: 2 },
  vehicle: { levels: 1, perLevel: 2, swamp: 2, heavyWoods: false, wades: false, height: 1 }, // tracked
};

/** Everything except the ground that affects the cost and legality of a unit's steps. */
export interface Gait extends Locomotion {
  readonly runs: boolean;
  readonly runInWater: boolean;
  readonly backwardLevels: number;
  readonly deepWater: number;
  readonly roadSlope: Ruleset['roadSlope'];
  readonly simulator: boolean; // the simulator's costs
}

type Gaits = Readonly<Record<Design['kind'], { readonly walk: Gait; readonly run: Gait }>>;
const GAITS = new WeakMap<Ruleset, Gaits>();

/** Cached by ruleset. */
export function gaitOf(state: State, id: UnitId, mode: Mode): Gait {
  const { ruleset } = state.rules;
  let gaits = GAITS.get(ruleset);
  if (!gaits) {
    gaits = { mech: gaitsOf('mech', ruleset), vehicle: gaitsOf('vehicle', ruleset) };
    GAITS.set(ruleset, gaits);
  }
  const { walk, run } = gaits[modelOf(state, id).design.kind];
  return mode === 'run' ? run : walk;
}

function gaitsOf(kind: Design['kind'], ruleset: Ruleset): Gaits[Design['kind']] {
  const { runInWater, backwardLevels, deepWater, roadSlope, waterCost } = ruleset;
  const simulator = waterCost === 'simulador';
  const walk: Gait = { ...LOCOMOTION[kind], runs: false, runInWater, backwardLevels, deepWater, roadSlope, simulator };
  return { walk, run: { ...walk, runs: true } };
}

/** MP per turn in this mode, after damage and heat. */
export function allowance(state: State, id: UnitId, mode: Mode, masc = false): number {
  if (mode === 'walk') return walkMp(state, id);
  if (mode === 'run') return runMp(state, id, masc && mascWorks(state, id));
  return mode === 'jump' ? jumpMp(state, id) : 0;
}

/** MP left this turn. */
export const mpLeft = (state: State, id: UnitId, mode: Mode, masc = false): number =>
  allowance(state, id, mode, masc) - unitOf(state, id).went.mp;

// Heat of a move; for a jump it depends on the length.
const HEAT: Readonly<Record<Mode, number>> = { still: 0, walk: 1, run: 2, jump: 3 };

/** Heat of a mode, regardless of length except for jumps. */
export const heatOf = (state: State, id: UnitId, mode: Mode, jumped = 0): number =>
  unitOf(state, id).crew ? 0 : Math.max(HEAT[mode], mode === 'jump' ? jumped : 0);
