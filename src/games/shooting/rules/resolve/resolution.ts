import type { Dice } from '../../../../kernel/dice.ts';
import { never } from '../../../../kernel/never.ts';
import type { Event, Rolled } from '../../events.ts';
import type { Side } from '../../sides.ts';
import type { State, Unit } from '../../state.ts';
import type { Terms } from '../../terms.ts';
import type { Until, Volley, VolleySum, Work } from '../../work.ts';
import type { Situation } from '../situation.ts';
import { unitAt } from '../units.ts';
import { situationOf, termsFor } from '../volleys.ts';

type Draft = { -readonly [K in keyof Work]: Work[K] };

/** A unit's attacks while one command resolves them. `work` is a mutable copy. */
export interface Resolution {
  state: State; // after the last event
  readonly work: Draft;
  readonly dice: Dice;
  readonly side: Side; // the attacking side
  readonly shooter: Unit;
  readonly numbers: Map<number, Numbers>; // by volley
}

interface Numbers {
  readonly terms: Terms;
  readonly at: Situation;
}

/** A step of the attack sequence: yields events, and returns the choice that must be made before it can continue. */
export type Step = Generator<Event, 'allocation' | 'precision' | undefined, State>;

/** A part of a step that needs no choice. */
export type Substep = Generator<Event, void, State>;

export function resolutionOf(state: State, until: Until, dice: Dice): Resolution {
  const work: Draft = { ...(state.work ?? never('no attacks to make')), until, last: null };
  const shooter = unitAt(state.rules, state.shooter ?? never('no unit is shooting'));
  return { state, work, dice, side: shooter.side, shooter, numbers: new Map() };
}

export const volleyAt = (work: Pick<Work, 'volleys'>, at: number): Volley =>
  work.volleys[at] ?? never('no such volley');

/** The numbers a volley is rolled with. Cached per command, since nothing they depend on changes during one. */
export function numbersOf(resolution: Resolution, at: number): Numbers {
  const known = resolution.numbers.get(at);
  if (known) return known;
  const volley = volleyAt(resolution.work, at);
  const situation = situationOf(resolution.state, volley);
  const numbers = { terms: termsFor(resolution.state, volley, resolution.state.shooter, situation), at: situation };
  resolution.numbers.set(at, numbers);
  return numbers;
}

const NOTHING: readonly number[] = [];
const NO_SUM: VolleySum = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };

/** Adds to the totals of a volley. */
export function add(work: Draft, at: number, more: Partial<VolleySum>): void {
  const sum = work.tally[at] ?? NO_SUM;
  const { attacks = 0, hits = 0, wounds = 0, unsaved = 0, damage = 0, slain = 0 } = more;
  work.tally = work.tally.with(at, {
    attacks: sum.attacks + attacks,
    hits: sum.hits + hits,
    wounds: sum.wounds + wounds,
    unsaved: sum.unsaved + unsaved,
    damage: sum.damage + damage,
    slain: sum.slain + slain,
  });
}

/** The dice of a volley as an event; `part` overrides the defaults. */
export const diceEvent = (
  resolution: Resolution,
  at: number | null,
  part: Pick<Rolled, 'context' | 'rolls' | 'successes'> & Partial<Rolled>,
): Rolled => ({
  type: 'rolled',
  side: resolution.side,
  unit: resolution.shooter.index,
  group: at === null ? null : volleyAt(resolution.work, at).group,
  target: at === null ? null : volleyAt(resolution.work, at).target,
  model: null,
  sides: 6,
  needs: null,
  modifier: 0,
  reRolled: NOTHING,
  results: NOTHING,
  criticals: 0,
  ...part,
});
