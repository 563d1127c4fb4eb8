/** The numbers and readings in which editions differ. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly engagementRange: number; // inches
  readonly barricadeRange: number; // the same across a barricade
  readonly cover: 'save' | 'skill'; // +1 to armour saves by model, or BS worse by 1 where the whole unit has it
  readonly stealth: 'hit' | 'cover'; // -1 to hit, or counts as cover
  readonly plunging: { readonly from: number; readonly gives: 'ap' | 'skill' };
  readonly towering: number; // inches within which the towering plunge fire down; 0 = never
  readonly heavy: { readonly inches: number; readonly engaged: boolean }; // moved so far at most; whether it helps while engaged
  readonly indirect: {
    readonly modifier: number;
    readonly fails: number;
    readonly spotted: number;
    readonly reRolls: boolean;
  }; // unmodified below `fails` never hits; `spotted` where stationary with a friend who sees
  readonly hazardous: {
    readonly fails: number;
    readonly wounds: number;
    readonly big: number;
    readonly on: 'bearer' | 'unit';
  }; // up to `fails`; `big` for monsters and vehicles
  readonly devastating: 'spill' | 'one-model';
  readonly lethal: 'always' | 'may'; // whether Lethal Hits can be declined
  readonly psychic: 'name' | 'ignores'; // just a name, or ignores what worsens the hit roll
  readonly saves: 'one-by-one' | 'lowest-first';
  readonly hidden: number; // hidden infantry is seen within so many inches only; 0 = nobody hides
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
  devastating: 'spill',
  lethal: 'always',
  psychic: 'name',
  saves: 'one-by-one',
  hidden: 0,
};

/** The eleventh edition, as an overlay of the differences that touch shooting. */
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
  devastating: 'one-model',
  lethal: 'may',
  psychic: 'ignores',
  saves: 'lowest-first',
  hidden: 15,
};

export const RULESETS = { '10e': TENTH, '11e': ELEVENTH } as const satisfies Readonly<Record<string, Ruleset>>;
export type RulesetName = keyof typeof RULESETS;
