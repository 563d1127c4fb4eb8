import type { Fact } from '../../../../kernel/fact.ts';
import { mean } from '../../../../parts/odds/amount.ts';
import type { Ability, Profile } from '../../data/sheet.ts';
import type { Ruleset } from '../../rulesets.ts';
import { MANUAL_MODIFIERS, type ManualModifier } from '../../work.ts';
import type { Situation } from '../situation.ts';
import type { Change, ChangeOf } from './ability.ts';
import { ALWAYS } from './always.ts';
import { MANUAL_ENTRIES } from './manual-modifiers.ts';
import { entryOf } from './registry.ts';

export type By = 'rules' | 'weapon' | 'shooter' | 'target' | 'hand';

/** A change and its cause: `{code: 'ability', ability: 'heavy', by: 'weapon'}` or `{code: 'hand', hand}`. */
export interface Caused<C extends Change = Change> {
  readonly change: C;
  readonly why: Fact;
}

interface Owned {
  readonly ability: Ability;
  readonly by: By;
}

/** Everything that changes an attack of this weapon in this situation, in display order. */
export function changesOf(
  ruleset: Ruleset,
  profile: Profile,
  at: Situation,
  hand: readonly ManualModifier[] = [],
  struck: readonly Ability[] = [], // of the model that is hit, in addition to its unit's
): readonly Caused[] {
  const found: Caused[] = [];
  const owned = inForce(profile, at, struck);
  for (const { ability, by } of owned) {
    const changes = entryOf(ability)?.changes?.(ability, at, ruleset, profile);
    if (changes) for (const change of changes) found.push({ change, why: { code: 'ability', by, ...told(ability) } });
  }
  for (const tick of MANUAL_MODIFIERS) {
    if (!hand.includes(tick) || isPrinted(owned, tick)) continue;
    for (const change of entryOf({ id: tick })?.changes?.({ id: tick }, at, ruleset, profile) ?? [])
      found.push({ change, why: { code: 'hand', by: 'hand', hand: tick } });
  }
  return found;
}

/** Panel modifiers that datasheets set, with their cause. Players can neither tick nor clear these. */
export function presetsOf(
  profile: Profile,
  at: Situation,
): readonly { readonly hand: ManualModifier; readonly why: Fact }[] {
  return inForce(profile, at, []).flatMap(({ ability, by }) =>
    isHand(ability.id) ? [{ hand: ability.id, why: { code: 'ability', by, ...told(ability) } }] : [],
  );
}

export const only = <K extends Change['kind']>(caused: readonly Caused[], ...kinds: readonly K[]) =>
  caused.filter((each): each is Caused<ChangeOf<K>> => kinds.some((kind) => kind === each.change.kind));

const isHand = (id: string): id is ManualModifier => id in MANUAL_ENTRIES;
const isPrinted = (owned: readonly Owned[], hand: ManualModifier) => owned.some(({ ability }) => ability.id === hand);
const told = ({ id, ...facts }: Ability) => ({ ability: id, ...facts });

/** The abilities that apply. Duplicates do not add up: only the best of each kind counts. */
function inForce(profile: Profile, at: Situation, struck: readonly Ability[]): readonly Owned[] {
  const best = new Map<string, Owned>();
  const take = (acts: 'firing' | 'struck', by: By, abilities: readonly Ability[]): void => {
    for (const ability of abilities) {
      const entry = entryOf(ability);
      if (entry?.acts !== acts) continue;
      const key = ability.keyword === undefined ? ability.id : `${ability.id} ${ability.keyword}`;
      const before = best.get(key);
      if (!before || isBetter(ability, before.ability)) best.set(key, { ability, by });
      if (entry.grants) take(acts, by, entry.grants);
    }
  };
  take('firing', 'rules', ALWAYS);
  take('firing', 'weapon', profile.abilities);
  take('firing', 'shooter', at.shooter.abilities);
  take('struck', 'target', at.target.abilities);
  take('struck', 'target', struck);
  return [...best.values()];
}

function isBetter(one: Ability, other: Ability): boolean {
  if (one.on !== undefined && other.on !== undefined) return one.on < other.on;
  return one.x !== undefined && other.x !== undefined && mean(one.x) > mean(other.x);
}
