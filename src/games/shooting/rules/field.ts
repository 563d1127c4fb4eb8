import { distance, isAllNear } from '../../../parts/plane/distance.ts';
import { crosses } from '../../../parts/plane/line.ts';
import { isWithin, overlaps } from '../../../parts/plane/polygon.ts';
import { disc, oval, placed, type Shape } from '../../../parts/plane/shape.ts';
import { sightLine } from '../../../parts/plane/sight.ts';
import type { Field, Sight } from '../field.ts';
import type { Ruleset } from '../rulesets.ts';
import type { Piece } from '../scenario.ts';
import type { Model } from '../state.ts';
import { bigInTheWay, type Ground, obstructions, type Standing } from './obstructions.ts';

const MM = 1 / 25.4; // one millimetre in inches
const VERTICAL_ENGAGEMENT = 5;

/** Distances are rounded to a millionth of an inch, so that exactly 12 is within 12. */
const measured = (inches: number): number => Math.round(inches * 1e6) / 1e6;

/** A base and where it stands. */
type Placed = Pick<Model, 'at' | 'turn'> & { readonly sheet: Pick<Model['sheet'], 'base'> };

export function shapeOf({ sheet: { base }, at, turn }: Placed): Shape {
  switch (base.shape) {
    case 'round':
      return disc(at, (base.mm * MM) / 2);
    case 'oval':
      return oval(at, (base.mm[0] * MM) / 2, (base.mm[1] * MM) / 2, turn);
    case 'hull':
      return placed(base.corners, at, turn);
  }
}

/** The battlefield, measured. Everything is computed on first use and cached; equal battlefields share a Field. */
export function fieldOf(models: readonly Model[], terrain: readonly Piece[], ruleset: Ruleset): Field {
  const key = keyOf(models, terrain, ruleset);
  const known = KEPT.get(key);
  if (known) return known;
  const made = measure(models, terrain, ruleset);
  KEPT.set(key, made);
  const [oldest] = KEPT.keys();
  if (KEPT.size > 8 && oldest !== undefined) KEPT.delete(oldest);
  return made;
}

const KEPT = new Map<string, Field>();

const keyOf = (models: readonly Model[], terrain: readonly Piece[], ruleset: Ruleset): string =>
  JSON.stringify([
    models.map(({ sheet, at, up, turn, keywords }) => [sheet.base, sheet.height, at.x, at.y, up, turn, keywords]),
    terrain.map(({ kind, corners, height }) => [kind, corners, height]),
    ruleset.engagementRange,
    ruleset.barricadeRange,
  ]);

/** A field with nothing computed yet. */
export function measure(models: readonly Model[], terrain: readonly Piece[], ruleset: Ruleset): Field {
  const n = models.length;
  const grounds = terrain.map(groundOf);
  const standing = models.map((model) => standingOf(model, grounds));
  const stands = (model: number): Standing => standing[model] as Standing;

  const flat = new Float64Array(n * n).fill(Number.NaN);
  const level = (a: number, b: number): number => {
    const kept = flat[a * n + b] as number;
    if (!Number.isNaN(kept)) return kept;
    const inches = measured(distance(stands(a).shape, stands(b).shape));
    flat[a * n + b] = inches;
    flat[b * n + a] = inches;
    return inches;
  };

  const sights: (Sight | undefined)[] = Array.from({ length: n * n });
  const sight = (from: number, to: number): Sight => {
    const kept = sights[from * n + to];
    if (kept) return kept;
    const made = sightOf(stands(from), stands(to), grounds);
    sights[from * n + to] = made;
    return made;
  };

  const hidden = new Map<number, Hidden>();
  const hides = (big: number, from: number, to: number): Hidden => {
    const at = (big * n + from) * n + to;
    const made = hidden.get(at) ?? hiddenBy(stands(big), stands(from), stands(to));
    hidden.set(at, made);
    return made;
  };

  const past = new Map<string, boolean>();
  const sees = (from: number, to: number, big: readonly number[]): boolean => {
    if (!sight(from, to).seen) return false;
    const near = big.filter((one) => hides(one, from, to) !== 'nothing');
    if (near.length === 0) return true;
    if (near.some((one) => hides(one, from, to) === 'all')) return false;
    const at = `${from} ${to} ${near.join(' ')}`;
    const made = past.get(at) ?? seesPast(stands(from), stands(to), grounds, near.map(stands));
    past.set(at, made);
    return made;
  };

  const engaged = new Uint8Array(n * n); // 0 = unknown, 1 = no, 2 = yes
  const engages = (a: number, b: number): boolean => {
    const kept = engaged[a * n + b] as number;
    if (kept > 0) return kept === 2;
    const made = isEngaged(stands(a), stands(b), level(a, b), grounds, ruleset);
    engaged[a * n + b] = made ? 2 : 1;
    engaged[b * n + a] = made ? 2 : 1;
    return made;
  };

  return {
    distance: (a, b) => measured(Math.hypot(level(a, b), stands(a).up - stands(b).up)),
    sight,
    hides,
    sees,
    within: (model) => stands(model).within,
    near: (model, piece, inches) => isAllNear(stands(model).shape, (grounds[piece] as Ground).area, inches),
    engages,
  };
}

type Hidden = ReturnType<Field['hides']>;

const groundOf = ({ kind, corners, height }: Piece): Ground => ({
  kind,
  height,
  area: placed(corners, { x: 0, y: 0 }),
});

function standingOf(model: Model, grounds: readonly Ground[]): Standing {
  const shape = shapeOf(model);
  const on = grounds.map(({ area }) => overlaps(shape, area));
  return {
    shape,
    up: model.up,
    top: model.up + model.sheet.height,
    aircraft: model.keywords.includes('aircraft'),
    towering: model.keywords.includes('towering'),
    on: grounds.flatMap((_, i) => (on[i] ? [i] : [])),
    within: grounds.flatMap(({ area }, i) => (on[i] && isWithin(shape, area) ? [i] : [])),
  };
}

function sightOf(from: Standing, to: Standing, grounds: readonly Ground[]): Sight {
  const { because, blockers, doors } = obstructions(from, to, grounds);
  const seen =
    (blockers.length === 0 && doors.length === 0) ||
    sightLine({ from: from.shape, to: to.shape, blockers, doors }) !== undefined;
  return { seen, full: seen && because.length === 0, because };
}

/** How much of a model one big model hides, ignoring everything else. */
function hiddenBy(big: Standing, from: Standing, to: Standing): Hidden {
  const way = bigInTheWay(big, from, to);
  if (way !== 'blocks') return way === 'obscures' ? 'part' : 'nothing';
  return sightLine({ from: from.shape, to: to.shape, blockers: [big.shape], doors: [] }) ? 'part' : 'all';
}

function seesPast(from: Standing, to: Standing, grounds: readonly Ground[], big: readonly Standing[]): boolean {
  const { blockers, doors } = obstructions(from, to, grounds);
  const tall = big.filter((one) => bigInTheWay(one, from, to) === 'blocks').map(({ shape }) => shape);
  return sightLine({ from: from.shape, to: to.shape, blockers: [...blockers, ...tall], doors }) !== undefined;
}

/** Engagement Range is longer if a barricade is between the centres of both bases. */
function isEngaged(
  a: Standing,
  b: Standing,
  inches: number,
  grounds: readonly Ground[],
  { engagementRange, barricadeRange }: Ruleset,
): boolean {
  if (Math.abs(a.up - b.up) > VERTICAL_ENGAGEMENT) return false;
  if (inches <= engagementRange) return true;
  if (inches > barricadeRange) return false;
  return grounds.some(({ kind, area }) => kind === 'barricade' && crosses(a.shape.at, b.shape.at, area));
}
