import type { Fact } from '../../../../kernel/fact.ts';
import { amountOf, fixed, printed } from '../../../../parts/odds/amount.ts';
import { abilityOf } from '../../data/abilities.ts';
import type { Ability, ModelSheet, Profile } from '../../data/sheet.ts';
import { RULESETS, type Ruleset, type RulesetName } from '../../rulesets.ts';
import type { Mark, Terms } from '../../terms.ts';
import type { ManualModifier } from '../../work.ts';
import { markOf } from '../marks.ts';
import type { Situation } from '../situation.ts';
import { termsOf } from '../terms.ts';
import type { Aiming, Entry, Firing } from './ability.ts';
import { entryOf } from './registry.ts';

/** One attack, described only by what differs from the default: bolters at ordinary infantry. */
export interface Shot extends Partial<Omit<Situation, 'shooter' | 'target'>> {
  readonly edition?: RulesetName;
  readonly rules?: Partial<Ruleset>; // single switches
  // The weapon
  readonly A?: string | number;
  readonly BS?: number | null;
  readonly S?: number;
  readonly AP?: number;
  readonly D?: string | number;
  readonly weapon?: readonly string[]; // its abilities, as printed
  readonly shooter?: readonly string[]; // abilities of its unit
  readonly is?: readonly string[]; // keywords of its unit
  // The target
  readonly T?: number;
  readonly Sv?: number;
  readonly inv?: number;
  readonly W?: number;
  readonly target?: readonly string[]; // abilities of the unit
  readonly model?: readonly string[]; // abilities of the model that is hit
  readonly at?: readonly string[]; // keywords of the unit
  readonly terrain?: boolean; // terrain gives the model cover
  // The player's choices
  readonly hand?: readonly ManualModifier[];
  readonly fish?: boolean;
  readonly lethal?: boolean; // false declines Lethal Hits
}

const read = (abilities: readonly string[] = []): readonly Ability[] => abilities.map(abilityOf);

export const profileOf = ({ A = 1, BS = 3, S = 4, AP = 0, D = 1, weapon }: Shot): Profile => ({
  name: '',
  range: 24,
  attacks: amountOf(A) ?? fixed(1),
  skill: BS,
  strength: S,
  ap: AP,
  damage: amountOf(D) ?? fixed(1),
  abilities: read(weapon),
});

export const situationOf = ({
  shooter,
  is = ['infantry'],
  target,
  at = ['infantry'],
  T = 4,
  ...told
}: Shot): Situation => ({
  moved: told.moved ?? 'normal',
  ...(told.inches !== undefined && { inches: told.inches }),
  engaged: told.engaged ?? false,
  targetEngaged: told.targetEngaged ?? false,
  half: told.half ?? false,
  far: told.far ?? false,
  plunging: told.plunging ?? false,
  unseen: told.unseen ?? false,
  spotted: told.spotted ?? false,
  blast: told.blast ?? 1,
  overwatch: told.overwatch ?? false,
  cover: told.cover ?? false,
  shooter: { keywords: is, abilities: read(shooter) },
  target: { keywords: at, abilities: read(target), toughness: T },
});

export const shoot = (shot: Shot = {}): Terms =>
  termsOf(
    { ...RULESETS[shot.edition ?? '10e'], ...shot.rules },
    profileOf(shot),
    1,
    situationOf(shot),
    shot.hand ?? [],
    shot.fish ?? false,
    shot.lethal,
  );

export const RUINS: Fact = { code: 'cover', piece: 'ruins-1' };

export function struck(shot: Shot = {}): Mark {
  const { Sv = 3, inv = null, W = 2, T = 4, at = ['infantry'] } = shot;
  const sheet: ModelSheet = {
    name: 'Trooper',
    toughness: T,
    save: Sv,
    invulnerable: inv,
    wounds: W,
    base: { shape: 'round', mm: 32 },
    height: 1.6,
  };
  return markOf(
    { ...RULESETS[shot.edition ?? '10e'], ...shot.rules },
    {
      model: 0,
      sheet,
      wounds: W,
      keywords: at,
      abilities: read(shot.model),
      cover: shot.terrain ? RUINS : undefined,
    },
    profileOf(shot),
    situationOf(shot),
  );
}

/** Attacks of one weapon as printed: `D6+2`. */
export const attacks = (shot: Shot): string => printed(shoot(shot).attacks);
/** `3+`, `3+ at -1`: what the die needs, and its modifier. */
export function toHit(shot: Shot = {}): string {
  const { hit } = shoot(shot);
  return hit ? roll(hit) : 'hits';
}
export const toWound = (shot: Shot = {}): string => roll(shoot(shot).wound);
const roll = ({ needs, modifier }: { readonly needs: number; readonly modifier: number }): string =>
  `${needs}+${modifier === 0 ? '' : ` at ${modifier > 0 ? '+' : ''}${modifier}`}`;
/** `3+`, `4++` for an invulnerable save, `-` for none. */
export function save(shot: Shot = {}): string {
  const mark = struck(shot);
  return mark.by === 'none' ? '-' : `${mark.save}${mark.by === 'armour' ? '+' : '++'}`;
}

export function entry(printedAs: string): { readonly ability: Ability; readonly entry: Entry } {
  const ability = abilityOf(printedAs);
  const found = entryOf(ability);
  if (!found) throw new Error(`no ability ${printedAs}`);
  return { ability, entry: found };
}

export const firing = (told: Partial<Firing> = {}): Firing => ({
  moved: 'normal',
  engaged: false,
  keywords: ['infantry'],
  spent: false,
  ...told,
});

export const aiming = (told: Partial<Aiming> = {}): Aiming => ({
  ...firing(told),
  distance: 10,
  seen: true,
  engagedWithIt: false,
  nearFriends: false,
  ...told,
  target: { keywords: ['infantry'], abilities: [], attached: false, ...told.target },
});

/** The code by which an ability refuses a target; undefined if it allows it. */
export function refusalOf(printedAs: string, told: Partial<Aiming>): string | undefined {
  const { ability, entry: found } = entry(printedAs);
  return found.forbidsTarget?.(ability, aiming(told))?.code;
}
