import type { Event } from '../events.ts';
import type { Par } from '../scenario.ts';
import { type BySide, otherSide } from '../sides.ts';
import type { Rules, Setup } from '../state.ts';
import { luckOf } from './luck.ts';
import { leaderOf } from './par.ts';

/** One match of a bot against itself. */
export interface SelfPlayed {
  readonly points: BySide<number>;
  readonly luck: number; // of the attacker minus the defender's, in points
}

const STEPS = 20; // intervals of the stored luck table

/** The result of a finished match, from its events. */
export function selfPlayed(rules: Rules, events: readonly Event[]): SelfPlayed {
  const luck = luckOf(rules, events);
  return { points: pointsIn(events), luck: luck.attacker - luck.defender };
}

/** The points that each side has destroyed. */
export function pointsIn(events: readonly Event[]): BySide<number> {
  const points = { attacker: 0, defender: 0 };
  for (const event of events) if (event.type === 'model-destroyed') points[otherSide(event.side)] += event.points;
  return points;
}

/**
 * Par from matches of a bot against itself. The two pars add up to the average of all points, and differ by the
 * median of the difference, so that each side wins half of the matches.
 */
export function parOf(
  results: readonly SelfPlayed[],
  { ruleset, devastating }: Pick<Setup, 'ruleset' | 'devastating'>,
): Par {
  const games = Math.max(1, results.length);
  const total = results.reduce((sum, { points }) => sum + points.attacker + points.defender, 0) / games;
  const lead = evenLead(results.map(leadOf));
  const defender = Math.max(0, Math.ceil(-lead), Math.round((total - lead) / 2));
  return { attacker: defender + lead, defender, games, ruleset, devastating, luck: luckTable(results) };
}

const leadOf = ({ points }: SelfPlayed): number => points.attacker - points.defender;

/** The median lead: about as many results are above as below. If several qualify, the one with the fewest draws. */
function evenLead(leads: readonly number[]): number {
  const [low, high] = [Math.min(...leads, 0), Math.max(...leads, 0)];
  let best = { lead: 0, gap: Number.POSITIVE_INFINITY, draws: 0 };
  for (let lead = low; lead <= high; lead += 0.5) {
    const [above, below] = [leads.filter((one) => one > lead).length, leads.filter((one) => one < lead).length];
    const found = { lead, gap: Math.abs(above - below), draws: leads.length - above - below };
    if (found.gap < best.gap || (found.gap === best.gap && found.draws < best.draws)) best = found;
  }
  return best.lead;
}

function luckTable(results: readonly SelfPlayed[]): readonly number[] {
  const sorted = results.map(({ luck }) => luck).sort((a, b) => a - b);
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const value = sorted[Math.round((k * (sorted.length - 1)) / STEPS)] ?? 0;
    return Math.round(value * 10) / 10;
  });
}

/** How many matches each side wins with this par; null: by points. */
export function balanceOf(
  results: readonly SelfPlayed[],
  par: BySide<number> | null,
): { readonly attacker: number; readonly defender: number; readonly draws: number } {
  const found = { attacker: 0, defender: 0, draws: 0 };
  for (const { points } of results) found[leaderOf(points, par ?? undefined) ?? 'draws']++;
  return found;
}

/** The share of matches between equal bots in which the attacker was less lucky: 0.01 to 0.99. */
export function luckShare({ luck: table }: Pick<Par, 'luck'>, luck: number): number {
  const last = table.length - 1;
  const below = table.filter((value) => value < luck).length;
  const equal = table.filter((value) => value === luck).length;
  if (equal > 0) return bounded((below + (equal - 1) / 2) / last);
  if (below === 0 || below > last) return bounded(below / (last + 1));
  const [from, to] = [table[below - 1] as number, table[below] as number];
  return bounded((below - 1 + (luck - from) / (to - from)) / last);
}

const bounded = (share: number): number => Math.min(0.99, Math.max(0.01, share));
