import { apply, begin } from '../apply.ts';
import type { Event } from '../events.ts';
import { type BySide, otherSide } from '../sides.ts';
import type { Rules, State } from '../state.ts';
import type { Volley } from '../work.ts';
import { howFor, strikesFor } from './odds/match.ts';
import { toll } from './odds/outlook.ts';
import { isTooMuch } from './odds/size.ts';
import { ranked } from './struck.ts';
import { modelAt, shareOf, shooterOf, unitAt } from './units.ts';

/**
 * Luck: the points that each side's attacks destroyed minus those expected just before the roll, with the allocation order
 * that the player chose. Excludes Hazardous, Deadly Demise, Precision picks, and attacks whose odds take too long.
 */
export function luckOf(rules: Rules, events: readonly Event[]): BySide<number> {
  const luck = { attacker: 0, defender: 0 };
  let state = begin(rules);
  let targets: ReadonlySet<number> = new Set();
  let cause: string | null = null;
  for (const [at, event] of events.entries()) {
    state = apply(state, event);
    if (event.type === 'attacks-begun') {
      const expected = expectedPoints(state, choicesIn(events, at));
      targets = new Set(expected.keys());
      for (const points of expected.values()) luck[event.side] -= points;
    } else if (event.type === 'wounds-lost') cause = event.cause;
    else if (event.type === 'model-destroyed' && targets.has(event.unit) && cause !== 'deadly-demise')
      luck[otherSide(event.side)] += event.points;
    else if (event.type === 'unit-shot') targets = new Set();
  }
  return luck;
}

interface Choices {
  readonly order: readonly number[]; // the models that take wounds first
  readonly isPickedOut: boolean;
}

/** The choices made during the attacks that start at this event. */
function choicesIn(events: readonly Event[], start: number): Choices {
  const order: number[] = [];
  let isPickedOut = false;
  for (let at = start + 1; at < events.length; at++) {
    const event = events[at] as Event;
    if (event.type === 'unit-shot') break;
    if (event.type === 'ordered') order.push(...event.models.filter((model) => !order.includes(model)));
    if (event.type === 'picked-out' && event.model !== null) isPickedOut = true;
  }
  return { order, isPickedOut };
}

/** The points that the confirmed attacks destroy on average, by target. */
function expectedPoints(begun: State, { order, isPickedOut }: Choices): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!begun.work || isPickedOut) return found;
  const state: State = { ...begun, work: { ...begun.work, order } };
  const { volleys } = begun.work;
  for (const target of new Set(volleys.map((volley) => volley.target))) {
    const own = volleys.filter((volley) => volley.target === target);
    const points = expectedAt(state, target, own);
    if (points !== null) found.set(target, points);
  }
  return found;
}

function expectedAt(state: State, target: number, volleys: readonly Volley[]): number | null {
  const shooter = shooterOf(state);
  const strikes = strikesFor(state, shooter, volleys);
  const how = howFor(state, shooter, volleys);
  if (isTooMuch(strikes, how)) return null;
  const { slain } = toll(strikes, how);
  const unit = unitAt(state.rules, target);
  let [expected, points] = [0, 0];
  let { wounds } = state;
  for (const [n, model] of ranked(state, target).entries()) {
    wounds = wounds.with(model, 0);
    points += shareOf(wounds, unit, modelAt(state.rules, model).part);
    expected += points * (slain[n + 1] ?? 0);
  }
  return expected;
}
