import type { Evaluator } from '../../../../decide/evaluator.ts';
import { score, veto } from '../../../../decide/rule.ts';
import type { Cell } from '../../../../parts/grid/grid.ts';
import { spread } from '../../belief/tracker.ts';
import type { Command } from '../../commands.ts';
import { blastDamage, mineRoom } from '../../rules/weapons.ts';
import { afterHearing, bitsBetween, type Helm, massWithin } from './helm.ts';
import { lateness } from './lateness.ts';
import { droneBits, expectedDamage, oddsToSink, sonarBits } from './odds.ts';
import type { CrewWeights } from './weights.ts';

/** An order after (for mines, before) the move: use a system, or hold. */
export type Order =
  | Extract<Command, { type: 'torpedo' | 'drop-mine' | 'detonate' | 'sonar' | 'drone' | 'end-turn' }>
  | { readonly type: 'hold' };

export function* orders(helm: Helm): Generator<Order> {
  const { view, own, chart, boat } = helm;
  const least = helm.weights.hope / 100;
  yield* detonations(helm);
  if (!view.now.fired && !view.now.surfacing) {
    for (const system of own.usable ?? []) {
      if (system === 'torpedo')
        for (const at of chart.reach[boat.at] ?? [])
          if (expectedDamage(chart, helm.them(), at, helm.enemyHull) > least) yield { type: 'torpedo', at };
      if (system === 'mine') for (const at of mineRoom(chart, boat)) yield { type: 'drop-mine', at };
      if (system === 'sonar') yield { type: 'sonar' };
      if (system === 'drone') for (let sector = 1; sector <= chart.sectors; sector++) yield { type: 'drone', sector };
    }
  }
  yield { type: 'end-turn' };
}

export function* detonations({ boat, chart, them, enemyHull, own, view, weights }: Helm): Generator<Order> {
  if (own.surfaced > 0 || view.now.sonar) return;
  for (const at of boat.mines)
    if (expectedDamage(chart, them(), at, enemyHull) > weights.hope / 100) yield { type: 'detonate', at };
}

const blastAt = (order: Order): Cell | undefined =>
  order.type === 'torpedo' || order.type === 'detonate' ? order.at : undefined;

const CERTAIN = 0.999; // shares are rounded

/** A blast that certainly sinks them and leaves us afloat ends the match, so it may hit us too. */
const winsNow = ({ chart, them, own, enemyHull }: Helm, at: Cell, damage: number): boolean =>
  damage < own.hull && oddsToSink(chart, them(), at, enemyHull) > CERTAIN;

export const crewFiring: Evaluator<Helm, Order, CrewWeights> = {
  id: 'crew-firing',
  mixed: { of: 'orders', within: ({ mixedOrders }) => mixedOrders },
  grain: 40,
  rules: [
    veto({
      id: 'hits-us',
      see: (helm: Helm, order: Order) => {
        const at = blastAt(order);
        const damage = at === undefined ? 0 : blastDamage(helm.chart, at, helm.boat.at);
        return at !== undefined && damage > 0 && !winsNow(helm, at, damage) ? { cell: at, damage } : undefined;
      },
    }),
    score({
      id: 'expected-damage',
      unit: 'hull/100',
      band: [0, 200],
      see: ({ chart, them, enemyHull }: Helm, order: Order) => {
        const at = blastAt(order);
        return at === undefined ? undefined : { cell: at, damage: expectedDamage(chart, them(), at, enemyHull) };
      },
      worth: ({ damage }, w: CrewWeights) => w.shot * damage,
    }),
    score({
      id: 'may-sink-them',
      unit: 'hull/100',
      band: [0, 300],
      see: ({ chart, them, enemyHull }: Helm, order: Order) => {
        const at = blastAt(order);
        const odds = at === undefined ? 0 : oddsToSink(chart, them(), at, enemyHull);
        return odds > 0 ? { odds } : undefined;
      },
      worth: ({ odds }, w: CrewWeights) => w.sinks * odds,
    }),
    score({
      id: 'hits-us-too',
      unit: 'hull/100',
      band: [-200, 0],
      see: ({ chart, boat }: Helm, order: Order) => {
        const at = blastAt(order);
        const damage = at === undefined ? 0 : blastDamage(chart, at, boat.at);
        return damage > 0 ? { damage } : undefined;
      },
      worth: ({ damage }, w: CrewWeights) => (-w.shot * damage) / 2,
    }),
    score({
      id: 'running-late',
      unit: 'hull/100',
      band: [0, 100],
      see: ({ view, rules }: Helm, order: Order) => {
        const late = lateness(view);
        return blastAt(order) !== undefined && late > 0
          ? { turn: view.turn + 1, limit: rules.setup.turnLimit, late }
          : undefined;
      },
      worth: ({ late }, w: CrewWeights) => w.late * late,
    }),
    score({
      id: 'shot-tells-them',
      unit: 'hull/100',
      band: [-100, 0],
      see: ({ us, side }: Helm, order: Order) => {
        if (order.type !== 'torpedo') return undefined;
        const bits = bitsBetween(spread(us()), afterHearing(us(), { type: 'torpedo-fired', side, at: order.at }));
        return bits < 0 ? { bits } : undefined;
      },
      worth: ({ bits }, w: CrewWeights) => w.tells * bits,
    }),
    score({
      id: 'lies-in-wait',
      unit: 'hull/100',
      band: [0, 150],
      see: ({ chart, them, boat }: Helm, order: Order) => {
        if (order.type !== 'drop-mine') return undefined;
        const apart = boat.mines.every((mine) => blastDamage(chart, order.at, mine) === 0);
        const odds = apart ? massWithin(chart, them(), order.at, 5) : 0;
        return odds > 0.1 ? { cell: order.at, odds } : undefined;
      },
      worth: ({ odds }, w: CrewWeights) => w.trap * odds,
    }),
    score({
      id: 'narrows-them',
      unit: 'hull/100',
      band: [0, 150],
      see: ({ chart, them }: Helm, order: Order) => {
        if (order.type === 'drone') return { bits: droneBits(chart, them(), order.sector), sector: order.sector };
        return order.type === 'sonar' ? { bits: sonarBits(chart, them()), mayLie: true } : undefined;
      },
      worth: ({ bits, mayLie = false }, w: CrewWeights) => w.bit * (mayLie ? bits / 2 : bits),
    }),
    score({
      id: 'operator-recommends',
      unit: 'hull/100',
      band: [0, 50],
      see: ({ belief }: Helm, order: Order) => {
        const { report } = belief.crew;
        const wish = report?.turn === belief.turn ? report.message.recommend : undefined;
        if (!wish || wish.system !== order.type) return undefined;
        if (order.type === 'drone') return order.sector === wish.sector ? { system: wish.system } : undefined;
        if (order.type === 'torpedo') return order.at === wish.at ? { system: wish.system } : undefined;
        return { system: wish.system };
      },
      worth: (_, w: CrewWeights) => w.recommended,
    }),
    score({
      id: 'spends',
      unit: 'hull/100',
      band: [-200, 0],
      see: ({ rules }: Helm, { type }: Order) => {
        const system = SPENDS[type];
        if (!system) return undefined;
        return system === 'sonar' || system === 'drone'
          ? { system, charges: rules.ruleset.charges[system] }
          : { system };
      },
      worth: ({ system, charges = USUAL }, w: CrewWeights) => -w[system] * (charges / USUAL),
    }),
  ],
};

const USUAL = 6; // charges that the sensor weights assume

/** The price of using a sensor, in proportion to the charges that it needs. */
export const sensorPrice = (system: 'sonar' | 'drone', charges: number, w: CrewWeights): number =>
  w[system] * (charges / USUAL);

const SPENDS: Readonly<Record<Order['type'], 'torpedo' | 'mine' | 'sonar' | 'drone' | 'detonation' | undefined>> = {
  torpedo: 'torpedo',
  'drop-mine': 'mine',
  sonar: 'sonar',
  drone: 'drone',
  detonate: 'detonation',
  'end-turn': undefined,
  hold: undefined,
};
