import type { Fact } from '../../kernel/fact.ts';
import type { Tally } from '../../kernel/tally.ts';
import type { Amount } from '../../parts/odds/amount.ts';

export type ReRoll = 'none' | 'ones' | 'failed' | 'all-but-critical';

/** One die roll against a target number. */
export interface Test {
  readonly needs: number; // die plus `modifier`: 3 for 3+
  readonly modifier: number; // net, already capped
  readonly reRoll: ReRoll; // before modifiers; a die is re-rolled at most once
  readonly critical: number; // unmodified rolls from this are critical; default: 6
  readonly criticalPasses: boolean; // for wounds a critical always passes, for hits it must pass first; a 6 always passes
  readonly fails: number; // unmodified rolls below this always fail; default: 2
  readonly final?: true; // its dice cannot be re-rolled at all, not even by a Command Re-roll
}

/**
 * Everything that one volley's dice depend on, after every modifier: the resolver rolls it, the odds are computed from
 * it, the page shows its receipts. Made only by rules/terms.ts.
 */
export interface Terms {
  readonly weapons: number; // how many fire
  readonly attacks: Amount; // of each
  readonly hit: Test | null; // null = automatic hits
  readonly lethal: boolean; // critical hits wound automatically, and not critically
  readonly sustained: Amount | null; // extra hits per critical hit
  readonly wound: Test;
  readonly devastating: boolean; // critical wounds become mortal wounds, dealt last
  readonly damage: Amount; // as printed
  readonly damagePlus: number; // added after halving; the result is at least 1 unless 0 is printed
  readonly precision: boolean;
  readonly hazardous: boolean;
  readonly receipts: {
    readonly attacks: Tally; // added to the printed number
    readonly skill: Tally; // lines add up to what the hit roll needs; empty if nothing is rolled
    readonly hit: Tally; // lines add up to the net modifier before the cap
    readonly wound: Tally;
    readonly ap: Tally;
    readonly damage: Tally;
    readonly notes: readonly Fact[]; // changes that are not numbers, with their causes: re-rolls, criticals, Lethal Hits ...
  };
}

/** One model of the target as this volley meets it. */
export interface Mark {
  readonly model: number;
  readonly wounds: number; // left
  readonly save: number; // the unmodified die that saves, from 2; 7 = no save
  readonly by: 'armour' | 'invulnerable' | 'none';
  readonly feelNoPain: number; // 7 = none
  readonly halved: boolean; // damage, rounded up, before reductions
  readonly less: number; // subtracted from the damage, which is at least 1 unless 0 is printed
  readonly receipt: Tally; // of the save: lines add up to what the die needs
}
