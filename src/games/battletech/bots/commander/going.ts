import { type Bearing, bearingOf } from '../../../../parts/hex/bearing.ts';
import { distance, type Facing } from '../../../../parts/hex/hex.ts';
import { type Belief, quietTurns, start } from '../../belief.ts';
import type { CommandOf } from '../../commands.ts';
import { asks } from '../../rules/movement/hazards.ts';
import type { Reach } from '../../rules/movement/reach.ts';
import { pilotingTally } from '../../rules/piloting.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { alive } from '../../rules/status.ts';
import { type Charge, modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { aside } from '../gunnery/aside.ts';
import { foesOf } from '../gunnery/foes.ts';
import { type Place, willMove } from './places.ts';
import { powerOf } from './power.ts';
import { type Route, routeOf } from './route.ts';
import type { TeamPlan } from './team.ts';
import type { Mood } from './terms.ts';
import { healthOf } from './worth.ts';

/** A candidate move and its expected outcome. */
export interface Going {
  readonly unit: UnitId;
  readonly place: Place;
  readonly facing: Facing;
  readonly fixed: Outlook; // independent of enemy responses
  dealt: number;
  taken: number;
  strikes: number;
  struck: number;
  joint: number; // the part of `dealt` that hits the common target
  out: number; // odds that an enemy comes into sight
  readonly ram: Ram | null; // a charge or death from above at its end
  quick: number; // first estimate of its score
}

/** A charge or a death from above. */
export interface Ram extends Pick<Charge, 'kind' | 'target'> {
  readonly gain: number; // expected damage minus its cost
}

interface Outlook {
  readonly risk: number; // of falling on the way
  readonly nearest: Bearing; // distance to the nearest enemy
  readonly beyond: number; // hexes by which the nearest enemy is out of good range
  readonly promise: number; // expected value of the range next turn
  readonly apart: number; // hexes to the nearest ally beyond support range
  readonly march: number; // turns of movement to a firing position, if the unit heads for one
  readonly weak: number; // share of armour and structure it lacks compared with its side
}

/** Facts about the unit that are the same for all its moves. */
export interface Lead extends Mood {
  readonly view: View;
  readonly unit: UnitId;
  readonly foes: readonly UnitId[];
  readonly friends: readonly UnitId[]; // other units of its side
  readonly steady: number; // odds of an unmodified piloting roll
  readonly rises: number; // odds of standing up
  readonly quiet: readonly number[]; // by unit: full turns without an attack between them
  readonly route: Route | undefined; // planned once nothing has happened for a turn
  readonly team: TeamPlan | undefined;
  readonly ready: number; // turns from a firing position at which it may wait for the initiative
}

const WORN = 0.45; // share of armour and structure left
const READY = 1; // turns from a firing position at which a unit that moves first may wait
const BORED = 8; // quiet turns after which it does not
const ARM = 4; // hexes within which allies support each other

export function leadOf(view: View, unit: UnitId, belief: Belief = start(view), team?: TeamPlan): Lead {
  const { side } = modelOf(view, unit);
  const foes = foesOf(view, unit);
  const friends = view.units.flatMap((other, id) =>
    id !== unit && alive(other) && modelOf(view, id).side === side ? [id] : [],
  );
  const foesHealth = Math.max(0, ...foes.map((foe) => healthOf(view, foe)));
  const own = healthOf(view, unit);
  const balance = pilotingTally(view, unit).total;
  const quiet = view.units.map((_, id) => quietTurns(belief, unit, id));
  const idle = foes.length > 0 ? Math.min(...foes.map((foe) => quiet[foe] as number)) : 0;
  const route = idle > 0 ? routeOf(view, unit, foes) : undefined;
  return {
    view,
    unit,
    foes,
    friends,
    steady: rollOdds(view, balance),
    rises: rollOdds(view, balance + view.rules.ruleset.standUp.modifier),
    crippled: own < WORN && own < foesHealth - 0.15,
    quiet,
    idle,
    route,
    goal: route?.goal ?? null,
    team,
    ready: foes.some((foe) => willMove(view, foe)) ? READY * Math.max(0, 1 - idle / BORED) : 0,
  };
}

/** Facts about a place that do not depend on enemy responses. */
export function outlookOf(lead: Lead, { stand, ends, entries }: Place): Outlook {
  const { view, unit, foes, friends, crippled, route, ready, team } = lead;
  const { map } = view.rules;
  const entry = entries.find((one) => one >= 0) ?? -1;
  const own = powerOf(view, unit);
  let near = Number.POSITIVE_INFINITY;
  let nearest: Bearing = 0;
  let promise = 0;
  for (const foe of foes) {
    const far = distance(map, stand.hex, unitOf(view, foe).at);
    if (far < near) nearest = bearingOf(map, stand.hex, unitOf(view, foe).at);
    near = Math.min(near, far);
    promise = Math.max(promise, (own.at[far] ?? 0) - 0.7 * (powerOf(view, foe).at[far] ?? 0));
  }
  let apart = friends.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const friend of friends) apart = Math.min(apart, distance(map, stand.hex, unitOf(view, friend).at));
  return {
    risk: ends && entry >= 0 ? riskOf(lead, ends, entry) : 0,
    nearest,
    beyond: crippled || !Number.isFinite(near) ? 0 : Math.max(0, near - own.range), // a crippled unit need not close in
    promise,
    apart: Math.max(0, apart - ARM),
    weak: team?.weakness[unit] ?? 0,
    march: route && !crippled ? Math.max(0, route.turnsFrom(stand.hex, stand.level) - ready) : 0,
  };
}

/** How far the front is turned from the nearest enemy. */
export const turnedFrom = ({ fixed, facing }: Going): number => aside(fixed.nearest, facing);

/** The odds that a roll on the way fails. */
function riskOf({ steady, rises }: Lead, { rolls, kinds }: Reach, entry: number): number {
  const many = rolls[entry] as number;
  if (many === 0) return 0;
  const up = asks(kinds[entry] as number, 'stand-up');
  return 1 - (up ? rises : steady) * steady ** (many - 1);
}

export function moveOf(view: View, { unit, place, facing, ram }: Going): CommandOf<'move'> {
  const { ends, entries, steps } = place;
  if (steps) return { type: 'move', unit, mode: place.stand.mode, steps: [...steps] };
  const entry = entries[facing] ?? -1;
  if (!ends || entry < 0) {
    const mode = view.moving === unit ? unitOf(view, unit).went.mode : 'still';
    return { type: 'move', unit, mode, steps: [] };
  }
  const plain = { type: 'move', unit, mode: ends.mode, steps: [...ends.steps(entry)] } as const;
  return ram ? { ...plain, attack: { kind: ram.kind, target: ram.target } } : plain;
}
