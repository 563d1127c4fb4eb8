import type { UnitId } from '../../view.ts';
import type { Expected } from './answers.ts';
import type { Exchange } from './exchange.ts';
import type { Going, Lead } from './going.ts';
import { quickScore } from './move.rules.ts';
import type { CommanderWeights } from './weights.ts';
import { healthOf } from './worth.ts';

/** Adds one enemy's exchange to the totals of a move. */
export class Sums {
  private readonly lead: Lead;
  private readonly weights: CommanderWeights;
  private readonly share: number;
  private readonly focus: readonly number[];

  constructor(lead: Lead, weights: CommanderWeights) {
    this.lead = lead;
    this.weights = weights;
    this.share = lead.friends.length > 0 ? weights.share : 1;
    this.focus = lead.view.units.map((_, id) => 1 + weights.focus * (1 - healthOf(lead.view, id)));
  }

  clear(going: Going): void {
    going.dealt = going.taken = going.strikes = going.struck = going.out = 0;
    going.joint = 0;
  }

  /** A unit fires at one enemy but may be fired at by all of them; they have other targets too. */
  add(
    going: Going,
    foe: UnitId,
    { dealt, taken, strikes, struck, out = 1 }: Exchange & Partial<Pick<Expected, 'out'>>,
  ): void {
    going.out = Math.max(going.out, out);
    const wanted = dealt * (this.focus[foe] as number);
    const joint = foe === this.lead.team?.target ? wanted : 0;
    const { common } = this.weights;
    if (wanted + common * joint > going.dealt + common * going.joint) {
      going.dealt = wanted;
      going.joint = joint;
    }
    going.strikes = Math.max(going.strikes, strikes);
    going.taken += this.share * taken;
    going.struck += this.share * struck;
  }

  score(going: Going): void {
    going.quick = quickScore(going, this.lead, this.weights);
  }
}
