import type { Random } from '../../kernel/random.ts';
import type { Heard } from './events.ts';
import type { Attack, Shot } from './plan.ts';
import type { State, UnitId } from './state.ts';
import type { View } from './view.ts';

/** Nothing is hidden, so there is nothing to infer: only a record of which units have attacked each other. */
export interface Belief {
  readonly turn: number;
  readonly contacts: Readonly<Record<string, number>>; // by pair of units: the last turn in which one attacked the other
}

const pairOf = (one: UnitId, other: UnitId): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

export const start = ({ turn }: View): Belief => ({ turn, contacts: {} });

export function believe(belief: Belief, heard: Heard): Belief {
  switch (heard.type) {
    case 'initiative-rolled':
      return { ...belief, turn: heard.turn };
    case 'fire-declared':
      return met(belief, heard.unit, heard.shots.flatMap(aimedAt));
    case 'strike-declared':
      return met(belief, heard.unit, heard.attacks.map(struckAt));
    case 'charge-declared':
      return met(belief, heard.unit, [heard.charge.target]);
    default:
      return belief;
  }
}

const aimedAt = ({ target }: Shot): readonly UnitId[] => ('unit' in target ? [target.unit] : []);
const struckAt = ({ target }: Attack): UnitId => target;

function met(belief: Belief, unit: UnitId, targets: readonly UnitId[]): Belief {
  if (targets.length === 0) return belief;
  const now = Object.fromEntries(targets.map((target) => [pairOf(unit, target), belief.turn]));
  return { ...belief, contacts: { ...belief.contacts, ...now } };
}

/** Every seat has heard the same. */
export const imagineBelief = (belief: Belief): Belief => belief;

/** Full turns since two units attacked each other, or since the match began. */
export const quietTurns = ({ turn, contacts }: Belief, one: UnitId, other: UnitId): number =>
  Math.max(0, turn - 1 - (contacts[pairOf(one, other)] ?? 0));

/** The only state that agrees with the view: the view without its watcher. */
export function imagine({ watcher: _, ...state }: View, _belief: Belief, _random: Random): State {
  return state;
}
