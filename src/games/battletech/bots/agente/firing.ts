import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score, veto } from '../../../../decide/rule.ts';
import { packings } from '../../../../parts/knapsack/knapsack.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { heatAfter, heatRoom, THRESHOLD } from './arms.ts';
import { type Gun, gunsOn, together } from './guns.ts';
import { facesRival, type Turn, type Turning, turnsOf } from './torso.ts';
import type { AgenteWeights } from './weights.ts';

/** A turn of the torso, or guns that are fired together; none at all hold fire. */
export interface Volley {
  readonly turn: Turn | null;
  readonly guns: readonly Gun[];
  readonly heat: number;
}

export interface Firing extends Turning {
  readonly guns: readonly Gun[];
  readonly room: number; // heat that may still be made
}

export function firingOf(turning: Turning, w: AgenteWeights): Firing {
  const { view, unit, rival } = turning;
  return { ...turning, guns: gunsOn(view, unit, rival), room: Math.max(0, heatRoom(view, unit, w.margin)) };
}

/** How much less than an impossible roll a gun needs. */
const ease = ({ needs }: Gun): number => HIGHEST + 1 - needs;

/** What a gun adds to its volley: the rules below say the same of the whole. */
const profitOf = (gun: Gun, w: AgenteWeights): number => ease(gun) * w.roll + gun.damage * w.damage - gun.heat * w.cool;

/** Turns that bring the torso nearer, fire held, each gun alone, all of them, and the best that the heat lets through. */
export function volleysOf(firing: Firing, w: AgenteWeights): readonly Volley[] {
  const { view, unit, guns, room } = firing;
  const found = new Map<string, Volley>();
  const add = (some: readonly Gun[]): void => {
    const heat = some.reduce((sum, gun) => sum + gun.heat, 0);
    found.set(some.map(({ shot }) => shot.weapon).join(' '), { turn: null, guns: some, heat });
  };
  add([]);
  for (const gun of guns) add([gun]);
  for (const set of together(view, unit, guns)) {
    add(set);
    const items = set.map((gun) => ({ size: gun.heat, profit: profitOf(gun, w) }));
    for (const places of packings(items, room)) add(places.map((place) => set[place] as Gun));
  }
  const turning = view.rules.ruleset.twist === 'declaration' ? turnsOf(firing).filter(({ gain }) => gain > 0) : [];
  return [...turning.map((turn) => ({ turn, guns: [], heat: 0 })), ...found.values()];
}

const sum = (guns: readonly Gun[], of: (gun: Gun) => number): number => guns.reduce((all, gun) => all + of(gun), 0);

/** The torso first; then the knapsack: the easiest rolls that leave the heat below the threshold. */
export const agenteFiring: Evaluator<Firing, Volley, AgenteWeights> = {
  id: 'agente-firing',
  grain: 3,
  rules: [
    veto({
      id: 'agente-too-hot',
      see: ({ view, unit, room }: Firing, { heat }: Volley) =>
        heat > room ? { heat: heatAfter(view, unit, heat), threshold: THRESHOLD } : undefined,
    }),
    facesRival<Firing, Volley>(({ turn }) => turn ?? undefined),
    score({
      id: 'agente-rolls',
      unit: 'points',
      band: [-1000, 1000],
      see: (_: Firing, { guns }: Volley) =>
        guns.length > 0
          ? { weapons: guns.length, needs: guns.map(({ needs }) => needs), points: sum(guns, ease) }
          : undefined,
      worth: ({ points }, w: AgenteWeights) => points * w.roll,
    }),
    score({
      id: 'agente-damage',
      unit: 'points',
      band: [-1000, 1000],
      see: (_: Firing, { guns }: Volley) => (guns.length > 0 ? { damage: sum(guns, (gun) => gun.damage) } : undefined),
      worth: ({ damage }, w: AgenteWeights) => damage * w.damage,
    }),
    score({
      id: 'agente-heat-made',
      unit: 'points',
      band: [-1000, 1000],
      see: (_: Firing, { heat }: Volley) => (heat > 0 ? { heat } : undefined),
      worth: ({ heat }, w: AgenteWeights) => -heat * w.cool,
    }),
  ],
};
