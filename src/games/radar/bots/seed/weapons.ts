import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score } from '../../../../decide/rule.ts';
import { Random } from '../../../../kernel/random.ts';
import { type Cell, manhattan } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import type { SeedWeights, Situation } from './situation.ts';

const END_TURN: Command = { type: 'end-turn' };

/**
 * decide_weapon_action: torpedo into the known sector, otherwise a drone while none is known, otherwise sonar,
 * otherwise nothing.
 */
export function* weaponOptions(situation: Situation, seed: { readonly value: number }): Generator<Command> {
  const { boat, belief, view, afloat } = situation;
  const usable = boat.usable ?? [];
  const { knownSector } = belief.enemy;
  if (!view.now.fired && !view.now.surfacing) {
    if (knownSector && usable.includes('torpedo'))
      for (const at of view.rules.chart.reach[afloat.at] ?? [])
        if (view.rules.chart.sector[at] === knownSector) yield { type: 'torpedo', at };
    if (!knownSector && usable.includes('drone')) yield anyDrone(situation, seed);
    if (usable.includes('sonar')) yield { type: 'sonar' };
  }
  yield END_TURN;
}

const anyDrone = ({ view }: Situation, seed: { readonly value: number }): Command => ({
  type: 'drone',
  sector: new Random(seed.value).roll(view.rules.chart.sectors),
});

const TIERS: Readonly<Partial<Record<Command['type'], number>>> = { torpedo: 3, drone: 2, sonar: 1 };

const far = ({ view, afloat }: Situation, at: Cell): number => manhattan(view.rules.chart, afloat.at, at);

export const seedWeapons: Evaluator<Situation, Command, SeedWeights> = {
  id: 'seed-weapons',
  rules: [
    rank({
      id: 'seed-weapon-order',
      see: ({ belief }: Situation, { type }: Command) => {
        const tier = TIERS[type];
        return tier === undefined ? undefined : { system: type, tier, sector: belief.enemy.knownSector };
      },
      worth: ({ tier }) => tier,
    }),
    score({
      id: 'seed-closest-cell',
      unit: 'cells',
      band: [-10, 0],
      see: (situation: Situation, option: Command) =>
        option.type === 'torpedo' ? { cell: option.at, distance: far(situation, option.at) } : undefined,
      worth: ({ distance, cell }, w: SeedWeights) => -distance * w.closer - cell * 0.001 * w.order,
    }),
  ],
};

export function quickWeapon(situation: Situation, seed: { readonly value: number }): Command {
  const { boat, belief, view, afloat } = situation;
  const { usable } = boat;
  const { knownSector } = belief.enemy;
  if (view.now.fired || view.now.surfacing || !usable?.length) return END_TURN;
  if (knownSector && usable.includes('torpedo')) {
    const { sector, reach } = view.rules.chart;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const at of reach[afloat.at] ?? []) {
      if (sector[at] !== knownSector) continue;
      const distance = far(situation, at);
      if (distance < least) {
        least = distance;
        best = at;
      }
    }
    if (best >= 0) return { type: 'torpedo', at: best };
  }
  if (!knownSector && usable.includes('drone')) return anyDrone(situation, seed);
  return usable.includes('sonar') ? { type: 'sonar' } : END_TURN;
}
