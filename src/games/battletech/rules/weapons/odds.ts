import { sumOdds } from '../../../../parts/odds/two-dice.ts';
import { clusterHits } from '../../data/cluster.ts';
import { MECH_HITS } from '../../data/hit-locations.ts';
import { isLeg } from '../../data/places.ts';
import type { Column } from '../../events.ts';
import type { Shot } from '../../plan.ts';
import type { State, UnitId } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { shelter } from '../buildings.ts';
import type { Threat } from '../damage/odds.ts';
import { rollOdds } from '../rolls.ts';
import { blowOf } from './effects.ts';
import { lineTo } from './line.ts';
import { clusterModifier, groupsOf, hurts, salvoOf } from './salvo.ts';
import { type Shooting, shootingOf } from './shooting.ts';
import { type Plan, posed, toHitNumber } from './to-hit.ts';

/** A distribution: the probability of each number, by index. Adds up to 1. */
type Odds = readonly number[];

interface Cluster {
  readonly odds: Odds;
  readonly mean: number;
}
const CLUSTERS = new Map<number, Cluster>();

/** The mean of a distribution. */
export const meanOf = (odds: Odds): number => odds.reduce((all, share, number) => all + share * number, 0);

function cluster(size: number, modifier: number, sides: number): Cluster {
  const key = (size * 100 + modifier) * 100 + sides;
  const known = CLUSTERS.get(key);
  if (known) return known;
  const odds: number[] = Array.from({ length: size + 1 }, () => 0);
  for (const [sum, share] of sumOdds(sides).entries()) {
    const hits = size === 1 ? 1 : clusterHits(size, sum + modifier);
    odds[hits] = (odds[hits] as number) + share;
  }
  const made = { odds, mean: meanOf(odds) };
  CLUSTERS.set(key, made);
  return made;
}

/** The number of hits of a salvo that hits. */
export const clusterOdds = (size: number, modifier = 0, sides = 6): Odds => cluster(size, modifier, sides).odds;
export const clusterMean = (size: number, modifier = 0, sides = 6): number => cluster(size, modifier, sides).mean;

/** The probability that a shot hits. */
export function hitOdds(state: State, attacker: UnitId, shot: Shot, plan?: Plan): number {
  return rollOdds(state, toHitNumber(state, attacker, shot, plan));
}

/** The share of hits on the legs of a 'Mech. */
export const legShare = (column: Column, sides: number): number =>
  MECH_HITS.full[column].reduce((all, place, row) => all + (isLeg(place) ? (sumOdds(sides)[row + 2] ?? 0) : 0), 0);

/** How much of a damage group gets through: walls absorb some, and partial cover may absorb all. */
interface Reaching {
  readonly walls: number; // points absorbed per group
  readonly hidden: number; // probability that a group hits the cover
}

/** The probability that an aimed shot hits the location aimed at. */
function aimOdds(state: State): number {
  const { aimed, dice } = state.rules.ruleset;
  return aimed === 'd6' ? (dice - 3) / dice : rollOdds(state, 6) - rollOdds(state, 9);
}

function reaching({ state, attacker, shot, target, foe, unit, wet }: Shooting): Reaching {
  if (!foe) return { walls: 0, hidden: 0 };
  const walls = shelter(state, target);
  const covered = !wet && !foe.crew && lineTo(state, attacker, shot.target).cover;
  if (!covered) return { walls, hidden: 0 };
  const legs = legShare(columnOf(state, target, unit.at), state.rules.ruleset.dice);
  if (shot.aim === undefined) return { walls, hidden: legs };
  const aimed = aimOdds(state);
  return { walls, hidden: (1 - aimed) * legs + (isLeg(shot.aim) ? aimed : 0) };
}

/** The sum of two independent distributions. */
function added(one: Odds, other: Odds): Odds {
  const sums: number[] = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, p] of one.entries())
    if (p > 0) for (const [b, q] of other.entries()) sums[a + b] = (sums[a + b] as number) + p * q;
  return sums;
}

/** One group: the points that pass the walls, or 0 if it hits the cover. */
function groupOdds(points: number, { walls, hidden }: Reaching): Odds {
  const left = Math.max(0, points - walls);
  if (left === 0) return [1];
  return Array.from({ length: left + 1 }, (_, number) => (number === left ? 1 - hidden : number === 0 ? hidden : 0));
}

/** Damage of a shot that hits. */
function pointOdds(shooting: Shooting): Odds {
  if (shooting.foe && !hurts(shooting)) return [1];
  const { state, attacker, shot } = shooting;
  const { size, each, group } = salvoOf(shooting);
  const reach = reaching(shooting);
  const modifier = size > 1 ? clusterModifier(state, attacker, shot.weapon) : 0;
  const odds: number[] = Array.from({ length: size * each + 1 }, () => 0);
  for (const [hits, share] of clusterOdds(size, modifier, state.rules.ruleset.dice).entries()) {
    if (share === 0) continue;
    const points = groupsOf(hits * each, group).reduce<Odds>((all, one) => added(all, groupOdds(one, reach)), [1]);
    for (const [number, p] of points.entries()) odds[number] = (odds[number] as number) + share * p;
  }
  return odds;
}

/** Damage of a shot, including misses. */
export function damageDistribution(before: State, attacker: UnitId, shot: Shot, plan: Plan = {}): Odds {
  const state = posed(before, attacker, shot, plan);
  const shooting = shootingOf(state, attacker, shot);
  const hits = hitOdds(before, attacker, shot, plan);
  if (!shooting || hits === 0) return [1];
  return pointOdds(shooting).map((share, points) => share * hits + (points === 0 ? 1 - hits : 0));
}

/** Average damage of a shot. */
export function expectedDamage(before: State, attacker: UnitId, shot: Shot, plan: Plan = {}): number {
  const hits = hitOdds(before, attacker, shot, plan);
  if (hits === 0) return 0;
  const shooting = shootingOf(posed(before, attacker, shot, plan), attacker, shot);
  return shooting ? hits * meanPoints(shooting) : 0;
}

/** The mean of `pointOdds`, without building the list when nothing is in the way. */
function meanPoints(shooting: Shooting): number {
  const { state, attacker, shot } = shooting;
  if (shooting.foe && !hurts(shooting)) return 0;
  const { walls, hidden } = reaching(shooting);
  if (walls > 0) return meanOf(pointOdds(shooting));
  const { size, each } = salvoOf(shooting);
  if (size === 1) return each * (1 - hidden);
  const mean = clusterMean(size, clusterModifier(state, attacker, shot.weapon), state.rules.ruleset.dice);
  return mean * each * (1 - hidden);
}

/** A shot as a threat for `damageOdds`, with the hit table and column that the resolver uses. */
export function threatOf(state: State, attacker: UnitId, shot: Shot): Threat {
  const shooting = shootingOf(state, attacker, shot);
  const chance = hitOdds(state, attacker, shot);
  if (!shooting || !hurts(shooting)) return { chance: 0, hits: [1], amount: 0, column: 'front', table: 'full' };
  const { size, each, group } = salvoOf(shooting);
  const { column, table, cover = false } = blowOf(shooting, undefined);
  return {
    chance,
    hits: clusterOdds(size, size > 1 ? clusterModifier(state, attacker, shot.weapon) : 0, state.rules.ruleset.dice),
    amount: each,
    group,
    walls: shooting.foe ? shelter(state, shooting.target) : 0,
    column,
    table,
    cover,
  };
}
