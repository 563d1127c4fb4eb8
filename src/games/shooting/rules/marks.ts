import type { Fact } from '../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import type { Ability, ModelSheet, Profile } from '../data/sheet.ts';
import type { Ruleset } from '../rulesets.ts';
import type { Mark } from '../terms.ts';
import { type Caused, changesOf, only } from './abilities/changes.ts';
import { isOfKind, WOUND_KINDS } from './attack/wound-kind.ts';
import type { Situation } from './situation.ts';
import { apLines, coverOf, ignoresCover } from './terms.ts';

/** A model that an attack is allocated to. */
export interface Struck {
  readonly model: number;
  readonly sheet: ModelSheet;
  readonly wounds: number; // wounds left
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[];
  readonly cover: Fact | undefined; // the terrain that gives it cover
}

/** The most that a saving throw can be improved. */
const CAP = 1;
/** Armour of this value or better gets no cover against AP 0. */
const HEAVY_ARMOUR = 3;
const NONE = 7; // higher than any die

/** How a model defends against this weapon. The better of its saves is used. */
export function markOf(ruleset: Ruleset, struck: Struck, profile: Profile, at: Situation): Mark {
  const { model, wounds, sheet } = struck;
  const all = changesOf(ruleset, profile, at, [], struck.abilities);
  const armour = armourOf(ruleset, struck, profile, all);
  const invulnerable = invulnerableOf(sheet, all);
  const kept = invulnerable && invulnerable.total < armour.total ? invulnerable : armour;
  const caps = only(all, 'damage-most').map(({ change }) => change.most);
  return {
    model,
    wounds,
    save: Math.min(NONE, kept.total),
    by: kept.total >= NONE ? 'none' : kept === invulnerable ? 'invulnerable' : 'armour',
    ...savedAgain(all),
    ...savesByKind(ruleset, struck, profile, all, invulnerable?.total ?? NONE),
    ...painsOf(all),
    halved: only(all, 'half-damage').length > 0,
    less: only(all, 'less-damage').reduce((sum, { change }) => sum + change.by, 0),
    ...(caps.length > 0 && { most: Math.min(...caps) }),
    receipt: kept,
  };
}

/** The most generous re-roll of saves. */
function savedAgain(all: readonly Caused[]): Pick<Mark, 'saveReRoll' | 'oneSave'> {
  const found = only(all, 'save-re-roll').map(({ change }) => change.which);
  return {
    ...(found.length > 0 && { saveReRoll: found.includes('failed') ? 'failed' : 'ones' }),
    ...(only(all, 'save-re-roll-one').length > 0 && { oneSave: true }),
  };
}

/** The save against each kind of wound, if the AP of critical hits or wounds is better. */
function savesByKind(
  ruleset: Ruleset,
  struck: Struck,
  profile: Profile,
  all: readonly Caused[],
  invulnerable: number,
): Pick<Mark, 'savesByKind'> {
  const sharper = only(all, 'critical-ap');
  if (sharper.length === 0) return {};
  const saves = WOUND_KINDS.map((kind) => {
    const more = sharper.filter(({ change }) => isOfKind(kind, change.roll));
    const pierced = more.map(({ change, why }): Caused => ({ change: { kind: 'ap', better: change.better }, why }));
    return Math.min(NONE, invulnerable, armourOf(ruleset, struck, profile, [...all, ...pierced]).total);
  });
  return { savesByKind: saves };
}

function painsOf(all: readonly Caused[]): Pick<Mark, 'feelNoPain' | 'mortalPain'> {
  const found = only(all, 'feel-no-pain').map(({ change }) => change);
  const best = (changes: typeof found): number => Math.min(NONE, ...changes.map(({ on }) => on));
  const feelNoPain = best(found.filter(({ against }) => against === undefined));
  return best(found) < feelNoPain ? { feelNoPain, mortalPain: best(found) } : { feelNoPain };
}

const AGAINST_MORTALS = ['feel-no-pain', 'mortal-feel-no-pain'];

/** The Feel No Pain value alone, for mortal wounds that no attack of a volley deals. */
export function feelNoPainOf(...abilities: readonly (readonly Ability[])[]): number {
  return Math.min(
    NONE,
    ...abilities.flat().map(({ id, on }) => (AGAINST_MORTALS.includes(id) && on !== undefined ? on : NONE)),
  );
}

/** The roll needed: the printed save, its penalties and its bonuses. A 1 always fails; a 6 does not always save. */
function armourOf(ruleset: Ruleset, { sheet, cover }: Struck, profile: Profile, all: readonly Caused[]): Tally {
  const ap = tally(apLines(profile, all));
  const pierced = ap.lines.map(({ why, value }) => ({ why, value: -value }));
  const helped = only(all, 'save').map(({ change, why }) => ({ why, value: -change.plus }));
  const sheltered = coverLine(ruleset, sheet, cover, ap.total, all);
  const modified = tally([...pierced, ...helped, ...(sheltered ? [sheltered] : [])]);
  const capped = { why: { code: 'save-cap' }, value: Math.max(0, -CAP - modified.total) };
  const needs = tally([{ why: { code: 'armour-save' }, value: sheet.save }, ...modified.lines, capped]);
  return tally([...needs.lines, { why: { code: 'one-always-fails' }, value: Math.max(0, 2 - needs.total) }]);
}

function coverLine(
  ruleset: Ruleset,
  sheet: ModelSheet,
  terrain: Fact | undefined,
  ap: number,
  all: readonly Caused[],
): Line | undefined {
  if (ruleset.cover !== 'save' || ignoresCover(all)) return undefined;
  if (sheet.save <= HEAVY_ARMOUR && ap === 0) return undefined;
  const why = terrain ?? coverOf(all);
  return why && { why, value: -1 };
}

/** The best invulnerable save. Cover and AP never modify it. */
function invulnerableOf({ invulnerable }: ModelSheet, all: readonly Caused[]): Tally | undefined {
  let best: Line | undefined =
    invulnerable === null ? undefined : { why: { code: 'invulnerable-save' }, value: invulnerable };
  for (const { change, why } of only(all, 'invulnerable'))
    if (!best || change.on < best.value) best = { why, value: change.on };
  return best && tally([best]);
}
