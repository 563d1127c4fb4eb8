import { type Facing, type Hex, opposite } from '../../../../parts/hex/hex.ts';
import { stepMp } from '../../rules/movement/cost.ts';
import { type Field, type Footing, fieldOf, footingAcross, footingOf } from '../../rules/movement/field.ts';
import { type Gait, gaitOf } from '../../rules/movement/gait.ts';
import { jumpMp, runMp, walkMp } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { type Post, postsOf } from './posts.ts';

/** The way to a firing position over several turns, from every place. */
export interface Route {
  readonly goal: Hex; // the firing position for which the unit heads
  /** Turns of movement from a place to the best firing position for it. */
  readonly turnsFrom: (at: Hex, level: number) => number;
}

const MP = 100; // price of a movement point
const EXPOSED = 6; // price of a hex for each point that enemies could deal there
const BETTER = 2; // turns that a unit walks on for a firing position that is better by what the best one gains
const LEAST = 5; // points
const NOWHERE = 0x3fffffff;

/**
 * The cheapest ways from everywhere to a firing position: MP, plus the danger of every hex on the way, plus what the
 * position falls short of the best one. Every part of a cheapest way is itself one, so a unit that walks it and plans
 * again stays on it until an enemy moves. Undefined if there is no such position or no way to one.
 */
export function routeOf(view: View, unit: UnitId, foes: readonly UnitId[]): Route | undefined {
  const field = fieldOf(view);
  const mp = Math.max(walkMp(view, unit), runMp(view, unit), jumpMp(view, unit));
  if (mp === 0) return undefined;
  const posts = postsOf(view, field, unit, foes);
  const ways = new Ways(field, gaitOf(view, unit, 'walk'), posts);
  const best = posts.reduce((most, { fires, gain }) => (fires ? Math.max(most, gain) : most), Number.NEGATIVE_INFINITY);
  const perPoint = (BETTER * MP * mp) / Math.max(LEAST, Math.abs(best));
  for (const [footing, { fires, gain }] of posts.entries())
    if (fires) ways.offer(footing, Math.round(perPoint * (best - gain)), footing);
  ways.spread();
  const goal = ways.goals[footingOf(field, unitOf(view, unit))] as Footing;
  if (goal < 0) return undefined;
  return {
    goal: field.hexOf[goal] as Hex,
    turnsFrom: (at, level) => Math.min(FAR, (ways.prices[footingOf(field, { at, level })] as number) / (MP * mp)),
  };
}

const FAR = 20; // turns

/** Cheapest ways backwards from the goals (Dijkstra), since every place has to be compared. */
class Ways {
  readonly prices: Int32Array;
  readonly goals: Int16Array;
  private readonly open: number[][] = []; // footings and their goals, by price
  private readonly field: Field;
  private readonly gait: Gait;
  private readonly posts: readonly Post[];

  constructor(field: Field, gait: Gait, posts: readonly Post[]) {
    this.field = field;
    this.gait = gait;
    this.posts = posts;
    this.prices = new Int32Array(field.footings).fill(NOWHERE);
    this.goals = new Int16Array(field.footings).fill(-1);
  }

  offer(footing: Footing, price: number, goal: Footing): void {
    if (price >= (this.prices[footing] as number)) return;
    this.prices[footing] = price;
    this.goals[footing] = goal;
    const bucket = this.open[price];
    if (bucket) bucket.push(footing);
    else this.open[price] = [footing];
  }

  spread(): void {
    for (let price = 0; price < this.open.length; price++)
      for (const footing of this.open[price] ?? []) if (this.prices[footing] === price) this.widen(footing, price);
  }

  /** Offers a footing's price to those from which one step leads to it. */
  private widen(to: Footing, price: number): void {
    const { field, gait, posts } = this;
    const goal = this.goals[to] as Footing;
    const hex = field.hexOf[to] as Hex;
    for (let side = 0; side < 6; side++) {
      const near = field.near[hex * 6 + side] as number;
      if (near < 0) continue;
      for (const from of [near, field.aboveOf[near] as Footing]) {
        const ahead = opposite(side as Facing);
        if (from < 0 || footingAcross(field, field.levelOf[from] as number, hex, side as Facing) !== to) continue;
        const mp = stepMp(field, gait, from, ahead, to, false);
        if (mp < 0) continue;
        this.offer(from, price + MP * mp + Math.round(EXPOSED * (posts[to]?.danger ?? 0)), goal);
      }
    }
  }
}
