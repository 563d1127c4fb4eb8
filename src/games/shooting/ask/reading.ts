import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Ability, Profile } from '../data/sheet.ts';
import { markOf, type Struck } from '../rules/marks.ts';
import type { How, Strike } from '../rules/odds/outlook.ts';
import { isTooMuch } from '../rules/odds/size.ts';
import { isBig, type Situation } from '../rules/situation.ts';
import { termsOf } from '../rules/terms.ts';
import { RULESETS, type Ruleset } from '../rulesets.ts';
import type { Mark } from '../terms.ts';
import { bestFishing } from './fishing.ts';
import { type Armed, abilitiesOf, armedWith, kindOf, lower, sheetNamed } from './lookup.ts';
import { oncePer } from './once.ts';
import type { Attacker, Conditions, OddsQuestion, Shooter, Target } from './question.ts';
import { type Foe, targetOf } from './target.ts';

/** A parsed question: the input of the odds. */
export interface Read {
  readonly ruleset: Ruleset;
  readonly how: How;
  readonly strikes: readonly Strike[];
  readonly weapons: readonly { readonly name: string; readonly count: number }[];
  readonly profiles: readonly Profile[]; // one per weapon
  readonly models: number; // of the target
  readonly toughness: number;
  readonly points: number | null;
}

/** The prefix of field names if the question is part of another: `a/`, or nothing. */
export type Places = Readonly<Record<'attackers' | 'target' | 'shooter' | 'conditions', string>>;
export const NO_PREFIX: Places = { attackers: '', target: '', shooter: '', conditions: '' };

const NO_CONDITIONS: Conditions = {};
const armedOnce = oncePer<Attacker, Armed>();
const foesOnce = new WeakMap<Conditions, ReturnType<typeof oncePer<Target, Foe>>>();

function foeOf(target: Target, field: string, conditions: Conditions): Result<Foe> {
  const once = foesOnce.get(conditions) ?? oncePer<Target, Foe>();
  foesOnce.set(conditions, once);
  return once(target, () => targetOf(target, field, conditions));
}

export function read(question: OddsQuestion, at: Places = NO_PREFIX): Result<Read> {
  const conditions = question.conditions ?? NO_CONDITIONS;
  const base = RULESETS[conditions.ruleset ?? '10e'];
  const ruleset: Ruleset = { ...base, devastating: conditions.devastating ?? base.devastating };
  const kept = declinedIn(question, ruleset, at);
  if (kept !== undefined)
    return no({ code: 'bad-question', field: kept, why: { code: 'lethal-hits-are-not-declined' } });
  const met = foeOf(question.target, `${at.target}target`, conditions);
  if (!met.ok) return met;
  const more = abilitiesOf(conditions.attackerHas ?? [], `${at.conditions}conditions/attackerHas`, 'unit');
  if (!more.ok) return more;
  const theirs = abilitiesOf(conditions.targetHas ?? [], `${at.conditions}conditions/targetHas`, 'unit');
  if (!theirs.ok) return theirs;
  const whole = { ...met.value, abilities: [...met.value.abilities, ...theirs.value] };
  const target = ok(conditions.melee ? inMelee(whole) : whole);
  const arms: Armed[] = [];
  for (const [i, attacker] of question.attackers.entries()) {
    const armed = armedOnce(attacker, () => armedWith(attacker, `${at.attackers}attackers/${i}`));
    if (!armed.ok) return armed;
    arms.push(armed.value);
  }
  const shooter = firingOf(question.shooter, arms, `${at.shooter}shooter`);
  if (!shooter.ok) return shooter;
  const firing = ok({ ...shooter.value, abilities: [...shooter.value.abilities, ...more.value] });

  const strikes = question.attackers.map((attacker, i): Strike => {
    const { profile } = arms[i] as Armed;
    const where = situation(inPhase(conditions), attacker.half, firing.value, target.value);
    const hand = [...new Set([...(conditions.hand ?? []), ...(attacker.hand ?? [])])];
    const lethal = attacker.lethal ?? conditions.lethal ?? true;
    const marks = marksOf(target.value.struck, (struck) => markOf(ruleset, struck, profile, where));
    const strike = (fish: boolean): Strike => ({
      terms: termsOf(ruleset, profile, attacker.count ?? 1, where, hand, fish, lethal),
      marks,
    });
    const { fish = false } = attacker;
    return fish === 'best' ? bestFishing(strike, ruleset) : strike(fish);
  });
  const how = howOf(question, ruleset, strikes, firing.value, target.value);
  if (isTooMuch(strikes, how)) return no({ code: 'too-much-to-work-out', field: `${at.attackers}attackers` });
  return ok({
    ruleset,
    how,
    strikes,
    weapons: arms.map(({ name }, i) => ({ name, count: question.attackers[i]?.count ?? 1 })),
    profiles: arms.map(({ profile }) => profile),
    models: target.value.struck.length,
    toughness: target.value.toughness,
    points: question.target.points ?? null,
  });
}

/** Identical models share one mark: the odds depend on how many there are, not on which one is which. */
function marksOf(all: readonly Struck[], markFor: (struck: Struck) => Mark): readonly Mark[] {
  let [last, mark]: [Struck?, Mark?] = [];
  return all.map((struck) => {
    if (!mark || !last || !isAlike(last, struck)) mark = markFor(struck);
    else if (mark.wounds !== struck.wounds) mark = { ...mark, wounds: struck.wounds };
    last = struck;
    return mark;
  });
}

const isAlike = (one: Struck, other: Struck): boolean =>
  one.sheet === other.sheet && one.abilities === other.abilities && one.cover === other.cover;

/** The first field that declines Lethal Hits although the edition does not allow it. */
function declinedIn({ attackers, conditions }: OddsQuestion, ruleset: Ruleset, at: Places): string | undefined {
  if (ruleset.lethal === 'may') return undefined;
  if (conditions?.lethal === false) return `${at.conditions}conditions/lethal`;
  const line = attackers.findIndex(({ lethal }) => lethal === false);
  return line < 0 ? undefined : `${at.attackers}attackers/${line}/lethal`;
}

/** In melee, movement, range, sight and terrain do not matter. */
const inPhase = (conditions: Conditions): Conditions =>
  conditions.melee ? { melee: true, ...(conditions.charged && { charged: true }) } : conditions;

const ONLY_RANGED = ['stealth', 'smokescreen', 'go-to-ground'];

const inMelee = (foe: Foe): Foe => ({
  ...foe,
  struck: foe.struck.map((one) => ({ ...one, cover: undefined })),
  abilities: foe.abilities.filter(({ id }) => !ONLY_RANGED.includes(id)),
});

function situation(conditions: Conditions, half: boolean | undefined, firing: Firing, foe: Foe): Situation {
  return {
    moved: conditions.moved ?? 'normal',
    ...(conditions.inches !== undefined && { inches: conditions.inches }),
    engaged: conditions.engaged ?? false,
    targetEngaged: conditions.targetEngaged ?? false,
    half: !conditions.melee && (half ?? conditions.half ?? false),
    far: conditions.far ?? false,
    plunging: conditions.plunging ?? false,
    unseen: conditions.unseen ?? false,
    spotted: conditions.spotted ?? false,
    blast: conditions.melee ? 0 : foe.struck.length,
    overwatch: conditions.overwatch ?? false,
    ...(conditions.charged && { charged: true }),
    ...(conditions.melee && { melee: true }),
    cover: foe.struck.every(({ cover }) => cover !== undefined),
    shooter: { keywords: firing.keywords, abilities: firing.abilities },
    target: { keywords: foe.keywords, abilities: foe.abilities, toughness: foe.toughness },
  };
}

function howOf(
  { attackers, conditions }: OddsQuestion,
  { devastating, saves, hazardous }: Ruleset,
  strikes: readonly Strike[],
  { wounds, feelNoPain, keywords }: Firing,
  { guards, heads }: Foe,
): How {
  const risky = attackers.filter((_, i) => hazardous.on === 'unit' || strikes[i]?.terms.hazardous);
  const bearers = risky.reduce((sum, { count = 1 }) => sum + count, 0);
  const [mark, ...next] = heads;
  const picks = (conditions?.precision ?? true) && strikes.some(({ terms }) => terms.precision);
  return {
    devastating,
    saves,
    ...(mark !== undefined && picks && { precise: { mark, next, guards } }),
    ...(wounds !== null && {
      hazards: {
        bearers: Array.from({ length: bearers }, () => ({ wounds, feelNoPain })),
        fails: hazardous.fails,
        wounds: isBig(keywords) ? hazardous.big : hazardous.wounds,
        spill: hazardous.on === 'unit',
      },
    }),
  };
}

/** The shooter, as far as the odds need it. */
interface Firing {
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[];
  readonly wounds: number | null; // of one model; null if the question does not say
  readonly feelNoPain: number;
}

/** The shooter's datasheet, or that of the first weapon that names one. */
function firingOf(shooter: Shooter | undefined, arms: readonly Armed[], field: string): Result<Firing> {
  const sheet =
    shooter?.sheet === undefined
      ? ok(arms.find((armed) => armed.sheet)?.sheet)
      : sheetNamed(shooter.sheet, `${field}/sheet`);
  if (!sheet.ok) return sheet;
  const kind = sheet.value && kindOf(sheet.value, shooter?.kind, `${field}/kind`);
  if (kind && !kind.ok) return kind;
  if (!sheet.value && shooter?.kind !== undefined) return no({ code: 'field-needed', field: `${field}/sheet` });
  const printed = [...(sheet.value?.abilities ?? []), ...(kind?.value.abilities ?? [])];
  const abilities = abilitiesOf(shooter?.abilities ?? printed, `${field}/abilities`, 'unit');
  if (!abilities.ok) return abilities;
  const pains = abilities.value.flatMap(({ id, on }) => (id === 'feel-no-pain' && on !== undefined ? [on] : []));
  return ok({
    keywords: lower([...(sheet.value?.keywords ?? []), ...(shooter?.keywords ?? [])]),
    abilities: abilities.value,
    wounds: shooter?.W ?? kind?.value.W ?? null,
    feelNoPain: Math.min(7, shooter?.fnp ?? 7, ...pains),
  });
}
