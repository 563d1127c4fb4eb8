import { type Bearing, bearingOf } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { arcAt } from '../../rules/arcs.ts';
import type { UnitId, View } from '../../view.ts';
import { lookBits } from '../gunnery/looks.ts';
import { kickFrom } from './kick.ts';
import type { Place } from './places.ts';
import { bestOf, coolness, fillVolley } from './volley.ts';
import { worthOf } from './worth.ts';

/** The damage two units do to each other in a turn, weighted by its cost to the target. */
export interface Exchange {
  dealt: number;
  taken: number;
  strikes: number; // by kicks
  struck: number;
}

export const noExchange = (): Exchange => ({ dealt: 0, taken: 0, strikes: 0, struck: 0 });

/** Assumptions: heat the guns of each may add beyond the sinks, and how much the enemy cares about damage it takes. */
interface Temper {
  readonly warm: number;
  readonly foeWarm: number;
  readonly spite: number;
  readonly breach: number; // value of a point of damage to the building that shelters a target
}

/** A unit and an enemy at fixed places: their fire is computed once and then looked up for every facing. */
export class Duel {
  private readonly view: View;
  private readonly temper: Temper;
  private readonly mine = new Float64Array(6);
  private readonly theirs = new Float64Array(6);
  private readonly foesFire = new Float64Array(6); // by possible facing of the enemy
  private readonly foesWorth = new Float64Array(6); // value of a point on it
  private readonly foesStrike = new Float64Array(6);
  private turns = 0; // number of possible facings of the enemy
  private own: UnitId = 0;
  private at: Place | undefined;
  private there = 0;
  private back = 0;
  private kick = 0; // value of a kick by a unit facing the other
  private foesKick = 0;
  private reach = false; // whether they can damage each other at all

  constructor(view: View, temper: Temper) {
    this.view = view;
    this.temper = temper;
  }

  between(own: UnitId, at: Place, foe: UnitId, to: Place): void {
    const { view } = this;
    const { warm, foeWarm, breach } = this.temper;
    const { map } = view.rules;
    this.own = own;
    this.at = at;
    this.there = bearingOf(map, at.stand.hex, to.stand.hex);
    this.back = bearingOf(map, to.stand.hex, at.stand.hex);
    const aim = { shooter: own, from: at.stand, foe, to: to.stand };
    const answer = { shooter: foe, from: to.stand, foe: own, to: at.stand };
    const hits = fillVolley(view, aim, this.there, coolness(view, own) - at.heat + warm, this.mine, breach);
    const hurts = fillVolley(view, answer, this.back, coolness(view, foe) - to.heat + foeWarm, this.theirs, breach);
    this.kick = kickFrom(view, own, at.stand, foe, to.stand);
    this.foesKick = kickFrom(view, foe, to.stand, own, at.stand);
    this.reach = hits || hurts || this.kick > 0 || this.foesKick > 0;
    if (this.reach) this.fillFoe(foe, to);
  }

  /** What does not depend on the unit's own facing, for every facing of the enemy. */
  private fillFoe(foe: UnitId, { stand, facings }: Place): void {
    const { view, back } = this;
    const worth = worthOf(view, foe);
    const looks = lookBits(view, foe, stand.prone);
    this.turns = 0;
    for (let turn = 0; turn < 6; turn++) {
      if (!(facings & (1 << turn))) continue;
      const i = this.turns++;
      this.foesFire[i] = bestOf(this.theirs, looks[turn] as number);
      this.foesWorth[i] = worth[(back - 4 * turn + 24) % 24] as number;
      this.foesStrike[i] = isAhead(back, turn as Facing) ? this.foesKick : 0;
    }
  }

  /** The exchange for one facing of the unit, with the enemy's best facing. False = no exchange. */
  facing(facing: Facing, out: Exchange): boolean {
    const { view, own, at, there, foesFire, foesWorth, foesStrike } = this;
    out.dealt = out.taken = out.strikes = out.struck = 0;
    if (!at || !this.reach) return false;
    const strikes = isAhead(there, facing) ? this.kick : 0;
    const fire = bestOf(this.mine, lookBits(view, own, at.stand.prone)[facing] as number);
    const onMe = worthOf(view, own)[(there - 4 * facing + 24) % 24] as number;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.turns; i++) {
      const taken = onMe * (foesFire[i] as number);
      const dealt = fire * (foesWorth[i] as number);
      const struck = foesStrike[i] as number;
      const good = taken + struck - this.temper.spite * dealt;
      if (good <= best) continue;
      best = good;
      out.dealt = dealt;
      out.taken = taken;
      out.struck = struck;
    }
    out.strikes = strikes;
    return true;
  }

  /** How much the enemy likes an exchange. */
  likes({ dealt, taken, strikes, struck }: Exchange): number {
    return taken + struck - this.temper.spite * (dealt + strikes);
  }
}

const isAhead = (bearing: Bearing, facing: Facing): boolean => arcAt((bearing - 4 * facing + 24) % 24) === 'front';
