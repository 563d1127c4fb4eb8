import type { Rulesets } from '../../parts/schema/switches.ts';

/** The numbers and rules in which editions differ. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly engagementRange: number; // inches
  readonly barricadeRange: number; // the same across a barricade
  readonly cover: 'save' | 'skill'; // +1 to armour saves per model, or BS worse by 1 if the whole unit has cover
  readonly stealth: 'hit' | 'cover'; // -1 to hit, or counts as cover
  readonly plunging: { readonly from: number; readonly gives: 'ap' | 'skill' };
  readonly towering: number; // distance within which towering models have Plunging Fire; 0 = never
  readonly heavy: { readonly inches: number; readonly engaged: boolean }; // longest move; usable while engaged
  readonly indirect: {
    readonly modifier: number;
    readonly fails: number;
    readonly spotted: number;
    readonly reRolls: boolean;
  }; // unmodified rolls below `fails` never hit; `spotted` replaces it if stationary and a friend sees the target
  readonly hazardous: {
    readonly fails: number;
    readonly wounds: number;
    readonly big: number;
    readonly on: 'bearer' | 'unit';
  }; // a roll up to `fails` fails; `big` wounds for monsters and vehicles
  readonly devastating: 'spill' | 'one-model'; // whether a critical wound's excess damage carries over or is lost
  readonly fishing: 'any' | 'failed'; // re-rolls that may take all but criticals: of any die, or of failed ones too
  readonly lethal: 'always' | 'may'; // whether Lethal Hits can be declined
  readonly psychic: 'name' | 'ignores'; // only a keyword, or ignores penalties to the hit roll
  readonly saves: 'one-by-one' | 'lowest-first';
  readonly hidden: number; // hidden infantry is seen only within this many inches; 0 = no hiding
}

const TENTH: Ruleset = {
  id: '10e',
  title: 'Tenth edition',
  engagementRange: 1,
  barricadeRange: 2,
  cover: 'save',
  stealth: 'hit',
  plunging: { from: 6, gives: 'ap' },
  towering: 0,
  heavy: { inches: 0, engaged: true },
  indirect: { modifier: -1, fails: 4, spotted: 4, reRolls: true },
  hazardous: { fails: 1, wounds: 3, big: 3, on: 'bearer' },
  devastating: 'one-model',
  fishing: 'failed',
  lethal: 'always',
  psychic: 'name',
  saves: 'one-by-one',
  hidden: 0,
};

/** The eleventh edition: the differences that affect shooting. */
const ELEVENTH: Ruleset = {
  ...TENTH,
  id: '11e',
  title: 'Eleventh edition',
  engagementRange: 2,
  cover: 'skill',
  stealth: 'cover',
  plunging: { from: 3, gives: 'skill' },
  towering: 12,
  heavy: { inches: 3, engaged: false },
  indirect: { modifier: 0, fails: 6, spotted: 4, reRolls: false },
  hazardous: { fails: 2, wounds: 1, big: 3, on: 'unit' },
  lethal: 'may',
  psychic: 'ignores',
  saves: 'lowest-first',
  hidden: 15,
};

export const RULESETS = { '10e': TENTH, '11e': ELEVENTH } as const satisfies Readonly<Record<string, Ruleset>>;
export type RulesetName = keyof typeof RULESETS;

/** When you change or add a switch, put its old value into `version1`, for logs that do not record it. */
export const VERSIONS: Rulesets<Ruleset> = {
  today: RULESETS,
  version1: { '10e': { devastating: 'spill', fishing: 'any' }, '11e': { fishing: 'any' } },
};
