import type { OddsQuestion } from '../../../ask/question.ts';
import { RULESETS, type Ruleset, type RulesetName, VERSIONS } from '../../../rulesets.ts';
import type { Piece } from '../../../scenario.ts';
import { STRATAGEMS, type Stratagem } from '../../../state.ts';
import { marines, type Situation, type Squad } from '../../../testing.ts';
import { MANUAL_MODIFIERS, type ManualModifier } from '../../../work.ts';
import { ALWAYS_ENTRIES } from '../../abilities/always.ts';
import { ABILITIES, entryOf } from '../../abilities/registry.ts';
import { WEAPON_ABILITIES } from '../../abilities/weapon.ts';

/** A case under construction, to which effects add. */
export interface Draft {
  readonly weapon: string[];
  readonly shooter: string[];
  readonly target: string[];
  readonly manual: ManualModifier[];
  rules: Partial<Ruleset>;
  gun?: string; // default: GUN
  ruleset?: RulesetName;
  stratagem?: Stratagem;
  fish?: true;
  lethal?: false;
}

/** Something that can change an attack: an ability, a stratagem, a ruleset switch or a choice made with the aim. */
export interface Effect {
  readonly id: string;
  readonly mustShow: boolean; // it must change the odds of at least one case
  add(draft: Draft): void;
}

/** Where the two units stand. Every effect is tried in all of these. */
export interface Place {
  readonly shooter?: Partial<Squad>;
  readonly target?: Partial<Squad>;
  readonly friends?: readonly Squad[];
  readonly more?: Partial<Situation>;
  readonly asked?: OddsQuestion['conditions']; // the same place as a question; omitted if no question can describe it
}

const ruins = (id: string, left: number, low: number, right: number, high: number): Piece => ({
  id,
  kind: 'ruins',
  corners: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
  height: 9,
});

const OPEN = { moved: 'stationary', half: true, far: true } as const;

export const PLACES = {
  open: { asked: OPEN },
  moved: { shooter: { moved: 2 }, asked: { ...OPEN, moved: 'normal', inches: 2 } },
  engaged: {
    shooter: { keywords: 'vehicle' },
    more: { engaged: [['marines', 'orks']] },
    asked: { ...OPEN, engaged: true, targetEngaged: true },
  },
  cover: { more: { terrain: [ruins('block', -2, 10, 12, 14)] }, asked: { ...OPEN, cover: true } },
  high: {
    shooter: { up: 6 },
    more: { terrain: [ruins('tower', -3, -3, 3, 3)] },
    asked: { ...OPEN, half: false, plunging: true },
  },
  // Only Indirect Fire can shoot here. A friend sees the target.
  behind: {
    more: { terrain: [ruins('wall', -20, 5, 20, 7)] },
    friends: [marines({ id: 'spotters', models: 1, at: [4, 20] })],
    asked: { ...OPEN, unseen: true, spotted: true },
  },
  // Mixed saves, a model that overkill can spill from, and a character to pick out.
  led: {
    target: { models: 1, W: 1, Sv: 6, with: [{ name: 'Boss', W: 3, Sv: 4, keywords: 'infantry, smoke' }] },
  },
} as const satisfies Readonly<Record<string, Place>>;
export type PlaceId = keyof typeof PLACES;

export const GUN = '24" A1 BS5+ S4 AP-1 D2';
const STRONG = '24" A1 BS5+ S6 AP-1 D2';
const RANDOM_ATTACKS = '24" AD3 BS6+ S2 AP-6 D2';
const RANDOM_DAMAGE = '24" A1 BS5+ S4 AP-1 DD3';

/** The place in which each rule that always applies changes the odds. A new rule does not compile without one. */
export const ALWAYS_SHOWN: Readonly<Record<keyof typeof ALWAYS_ENTRIES, PlaceId | null>> = {
  'benefit-of-cover': 'cover',
  'big-guns-never-tire': 'engaged',
  'plunging-fire': 'high',
  'fire-overwatch': null, // matches have no overwatch: only a question can ask for it
};

type Switch = Exclude<keyof Ruleset, 'id' | 'title'>;

/** Whether a ruleset switch changes the dice of an attack, or only who may fire at whom. */
const SWITCHES: Readonly<Record<Switch, 'dice' | 'targets' | 'choice'>> = {
  engagementRange: 'targets',
  barricadeRange: 'targets',
  cover: 'dice',
  stealth: 'dice',
  plunging: 'dice',
  towering: 'targets',
  heavy: 'dice',
  indirect: 'dice',
  hazardous: 'dice',
  devastating: 'dice',
  fishing: 'choice', // shows only with two other effects; terms.test.ts covers it
  lethal: 'targets', // only whether Lethal Hits may be declined
  psychic: 'dice',
  saves: 'dice',
  hidden: 'targets',
};

/** An ability as a datasheet would print it. */
const sampleOf = (print: string): string =>
  print
    .replace('KEYWORD', 'Infantry')
    .replace('N+', '4+')
    .replace(/\bX\b/, print.includes('Minimum') ? '3' : '1');

/** Weapon abilities go on the gun; those that act on the attacker on the shooter; the others on both units. */
function abilityEffect(id: string): Effect {
  const entry = entryOf({ id });
  const print = sampleOf(entry?.print ?? id);
  return {
    id,
    mustShow: entry?.changes !== undefined && id !== 'lance', // a match has no charges; ask.test.ts covers it
    add({ weapon, shooter, target }) {
      if (id in WEAPON_ABILITIES) weapon.push(print);
      else if (entry?.acts === 'firing') shooter.push(print);
      else {
        shooter.push(print);
        target.push(print);
      }
    },
  };
}

const base = RULESETS['10e'];
/** Every edition, and the values that older logs record. */
const OTHERS: readonly Ruleset[] = [
  ...Object.values(RULESETS),
  { ...base, ...VERSIONS.version1[base.id], id: 'older logs' },
];
const switchEffects = OTHERS.flatMap((other) =>
  (Object.keys(SWITCHES) as Switch[])
    .filter((key) => JSON.stringify(base[key]) !== JSON.stringify(other[key]))
    .map(
      (key): Effect => ({
        id: `${key} of ${other.id}`,
        mustShow: SWITCHES[key] === 'dice',
        add: (draft) => {
          draft.rules = { ...draft.rules, [key]: other[key] };
        },
      }),
    ),
);

/** A strong gun, a random number of attacks (with few enough hits to enumerate) and random damage. */
const gunEffects = [STRONG, RANDOM_ATTACKS, RANDOM_DAMAGE].map(
  (print): Effect => ({
    id: `gun ${print}`,
    mustShow: true,
    add: (draft) => {
      draft.gun = print;
    },
  }),
);

/** Every effect that the game has registered. */
export const EFFECTS: readonly Effect[] = [
  ...gunEffects,
  ...Object.keys(ABILITIES)
    .filter((id) => !(id in ALWAYS_ENTRIES))
    .map(abilityEffect),
  ...MANUAL_MODIFIERS.map(
    (modifier): Effect => ({
      id: `manual ${modifier}`,
      mustShow: true,
      add: ({ manual }) => void manual.push(modifier),
    }),
  ),
  ...STRATAGEMS.map(
    (use): Effect => ({
      id: `stratagem ${use}`,
      mustShow: true,
      add: (draft) => {
        draft.stratagem = use;
      },
    }),
  ),
  ...switchEffects,
  ...(Object.keys(RULESETS) as RulesetName[])
    .filter((name) => name !== base.id)
    .map(
      (name): Effect => ({
        id: `ruleset ${name}`,
        mustShow: true,
        add: (draft) => {
          draft.ruleset = name;
        },
      }),
    ),
  {
    id: 're-roll all but criticals',
    mustShow: true,
    add: (draft) => {
      draft.fish = true;
    },
  },
  {
    id: 'Lethal Hits declined',
    mustShow: true,
    add: (draft) => {
      draft.lethal = false;
      draft.rules = { ...draft.rules, lethal: 'may' };
    },
  },
];
