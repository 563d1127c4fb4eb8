import { FACINGS, type Facing } from '../../../../parts/hex/hex.ts';
import { targetMoved } from '../../rules/attack-modifiers.ts';
import type { Reach } from '../../rules/movement/reach.ts';
import { type Mode, type UnitId, unitOf } from '../../view.ts';
import { aside } from '../gunnery/aside.ts';
import { standOf } from '../gunnery/stand.ts';
import { type Offence, offencesAt } from './offence.ts';
import { type Spot, spotAt } from './spots.ts';
import { type Arms, bonusOf, columnOf, fillVolume, isBehind, type Survey } from './survey.ts';
import { SUMS, volumeAt } from './volume.ts';

/** The end of a move and its score; the steps are built only for the chosen one. */
export interface Position {
  readonly unit: UnitId;
  readonly mode: Mode;
  readonly ends: Reach | null; // null = stays in place
  readonly entry: number;
  readonly rises: boolean; // prone now, would stand up
  readonly needs: number; // number for a piloting roll on the way, 0 = none
  readonly danger: number; // the DefensiveIndex
  readonly threats: readonly number[]; // by enemy
  readonly fall: number; // the part of `danger` caused by falls on the way
  readonly offence: Offence; // the OffensiveIndex and its torso facing
  readonly behind: number; // enemies in the rear arc
  readonly hexes: number;
  readonly far: number; // hexes to the nearest enemy
  readonly turned: number; // how far its front is turned from that enemy
  readonly heat: number; // of the move
}

/** How a unit reaches a spot. */
interface Arrival {
  readonly mode: Mode;
  readonly ends: Reach | null;
  readonly entry: number;
  readonly facing: Facing;
  readonly hexes: number;
  readonly skidded: boolean;
}

/** The values of a spot for one way of moving: damage by enemy with the movement modifier, and offence by facing. */
interface Scored {
  readonly dangers: (Float64Array | undefined)[]; // by movement modifier
  readonly offences: readonly (Offence | undefined)[];
}

/** The number of each piloting roll of a move, and the cost of a fall. */
export interface Footwork {
  readonly needs: (ends: Reach, entry: number) => number;
  readonly fall: (needs: number, rolls: number) => number;
}

/** Scores ends one after another; what depends only on the spot is computed once. */
export class Scorer {
  private readonly survey: Survey;
  private readonly footwork: Footwork;
  private readonly spots = new Map<number, Spot>();

  constructor(survey: Survey, footwork: Footwork) {
    this.survey = survey;
    this.footwork = footwork;
  }

  /** Stays in place, or goes no further. */
  staying(): Position {
    const { view, unit } = this.survey;
    const { hex, level, facing, prone, mode, hexes, skidded } = standOf(view, unit);
    const spot = this.spotOf(hex, level, prone);
    const arrival: Arrival = { mode, ends: null, entry: -1, facing, hexes, skidded };
    return this.position(spot, arrival, { dangers: [], offences: this.offences(spot, arrival, [facing]) });
  }

  /** Every end of one mode; an end without steps is not a move. */
  addEnds(ends: Reach, positions: Position[]): void {
    const { at, facing, prone } = unitOf(this.survey.view, this.survey.unit);
    const scored = new Map<Spot, Scored>();
    for (let entry = 0; entry < ends.count; entry++) {
      const lies = ends.prone[entry] === 1;
      const hex = ends.hex[entry] as number;
      if (ends.mp[entry] === 0 && hex === at && ends.facing[entry] === facing && lies === prone) continue;
      const arrival: Arrival = {
        mode: ends.mode,
        ends,
        entry,
        facing: ends.facing[entry] as Facing,
        hexes: ends.hexes[entry] as number,
        skidded: false,
      };
      const spot = this.spotOf(hex, ends.level[entry] as number, lies);
      let known = scored.get(spot);
      if (!known) {
        known = { dangers: [], offences: this.offences(spot, arrival, FACINGS) };
        scored.set(spot, known);
      }
      positions.push(this.position(spot, arrival, known));
    }
  }

  private offences(spot: Spot, { mode, skidded }: Arrival, facings: readonly Facing[]): Scored['offences'] {
    return offencesAt(this.survey, spot, mode, skidded, facings);
  }

  private position(spot: Spot, arrival: Arrival, { dangers, offences }: Scored): Position {
    const { survey } = this;
    const { mode, ends, entry, facing, hexes, skidded } = arrival;
    const adds = targetMoved(hexes) + (mode === 'jump' ? 1 : 0) + (skidded ? 2 : 0);
    dangers[adds] ??= dangersAt(survey, spot, adds);
    const threats = threatsAt(survey, spot, dangers[adds], facing);
    const needs = ends ? this.footwork.needs(ends, entry) : 0;
    const fall = ends ? this.footwork.fall(needs, ends.rolls[entry] as number) : 0;
    let danger = fall;
    for (const threat of threats) danger += threat;
    let behind = 0;
    for (const bearing of spot.bearings) if (isBehind(bearing, facing)) behind++;
    return {
      unit: survey.unit,
      mode,
      ends,
      entry,
      rises: !spot.prone && unitOf(survey.view, survey.unit).prone,
      needs,
      danger,
      threats,
      fall,
      offence: offences[facing] as Offence,
      behind,
      hexes,
      far: spot.nearest,
      turned: aside(spot.bearing, facing),
      heat: ends ? (ends.heat[entry] as number) : 0,
    };
  }

  private spotOf(hex: number, level: number, prone: boolean): Spot {
    const { view, unit, foes } = this.survey;
    const key = (hex * 256 + level + 128) * 2 + (prone ? 1 : 0);
    let spot = this.spots.get(key);
    if (!spot) {
      spot = spotAt(view, unit, foes, hex, level, prone);
      this.spots.set(key, spot);
    }
    return spot;
  }
}

const sums = new Float64Array(SUMS);

/**
 * Average damage from each enemy at this spot, for any facing; `adds` is the target movement modifier.
 * Enemies keep their current torso facing, or use their best twist with `enemyTwist`.
 */
function dangersAt(survey: Survey, spot: Spot, adds: number): Float64Array {
  const { foes, theirs, odds, weights } = survey;
  const dangers = new Float64Array(foes.length);
  for (const [i, { stand, looks }] of foes.entries()) {
    const needs = spot.theirs[i];
    if (!needs) continue;
    fillVolume(theirs[i] as Arms, odds, needs, adds, null, sums, 0);
    const at = (look: Facing): number => volumeAt(sums, 0, spot.back[i] as number, look, stand.facing, stand.prone);
    dangers[i] = weights.enemyTwist === 0 ? at(looks[0]) : Math.max(...looks.map(at));
  }
  return dangers;
}

/** The same with the arc bonus of the side shown to each enemy. */
function threatsAt({ foes, weights, mech }: Survey, spot: Spot, dangers: Float64Array, facing: Facing): number[] {
  const threats: number[] = [];
  for (let i = 0; i < foes.length; i++) {
    const danger = dangers[i] as number;
    threats.push(danger === 0 ? 0 : danger * bonusOf(weights, columnOf(mech, spot.bearings[i] as number, facing)));
  }
  return threats;
}
