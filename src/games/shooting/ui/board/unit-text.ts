import type { Language } from '../../../../kernel/game.ts';
import { engagersOf } from '../../rules/engaged.ts';
import { hasCover } from '../../rules/sight.ts';
import { isGone, living, modelAt, movedIn, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { type Words, words } from '../board-labels.ts';
import { inches, LETTERS, modelName, unitName } from '../names.ts';
import type { Look, Mark } from './plan.ts';

/** Public facts about a unit: models left, condition, movement. */
export function factsOf(view: View, unit: number, language: Language): readonly string[] {
  const w = words(language);
  const { rules, wounds } = view;
  const { models, parts } = unitAt(rules, unit);
  const alive = living(wounds, models);
  if (alive.length === 0) return [w.gone];
  const hurt = alive.find((model) => (wounds[model] as number) < modelAt(rules, model).sheet.wounds);
  const up = modelAt(rules, alive[0] as number).up;
  const engagers = engagersOf(view, unit);
  return [
    w.left(
      alive.length,
      parts.reduce((sum, part) => sum + part.models.length, 0),
    ),
    ...(hurt === undefined ? [] : [w.wounds(wounds[hurt] as number, modelAt(rules, hurt).sheet.wounds)]),
    ...(up > 0 ? [w.floor(inches(up, language))] : []),
    w.moved(movedIn(unitAt(rules, unit), Math.max(1, view.round))),
    ...(engagers.length > 0 ? [w.engagedWith(engagers.map((one) => unitName(rules, one)).join(', '))] : []),
    ...view.sheltered.filter((one) => one.unit === unit).map(({ by }) => w.sheltered(by)),
    ...(view.shot.includes(unit) ? [w.shot] : []),
  ];
}

/** How the current weapons relate to a unit: the distance, how many reach it, or why none does. */
export function aimFacts(look: Look | null, unit: number, language: Language, say: Say): readonly string[] {
  const w = words(language);
  const found = look?.found.get(unit);
  if (!look || !found) return [];
  const reach =
    found.weapons > 0
      ? w.fires(found.weapons, aliveWeapons(look), look.group.weapon.name)
      : found.why
        ? say(found.why)
        : w.mark('ineligible');
  // Prefer the distance in the reason, so that both texts agree.
  const far = typeof found.why?.distance === 'number' ? found.why.distance : found.distance;
  return [w.away(inches(far, language)), reach];
}

type Say = (fact: NonNullable<ReturnType<typeof hasCover>>) => string;

const aliveWeapons = ({ group, bearers }: Look): number =>
  group.bearers.filter((model) => bearers.includes(model)).length;

/** The living models of a unit that have cover against another unit, and the pieces that give it. */
export function coverOf(view: View, shooter: number, unit: number): ReadonlyMap<number, string> {
  const cover = new Map<number, string>();
  for (const model of living(view.wounds, unitAt(view.rules, unit).models)) {
    const fact = hasCover(view.rules, view.wounds, shooter, model);
    if (fact) cover.set(model, fact.piece as string);
  }
  return cover;
}

/** A unit, for screen readers. */
export function unitText(
  view: View,
  unit: number,
  mark: Mark | undefined,
  look: Look | null,
  language: Language,
  say: Say,
): string {
  const w = words(language);
  const { side } = unitAt(view.rules, unit);
  return [
    `${unitName(view.rules, unit)}, ${w.side(side)}`,
    ...factsOf(view, unit, language),
    ...(mark ? [w.mark(mark)] : []),
    ...aimFacts(look, unit, language, say),
  ].join(', ');
}

/** A model that may be chosen, for screen readers. */
export function modelText(view: View, model: number, order: readonly number[], w: Words): string {
  const { rules, wounds, stage } = view;
  const place = order.indexOf(model);
  return [
    modelName(rules, model),
    w.wounds(wounds[model] as number, modelAt(rules, model).sheet.wounds),
    place >= 0 ? w.takes(place + 1) : stage === 'precision' ? w.mayPick : w.mayTake,
  ].join(', ');
}

/** Names from the longest to none; a label takes the longest that fits. Units that share a name keep their number. */
export function labelTexts(view: View, unit: number, language: Language): readonly string[] {
  const { rules, wounds } = view;
  const { parts, models, name } = unitAt(rules, unit);
  const count = isGone(wounds, { models }) ? '' : countOf(view, unit, language);
  const first = parts[0]?.name ?? name;
  const short = first.split(' ')[0] ?? first;
  const full = unitName(rules, unit);
  const names = full === name ? [name, first, short] : [full, `${short} ${full.split(' ').at(-1)}`];
  return [...new Set(names)].map((text) => `${text} ${count}`).concat(count);
}

/** `8/10`; for a single model its wounds: `7/12 W`. */
export function countOf({ rules, wounds }: View, unit: number, language: Language): string {
  const { models } = unitAt(rules, unit);
  const [only] = models;
  if (models.length === 1 && only !== undefined)
    return `${wounds[only]}/${modelAt(rules, only).sheet.wounds}\u2009${LETTERS[language].W}`;
  return `${living(wounds, models).length}/${models.length}`;
}
