import type { HeardEvent } from '../../../../page/contract.ts';
import type { EventOf, EventType } from '../../events.ts';
import type { ShootingKinds } from '../../kinds.ts';
import type { View } from '../../view.ts';
import { diceOf } from '../act/dice.ts';

/** The recent effect of dice on a unit. */
export interface Blow {
  readonly unit: number;
  readonly from: number | null; // the shooter
  readonly hits: number | null; // null = no hit rolls
  readonly wounds: number | null;
  readonly lost: number; // wounds
  readonly slain: number;
}

export interface Recent {
  readonly seq: number; // of the latest event counted
  readonly blows: readonly Blow[];
}

interface Sum {
  from: number | null;
  hits: number | null;
  wounds: number | null;
  lost: number;
  slain: number;
  whole: number; // models destroyed by completed volleys, including earlier steps
}

/** Commands other than rolling start with one of these events. */
const BEGINNINGS: ReadonlySet<string> = new Set<EventType>([
  'phase-began',
  'shooter-selected',
  'deselected',
  'assigned',
  'undone',
  'confirmed',
  'stratagem-used',
  'stratagem-declined',
  'ordered',
  'picked-out',
  'unit-skipped',
]);

/**
 * The effects of dice since the last choice: the totals of a completed volley, or the dice so far of one in progress.
 * If the phase changed after them, they are still included.
 */
export function recentOf(heard: readonly HeardEvent<ShootingKinds>[]): Recent {
  const sums = new Map<number, Sum>();
  const sumOf = (unit: number): Sum => {
    const sum = sums.get(unit) ?? { from: null, hits: null, wounds: null, lost: 0, slain: 0, whole: 0 };
    sums.set(unit, sum);
    return sum;
  };
  const resolved = new Set<number>();
  let seq = -1;
  let again: EventOf<'rolled'> | null = null; // the die of a Command Re-roll, until its roll is found
  let open = false; // dice of a volley in progress were counted
  for (let i = heard.length - 1; i >= 0; i--) {
    const { event, seq: at } = heard[i] as HeardEvent<ShootingKinds>;
    if (isReRoll(event)) continue;
    if (BEGINNINGS.has(event.type) && (event.type !== 'phase-began' || sums.size > 0)) break;
    if (event.type === 'volley-resolved' && open) break;
    if (sums.size === 0) seq = at;
    switch (event.type) {
      case 'volley-resolved': {
        const sum = sumOf(event.target);
        resolved.add(event.target);
        sum.from = event.unit;
        sum.hits = (sum.hits ?? 0) + event.sum.hits;
        sum.wounds = (sum.wounds ?? 0) + event.sum.wounds;
        sum.whole += event.sum.slain;
        break;
      }
      case 'rolled': {
        if (event.target === null || resolved.has(event.target)) break;
        const sum = sumOf(event.target);
        open = true;
        sum.from = event.unit;
        if (isReRoll(heard[i - 1]?.event)) {
          again = event;
          break;
        }
        const successes = event.successes + changeBy(again, event);
        if (event.context === 'to-hit') sum.hits = (sum.hits ?? 0) + successes;
        if (event.context === 'to-wound') sum.wounds = (sum.wounds ?? 0) + successes;
        if (event.context === again?.context) again = null;
        break;
      }
      case 'wounds-lost':
        sumOf(event.unit).lost += event.amount;
        break;
      case 'model-destroyed':
        sumOf(event.unit).slain += 1;
        break;
    }
  }
  const blows = [...sums].map(([unit, { whole, ...sum }]) => ({ unit, ...sum, slain: Math.max(sum.slain, whole) }));
  return { seq, blows: blows.filter(isFelt) };
}

const isReRoll = (event: HeardEvent<ShootingKinds>['event'] | undefined): boolean =>
  event?.type === 'stratagem-used' && event.use === 'command-re-roll';

/** How a Command Re-roll changed the successes of its roll: the die's new result minus its old one. */
function changeBy(again: EventOf<'rolled'> | null, roll: EventOf<'rolled'>): number {
  if (again === null || again.context !== roll.context) return 0;
  const before = diceOf(roll).find(({ face, first }) => first === null && face === again.rolls[0]);
  return again.successes - (before === undefined || before.is === 'fail' ? 0 : 1);
}

const isFelt = ({ hits, wounds, lost, slain }: Blow): boolean => hits !== null || wounds !== null || lost + slain > 0;

/** Models destroyed in the last change. */
export const fallenOf = (before: View | null, view: View): ReadonlySet<number> =>
  new Set(
    before?.rules.models === view.rules.models
      ? view.wounds.flatMap((left, model) => (left === 0 && (before.wounds[model] ?? 0) > 0 ? [model] : []))
      : [],
  );

/** Whether this change is a single step of play. When a replay jumps, nothing should be animated. */
export const isOneStep = (before: View | null, view: View): boolean =>
  before !== null && before.rules.models === view.rules.models && Math.abs(view.round - before.round) <= 1;
