import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Ability, Profile } from '../data/sheet.ts';
import { markOf } from '../rules/marks.ts';
import type { How, Strike } from '../rules/odds/outlook.ts';
import { isTooMuch } from '../rules/odds/size.ts';
import { isBig, type Situation } from '../rules/situation.ts';
import { termsOf } from '../rules/terms.ts';
import { RULESETS, type Ruleset } from '../rulesets.ts';
import { type Armed, abilitiesOf, armedWith, kindOf, lower, sheetNamed } from './lookup.ts';
import type { Conditions, OddsQuestion, Shooter } from './question.ts';
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
const ALONE: Places = { attackers: '', target: '', shooter: '', conditions: '' };

export function read(question: OddsQuestion, at: Places = ALONE): Result<Read> {
  const conditions = question.conditions ?? {};
  const base = RULESETS[conditions.ruleset ?? '10e'];
  const ruleset: Ruleset = { ...base, devastating: conditions.devastating ?? base.devastating };
  const kept = declinedIn(question, ruleset, at);
  if (kept !== undefined)
    return no({ code: 'bad-question', field: kept, why: { code: 'lethal-hits-are-not-declined' } });
  const target = targetOf(question.target, `${at.target}target`, conditions);
  if (!target.ok) return target;
  const arms: Armed[] = [];
  for (const [i, attacker] of question.attackers.entries()) {
    const armed = armedWith(attacker, `${at.attackers}attackers/${i}`);
    if (!armed.ok) return armed;
    arms.push(armed.value);
  }
  const firing = firingOf(question.shooter, arms, `${at.shooter}shooter`);
  if (!firing.ok) return firing;

  const strikes = question.attackers.map((attacker, i): Strike => {
    const { profile } = arms[i] as Armed;
    const where = situation(conditions, attacker.half, firing.value, target.value);
    const hand = [...new Set([...(conditions.hand ?? []), ...(attacker.hand ?? [])])];
    const lethal = attacker.lethal ?? conditions.lethal ?? true;
    return {
      terms: termsOf(ruleset, profile, attacker.count ?? 1, where, hand, attacker.fish ?? false, lethal),
      marks: target.value.struck.map((struck) => markOf(ruleset, struck, profile, where)),
    };
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

/** The first field that declines Lethal Hits although the edition does not allow it. */
function declinedIn({ attackers, conditions }: OddsQuestion, ruleset: Ruleset, at: Places): string | undefined {
  if (ruleset.lethal === 'may') return undefined;
  if (conditions?.lethal === false) return `${at.conditions}conditions/lethal`;
  const line = attackers.findIndex(({ lethal }) => lethal === false);
  return line < 0 ? undefined : `${at.attackers}attackers/${line}/lethal`;
}

function situation(conditions: Conditions, half: boolean | undefined, firing: Firing, foe: Foe): Situation {
  return {
    moved: conditions.moved ?? 'normal',
    ...(conditions.inches !== undefined && { inches: conditions.inches }),
    engaged: conditions.engaged ?? false,
    targetEngaged: conditions.targetEngaged ?? false,
    half: half ?? conditions.half ?? false,
    far: conditions.far ?? false,
    plunging: conditions.plunging ?? false,
    unseen: conditions.unseen ?? false,
    spotted: conditions.spotted ?? false,
    blast: foe.struck.length,
    overwatch: conditions.overwatch ?? false,
    cover: foe.struck.every(({ cover }) => cover !== undefined),
    shooter: { keywords: firing.keywords, abilities: firing.abilities },
    target: { keywords: foe.keywords, abilities: foe.abilities, toughness: foe.toughness },
  };
}

function howOf(
  { attackers, conditions, target }: OddsQuestion,
  { devastating, saves, hazardous }: Ruleset,
  strikes: readonly Strike[],
  { wounds, feelNoPain, keywords }: Firing,
  { guards }: Foe,
): How {
  const risky = attackers.filter((_, i) => hazardous.on === 'unit' || strikes[i]?.terms.hazardous);
  const bearers = risky.reduce((sum, { count = 1 }) => sum + count, 0);
  return {
    devastating,
    saves,
    ...(target.character && (conditions?.precision ?? true) && { precise: { mark: guards, guards } }),
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
