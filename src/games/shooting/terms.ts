import type { Fact } from '../../kernel/fact.ts';
import type { Tally } from '../../kernel/tally.ts';
import type { Amount } from '../../parts/odds/amount.ts';

export type ReRoll = 'none' | 'ones' | 'failed' | 'all-but-critical';

/** A roll of one die that must show enough. */
export interface Test {
  readonly needs: number; // on the die after `modifier`: 3 of 3+
  readonly modifier: number; // net, already capped
  readonly reRoll: ReRoll; // before modifiers; a die is rolled again once
  readonly critical: number; // unmodified, so much and more is critical: 6 unless an ability says less
  readonly criticalPasses: boolean; // a critical always passes (wounds), or is one only if it passes (hits); a 6 always passes
  readonly fails: number; // unmodified, less than this never passes: 2 unless an ability says more
  readonly final?: true; // nothing lets a die of it be rolled again, a Command Re-roll neither
}

/**
 * All that one volley's dice depend on, after every modifier: the umpire rolls this, the calculator works out its odds,
 * the page shows its receipts. One place makes it: rules/terms.ts.
 */
export interface Terms {
  readonly weapons: number; // how many fire
  readonly attacks: Amount; // of each
  readonly hit: Test | null; // null = hits without a roll
  readonly lethal: boolean; // critical hits wound without a roll, and not critically
  readonly sustained: Amount | null; // further hits of a critical one
  readonly wound: Test;
  readonly devastating: boolean; // critical wounds become mortal wounds, dealt last
  readonly damage: Amount; // as printed
  readonly damagePlus: number; // added after halving; what is dealt is 1 at least, unless 0 is printed
  readonly precision: boolean;
  readonly hazardous: boolean;
  readonly receipts: {
    readonly attacks: Tally; // beside the printed number
    readonly skill: Tally; // lines add up to what the hit roll needs; empty where nothing is rolled
    readonly hit: Tally; // lines add up to the net modifier before the cap
    readonly wound: Tally;
    readonly ap: Tally;
    readonly damage: Tally;
    readonly notes: readonly Fact[]; // what is no number, each with its cause: re-rolls, criticals, Lethal Hits ...
  };
}

/** One model of the target, as this volley meets it. */
export interface Mark {
  readonly model: number;
  readonly wounds: number; // left
  readonly save: number; // unmodified die that saves, from 2; 7 = no save
  readonly by: 'armour' | 'invulnerable' | 'none';
  readonly feelNoPain: number; // 7 = none
  readonly halved: boolean; // damage, rounded up, before what is taken off
  readonly less: number; // taken off the damage, which stays 1 at least unless 0 is printed
  readonly receipt: Tally; // of the save: lines add up to what the die must show
}
