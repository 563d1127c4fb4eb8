import type { Fact } from '../../../kernel/fact.ts';
import type { Piece } from '../scenario.ts';
import type { Model, Rules, Unit } from '../state.ts';

type Wounds = readonly number[];

const modelOf = (rules: Rules, model: number): Model => rules.models[model] as Model;
const unitOf = (rules: Rules, unit: number): Unit => rules.units[unit] as Unit;
const has = (model: Model, ...any: readonly string[]): boolean => any.some((word) => model.keywords.includes(word));

const living = (rules: Rules, wounds: Wounds, unit: number): readonly number[] =>
  unitOf(rules, unit).models.filter((model) => (wounds[model] ?? 0) > 0);

/** Big models hide what is behind them, except from their own unit and from models looking at their unit. */
function hiding(rules: Rules, wounds: Wounds, from: number, to: number): readonly number[] {
  const own = [modelOf(rules, from).unit, modelOf(rules, to).unit];
  return bigOf(rules).filter((big) => (wounds[big] ?? 0) > 0 && !own.includes(modelOf(rules, big).unit));
}

const BIG = new WeakMap<readonly Model[], readonly number[]>();

function bigOf({ models }: Rules): readonly number[] {
  const known = BIG.get(models);
  if (known) return known;
  const big = models.filter((model) => has(model, 'vehicle', 'monster')).map(({ index }) => index);
  BIG.set(models, big);
  return big;
}

/** Whether a model sees some part of another, past terrain and living big models of other units. */
export function visible(rules: Rules, wounds: Wounds, from: number, to: number): boolean {
  if (!rules.field.sight(from, to).seen) return false;
  const big = hiding(rules, wounds, from, to);
  return big.length === 0 || rules.field.sees(from, to, big);
}

/** The distance from a model to the nearest living model of a unit; infinite if none is left. */
export function gap(rules: Rules, wounds: Wounds, model: number, unit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const to of living(rules, wounds, unit)) least = Math.min(least, rules.field.distance(model, to));
  return least;
}

/** Enemy units within Engagement Range of a unit, and those the scenario declares engaged with it. */
export function engagedWith(rules: Rules, wounds: Wounds, unit: number): readonly number[] {
  const { side, id } = unitOf(rules, unit);
  const mine = living(rules, wounds, unit);
  if (mine.length === 0) return [];
  const said = (other: Unit): boolean =>
    rules.setup.scenario.engaged.some(([a, b]) => (a === id && b === other.id) || (b === id && a === other.id));
  return rules.units
    .filter((other) => other.side !== side)
    .filter((other) => {
      const theirs = living(rules, wounds, other.index);
      if (theirs.length > 0 && said(other)) return true;
      return mine.some((model) => theirs.some((enemy) => rules.field.engages(model, enemy)));
    })
    .map(({ index }) => index);
}

/**
 * The terrain that gives a model the Benefit of Cover against a unit's attacks, or undefined. It is enough if that
 * terrain keeps one living attacker from fully seeing the model.
 */
export function hasCover(rules: Rules, wounds: Wounds, shooterUnit: number, targetModel: number): Fact | undefined {
  const target = modelOf(rules, targetModel);
  const shooters = living(rules, wounds, shooterUnit);
  const inside = rules.field.within(targetModel);
  const obscured = (piece: number): boolean =>
    shooters.some((from) => rules.field.sight(from, targetModel).because.includes(piece));
  for (const [index, piece] of rules.setup.scenario.terrain.entries()) {
    const because = coverOf(rules, target, piece, index, inside.includes(index), obscured);
    if (because) return { code: 'cover', piece: piece.id, terrain: piece.kind, because };
  }
  return undefined;
}

function coverOf(
  rules: Rules,
  target: Model,
  { kind }: Piece,
  index: number,
  inside: boolean,
  obscured: (piece: number) => boolean,
): 'within' | 'obscured' | undefined {
  switch (kind) {
    case 'ruins':
    case 'woods':
      return inside ? 'within' : obscured(index) ? 'obscured' : undefined;
    case 'crater':
      return inside && has(target, 'infantry') ? 'within' : undefined;
    case 'barricade':
      return has(target, 'infantry') && obscured(index) && rules.field.near(target.index, index, 3)
        ? 'obscured'
        : undefined;
    case 'obstacle':
      return obscured(index) ? 'obscured' : undefined;
  }
}

/** The terrain that gives a unit cover, taken from its first model; undefined unless every living model has cover. */
export function unitHasCover(rules: Rules, wounds: Wounds, shooterUnit: number, targetUnit: number): Fact | undefined {
  const facts = living(rules, wounds, targetUnit).map((model) => hasCover(rules, wounds, shooterUnit, model));
  return facts.every((fact) => fact !== undefined) ? facts[0] : undefined;
}

/** Plunging Fire: from high up in a ruin, or from a towering model nearby, at a unit on the ground. */
export function plunges(rules: Rules, wounds: Wounds, shooterModel: number, targetUnit: number): boolean {
  const { plunging, towering } = rules.ruleset;
  const targets = living(rules, wounds, targetUnit);
  if (targets.length === 0 || targets.some((model) => modelOf(rules, model).up > 0)) return false;
  const shooter = modelOf(rules, shooterModel);
  if (has(shooter, 'towering') && towering > 0 && gap(rules, wounds, shooterModel, targetUnit) <= towering) return true;
  return shooter.up >= plunging.from && rules.field.within(shooterModel).some((piece) => isA(rules, piece, 'ruins'));
}

const isA = (rules: Rules, piece: number, ...kinds: readonly string[]): boolean =>
  kinds.includes(rules.setup.scenario.terrain[piece]?.kind ?? '');

/**
 * Whether a model in dense terrain is too far away to be seen. The caller checks that its unit has not shot in this
 * turn or the last.
 */
export function hiddenFrom(rules: Rules, from: number, to: number): boolean {
  const { hidden } = rules.ruleset;
  if (hidden === 0 || !has(modelOf(rules, to), 'infantry', 'beasts', 'beast', 'swarm')) return false;
  const dense = rules.field.within(to).some((piece) => isA(rules, piece, 'ruins', 'woods'));
  return dense && rules.field.distance(from, to) > hidden;
}
