import type { Fact } from '../../kernel/fact.ts';
import type { Tally } from '../../kernel/tally.ts';
import type { Amount } from '../../parts/odds/amount.ts';

export type ReRoll = 'none' | 'ones' | 'failed' | 'all-but-critical';

/** The rolls of an attacking unit of which one die can be re-rolled, once in all its attacks. */
export const SINGLE_ROLLS = ['hit', 'wound', 'damage'] as const;
export type SingleRoll = (typeof SINGLE_ROLLS)[number];

/** One die roll against a target number. */
export interface Test {
  readonly needs: number; // what die plus `modifier` must reach: 3 for 3+
  readonly modifier: number; // net, already capped
  readonly reRoll: ReRoll; // at most once, before modifiers apply
  readonly critical: number; // unmodified rolls from this are critical; default: 6
  readonly criticalPasses: boolean; // true for wounds; a critical hit must pass first. A 6 always passes
  readonly fails: number; // unmodified rolls below this always fail; default: 2
  readonly final?: true; // its dice cannot be re-rolled at all, not even by a Command Re-roll
}

/**
 * Everything one volley's dice depend on, with all modifiers applied. Shared by the resolver, the odds and the page's
 * receipts; made only by rules/terms.ts.
 */
export interface Terms {
  readonly weapons: number; // number of weapons that fire
  readonly attacks: Amount; // per weapon
  readonly attacksReRoll?: true; // results below the average are re-rolled, per weapon
  readonly hit: Test | null; // null = automatic hits
  readonly lethal: boolean; // critical hits wound automatically, and not critically
  readonly sustained: Amount | null; // extra hits per critical hit
  readonly strength: number;
  readonly wound: Test;
  readonly devastating: boolean; // critical wounds become mortal wounds, dealt last
  readonly damage: Amount; // as printed
  readonly damageLeast?: number; // lower rolls count as this
  readonly damageReRoll?: true; // results that cost the model fewer wounds than the average are re-rolled
  readonly damagePlus: number; // added after halving; the result is at least 1 unless 0 is printed
  readonly one?: readonly SingleRoll[]; // rolls of which the unit can re-roll a single die: the first that is bad
  readonly kinds?: true; // wounds of critical hits or critical wounds have another AP or damage
  readonly criticalDamage?: number; // added to the damage of critical wounds
  readonly criticalMortals?: Readonly<Partial<Record<'hit' | 'wound', Amount>>>; // in addition, per critical
  readonly precision: boolean;
  readonly hazardous: boolean;
  readonly receipts: {
    readonly attacks: Tally; // added to the printed number
    readonly skill: Tally; // lines add up to what the hit roll needs; empty if nothing is rolled
    readonly hit: Tally; // lines add up to the net modifier before the cap
    readonly strength: Tally; // the printed value and its changes
    readonly wound: Tally;
    readonly ap: Tally;
    readonly damage: Tally;
    readonly notes: readonly Fact[]; // other changes with their causes: re-rolls, criticals, Lethal Hits ...
  };
}

/** How one model of the target defends against this volley. */
export interface Mark {
  readonly model: number;
  readonly wounds: number; // wounds left
  readonly save: number; // the unmodified die that saves, from 2; 7 = no save
  readonly by: 'armour' | 'invulnerable' | 'none';
  readonly saveReRoll?: 'ones' | 'failed';
  readonly oneSave?: true; // the unit can re-roll a single failed save: the first
  readonly savesByKind?: readonly number[]; // the save by kind of wound, if criticals improve the AP
  readonly feelNoPain: number; // 7 = none
  readonly mortalPain?: number; // against mortal wounds, if it differs
  readonly halved: boolean; // damage is halved, rounded up, before reductions
  readonly less: number; // subtracted from the damage, which is at least 1 unless 0 is printed
  readonly most?: number; // one attack never costs more wounds
  readonly receipt: Tally; // of the save: lines add up to what the die needs
}
