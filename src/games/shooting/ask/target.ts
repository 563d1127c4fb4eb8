import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Ability, ModelSheet } from '../data/sheet.ts';
import type { Struck } from '../rules/marks.ts';
import { abilitiesOf, kindOf, lower, sheetNamed } from './lookup.ts';
import { sizeOf } from './models.ts';
import { isOwn } from './own-abilities.ts';
import type { Conditions, Men, Target } from './question.ts';

/** The target unit. */
export interface Foe {
  readonly struck: readonly Struck[]; // in the order in which they take wounds
  readonly guards: number;
  readonly heads: readonly number[]; // the first model of each attached character
  readonly toughness: number;
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[];
}

/** Identical models of the unit. */
interface Rank {
  readonly sheet: ModelSheet;
  readonly keywords: readonly string[];
  readonly abilities: readonly Ability[]; // of these models
  readonly shared: readonly Ability[]; // those that apply to the whole unit
  readonly models: number;
  readonly cover: boolean;
}

const AS_ASKED: Fact = { code: 'cover-as-asked' };
const BASE = { shape: 'round', mm: 32 } as const; // has no effect: questions measure no distances

export function targetOf(target: Target, field: string, conditions: Conditions): Result<Foe> {
  const body = rankOf(target, field, conditions);
  if (!body.ok) return body;
  const guards: Rank[] = [body.value];
  for (const [i, men] of (target.also ?? []).entries()) {
    const more = rankOf(
      { ...(target.sheet !== undefined && { sheet: target.sheet }), ...men },
      `${field}/also/${i}`,
      conditions,
    );
    if (!more.ok) return more;
    guards.push(more.value);
  }
  const characters: Rank[] = [];
  for (const [men, at] of charactersIn(target)) {
    const led = rankOf(men, `${field}/${at}`, conditions);
    if (!led.ok) return led;
    characters.push(led.value);
  }
  const lost = target.wounded ?? 0;
  if (lost >= body.value.sheet.wounds)
    return no({ code: 'wounded-too-much', field: `${field}/wounded`, wounds: body.value.sheet.wounds });
  const ranks = [...guards, ...characters];
  const struck = ranks.flatMap(({ sheet, keywords, abilities, models, cover }) =>
    Array.from(
      { length: models },
      (): Omit<Struck, 'model'> => ({
        sheet,
        wounds: sheet.wounds,
        keywords,
        abilities,
        cover: cover ? AS_ASKED : undefined,
      }),
    ),
  );
  const keywords = new Set([...lower(target.keywords), ...ranks.flatMap((rank) => rank.keywords)]);
  if (characters.length > 0) keywords.add('character');
  const bodies = sizeOf(guards);
  return ok({
    struck: struck.map((one, model) => ({ ...one, model, wounds: one.wounds - (model === 0 ? lost : 0) })),
    guards: bodies,
    heads: characters.map((_, i) => bodies + sizeOf(characters.slice(0, i))),
    toughness: Math.max(...guards.map(({ sheet }) => sheet.toughness)),
    keywords: [...keywords],
    abilities: [...sharedBy(ranks), ...(conditions.stratagem === undefined ? [] : [{ id: conditions.stratagem }])],
  });
}

/** The attached characters, with their fields. */
const charactersIn = ({ character, characters = [] }: Target): readonly (readonly [Men, string])[] => [
  ...(character ? [[character, 'character'] as const] : []),
  ...characters.map((men, i) => [men, `characters/${i}`] as const),
];

/** Abilities that apply to the whole unit. Stealth applies only if every model has it. */
function sharedBy(ranks: readonly Rank[]): readonly Ability[] {
  const isShy = ranks.every(({ shared }) => shared.some(({ id }) => id === 'stealth'));
  const others = ranks.flatMap(({ shared }) => shared.filter(({ id }) => id !== 'stealth'));
  return isShy ? [...others, { id: 'stealth' }] : others;
}

/** Identical models: the datasheet's values, overridden by the question's. */
function rankOf(men: Men, field: string, conditions: Conditions): Result<Rank> {
  const sheet = men.sheet === undefined ? undefined : sheetNamed(men.sheet, `${field}/sheet`);
  if (sheet && !sheet.ok) return sheet;
  const kind = sheet && kindOf(sheet.value, men.kind, `${field}/kind`);
  if (kind && !kind.ok) return kind;
  if (!sheet && men.kind !== undefined) return no({ code: 'field-needed', field: `${field}/sheet` });
  const printed = kind?.value;
  const { T = printed?.T, Sv = printed?.Sv, W = printed?.W, inv = printed?.inv } = men;
  const missing = Object.entries({ T, Sv, W }).find(([, value]) => value === undefined);
  if (missing) return no({ code: 'field-needed', field: `${field}/${missing[0]}` });
  const own = abilitiesOf(men.abilities ?? printed?.abilities ?? [], `${field}/abilities`, 'unit');
  if (!own.ok) return own;
  const shared = abilitiesOf(sheet?.value.abilities ?? [], `${field}/sheet`, 'unit');
  if (!shared.ok) return shared;
  const pain: readonly Ability[] = men.fnp === undefined ? [] : [{ id: 'feel-no-pain', on: men.fnp }];
  return ok({
    sheet: {
      name: men.name ?? printed?.name ?? 'model',
      toughness: T as number,
      save: Sv as number,
      invulnerable: inv ?? null,
      wounds: W as number,
      base: BASE,
      height: printed?.height ?? 1,
    },
    keywords: lower([...(sheet?.value.keywords ?? []), ...(printed?.keywords ?? [])]),
    abilities: [...own.value.filter(isOwn), ...pain],
    shared: [...shared.value, ...own.value.filter((ability) => !isOwn(ability))],
    models: men.models ?? 1,
    cover: men.cover ?? conditions.cover ?? false,
  });
}
