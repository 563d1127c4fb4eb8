import { type Bearing, bearingOf } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { packings } from '../../../../parts/knapsack/knapsack.ts';
import type { Column } from '../../events.ts';
import type { Shot } from '../../plan.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { type Fed, fed, mostOf, together } from '../gunnery/fitting.ts';
import { foesOf } from '../gunnery/foes.ts';
import { batteryOf, type Gun } from '../gunnery/guns.ts';
import { heatRoom } from '../gunnery/heat-room.ts';
import type { Looks } from '../gunnery/looks.ts';
import { fillNeeds, gunBears, oddsOf, oddsTable } from '../gunnery/needs.ts';
import { type Stand, standOf } from '../gunnery/stand.ts';
import { type Foe, foeOf } from './foes.ts';
import { bonusOf, columnOf, isAhead } from './survey.ts';
import type { TacticianWeights } from './weights.ts';

/** Average damage of a volley to one target. */
export interface Part {
  readonly target: UnitId;
  readonly points: number;
  readonly column: Column; // the side it hits
}

/** A torso facing with targets and weapons. */
export interface Volley {
  readonly unit: UnitId;
  readonly look: Facing;
  readonly turns: boolean; // the torso still has to turn there
  readonly parts: readonly Part[]; // the primary target first; empty = holds fire
  readonly shots: readonly Shot[];
}

/** An enemy that can be hit, from the attacker's view. */
interface Mark {
  readonly foe: Foe;
  readonly bearing: Bearing;
  readonly needs: Float64Array; // by gun, ignoring arcs
  readonly column: Column;
}

/** Every plan: holding fire; the best weapons for each torso facing and target; with split fire, pairs of targets. */
export function volleysOf(view: View, unit: UnitId, looks: Looks, weights: TacticianWeights): Volley[] {
  const gunnery = new Gunnery(view, unit, weights);
  const volleys: Volley[] = [{ unit, look: looks[0], turns: false, parts: [], shots: [] }];
  for (const look of looks) {
    const turns = look !== looks[0];
    if (turns && weights.twist === 0) continue;
    for (const primary of gunnery.marks) {
      const alone = gunnery.plan(look, primary, undefined);
      if (alone) volleys.push({ unit, look, turns, ...alone });
      if (weights.split === 0) continue;
      for (const other of gunnery.marks) {
        const both = other === primary ? undefined : gunnery.plan(look, primary, other);
        if (both) volleys.push({ unit, look, turns, ...both });
      }
    }
  }
  return volleys;
}

type Plan = Pick<Volley, 'parts' | 'shots'>;

/** Builds the fire plans of a unit in its current place. */
class Gunnery {
  readonly marks: readonly Mark[];
  private readonly view: View;
  private readonly unit: UnitId;
  private readonly weights: TacticianWeights;
  private readonly from: Stand;
  private readonly guns: readonly Gun[];
  private readonly odds: Float64Array;
  private readonly room: number;

  constructor(view: View, unit: UnitId, weights: TacticianWeights) {
    this.view = view;
    this.unit = unit;
    this.weights = weights;
    this.from = standOf(view, unit);
    this.guns = batteryOf(view, unit).guns;
    this.odds = oddsTable(view);
    this.room = heatRoom(view, unit, weights.hottest);
    this.marks = unitOf(view, unit).charge === null ? this.marksOf() : [];
  }

  /** All guns at one target, or each at the better of two; undefined if one of them would get no fire. */
  plan(look: Facing, primary: Mark, other: Mark | undefined): Plan | undefined {
    if (other && isAhead(other.bearing, look) && !isAhead(primary.bearing, look)) return undefined;
    const rounds = this.guns.flatMap((gun, i): Round[] => {
      const first = this.round(gun, i, look, primary, 0);
      const second = other && this.round(gun, i, look, other, this.secondary(look, other));
      const better = !first || (second && second.worth > first.worth) ? second : first;
      return better ? [better] : [];
    });
    const fired = this.best(fed(this.view, this.unit, rounds, worthOf));
    const parts = [primary, ...(other ? [other] : [])].map(({ foe, column }): Part => {
      const at = fired.filter(({ target }) => target === foe.id);
      return { target: foe.id, points: at.reduce((sum, { points }) => sum + points, 0), column };
    });
    if (parts.some(({ points }) => points === 0)) return undefined;
    return { parts, shots: fired.map(shotOf) };
  }

  /** The shots that heat allows. A prone 'Mech supports itself on one arm; the better arm fires. */
  private best(rounds: readonly Round[]): readonly Round[] {
    const sets = together(this.view, this.unit, rounds);
    return mostOf(
      sets.map((set) => loadOf(set, this.room)),
      worthOf,
    );
  }

  private round(gun: Gun, i: number, look: Facing, mark: Mark, adds: number): Round | undefined {
    const { foe, bearing, needs, column } = mark;
    const chance = oddsOf(this.odds, (needs[i] as number) + adds);
    if (chance === 0 || !gunBears(gun, bearing, look, this.from.facing)) return undefined;
    if (!worthAShot(gun, chance, this.weights)) return undefined;
    const points = chance * gun.points;
    return { gun, bin: gun.bin, target: foe.id, points, worth: points * bonusOf(this.weights, column) };
  }

  private secondary(look: Facing, { bearing }: Mark): number {
    return this.view.rules.ruleset.secondary[isAhead(bearing, look) ? 'front' : 'elsewhere'];
  }

  private marksOf(): readonly Mark[] {
    const { view, unit, from } = this;
    const { map } = view.rules;
    return foesOf(view, unit).flatMap((id): Mark[] => {
      const foe = foeOf(view, id);
      const needs = new Float64Array(this.guns.length);
      if (!fillNeeds(view, { shooter: unit, from, foe: id, to: foe.stand }, needs)) return [];
      const back = bearingOf(map, foe.stand.hex, from.hex);
      const column = columnOf(foe.mech, back, foe.stand.facing);
      return [{ foe, bearing: bearingOf(map, from.hex, foe.stand.hex), needs, column }];
    });
  }
}

const worthOf = ({ worth }: Round): number => worth;

const shotOf = ({ gun, bin, target }: Round): Shot => ({
  weapon: gun.mount,
  target: { unit: target },
  ...(bin !== undefined && { bin }),
});

/** A shot that could be declared. */
export interface Round extends Fed {
  readonly target: UnitId;
  readonly points: number; // average
  readonly worth: number; // the same with the arc bonus
}

/** Ammunition saving: with few shots left, only good odds are worth one. */
export const worthAShot = ({ shots }: Gun, odds: number, { saving }: TacticianWeights): boolean =>
  !Number.isFinite(shots) || odds >= saving / (shots + saving);

/** The most valuable shots within the heat limit. Guns without heat always fire. */
export function loadOf(rounds: readonly Round[], room: number): readonly Round[] {
  if (rounds.reduce((heat, { gun }) => heat + gun.heat, 0) <= room) return rounds;
  const items = rounds.map(({ gun, worth }) => ({ size: gun.heat, profit: worth }));
  return (packings(items, Math.max(0, room)).at(-1) ?? []).map((place) => rounds[place] as Round);
}
