import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score, veto } from '../../../../decide/rule.ts';
import { packings } from '../../../../parts/knapsack/knapsack.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { fed, together } from '../gunnery/fitting.ts';
import { heatRoom } from '../gunnery/heat-room.ts';
import { limitOf, tooHot } from './heat.ts';
import { type Round, roundsAt } from './rounds.ts';
import { facesRival, type Turn, type Turning, turnsOf } from './torso.ts';
import type { AgenteWeights } from './weights.ts';

/** A torso twist, or shots fired together; no shots means holding fire. */
export interface Volley {
  readonly turn: Turn | null;
  readonly rounds: readonly Round[];
  readonly heat: number;
}

export interface Firing extends Turning {
  readonly rounds: readonly Round[]; // shots the bins can supply together
  readonly limit: number; // the heat must stay below this
}

/** Points by which the to-hit number is below the lowest impossible one. */
const ease = ({ needs }: Round): number => HIGHEST + 1 - needs;

/** The score of one shot in a volley; the rules below score the whole volley the same way. */
const profitOf = (round: Round, w: AgenteWeights): number =>
  ease(round) * w.roll + round.damage * w.damage - round.gun.heat * w.cool;

export function firingOf(turning: Turning, w: AgenteWeights): Firing {
  const { view, unit, rival } = turning;
  const rounds = fed(view, unit, roundsAt(view, unit, rival), (round) => profitOf(round, w));
  return { ...turning, rounds: rounds.toSorted((a, b) => a.gun.mount - b.gun.mount), limit: limitOf(w) };
}

/** Twists towards the rival, holding fire, each gun alone, all guns, and the best set within the heat limit. */
export function volleysOf(firing: Firing, w: AgenteWeights): readonly Volley[] {
  const { view, unit, rounds, limit } = firing;
  const room = Math.max(0, heatRoom(view, unit, Math.ceil(limit) - 1));
  const found = new Map<string, Volley>();
  const add = (some: readonly Round[]): void => {
    const heat = sum(some, ({ gun }) => gun.heat);
    found.set(some.map(({ gun }) => gun.mount).join(' '), { turn: null, rounds: some, heat });
  };
  add([]);
  for (const round of rounds) add([round]);
  for (const set of together(view, unit, rounds)) {
    add(set);
    const items = set.map((round) => ({ size: round.gun.heat, profit: profitOf(round, w) }));
    for (const places of packings(items, room)) add(places.map((place) => set[place] as Round));
  }
  const turning = view.rules.ruleset.twist === 'declaration' ? turnsOf(firing).filter(({ gain }) => gain > 0) : [];
  return [...turning.map((turn) => ({ turn, rounds: [], heat: 0 })), ...found.values()];
}

const sum = (rounds: readonly Round[], of: (round: Round) => number): number =>
  rounds.reduce((all, round) => all + of(round), 0);

/** Turn the torso first; then solve a knapsack: the easiest shots that keep the heat below the limit. */
export const agenteFiring: Evaluator<Firing, Volley, AgenteWeights> = {
  id: 'agente-firing',
  grain: 3,
  rules: [
    veto({
      id: 'agente-too-hot',
      see: ({ view, unit, limit }: Firing, { heat }: Volley) =>
        heat > 0 ? tooHot(view, unit, heat, limit) : undefined,
    }),
    facesRival<Firing, Volley>(({ turn }) => turn ?? undefined),
    score({
      id: 'agente-rolls',
      unit: 'points',
      band: [-1000, 1000],
      see: (_: Firing, { rounds }: Volley) =>
        rounds.length > 0
          ? { weapons: rounds.length, needs: rounds.map(({ needs }) => needs), points: sum(rounds, ease) }
          : undefined,
      worth: ({ points }, w: AgenteWeights) => points * w.roll,
    }),
    score({
      id: 'agente-damage',
      unit: 'points',
      band: [-1000, 1000],
      see: (_: Firing, { rounds }: Volley) =>
        rounds.length > 0 ? { damage: sum(rounds, ({ damage }) => damage) } : undefined,
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
