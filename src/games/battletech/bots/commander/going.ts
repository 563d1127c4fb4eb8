import { distance, type Facing } from '../../../../parts/hex/hex.ts';
import type { CommandOf } from '../../commands.ts';
import { pilotingTally } from '../../rules/piloting.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { alive } from '../../rules/status.ts';
import { type Charge, modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type Place, willMove } from './places.ts';
import { powerOf } from './power.ts';
import type { Mood } from './terms.ts';
import { healthOf } from './worth.ts';

/** A move that is thought about, and what would come of it. */
export interface Going {
  readonly unit: UnitId;
  readonly place: Place;
  readonly facing: Facing;
  readonly fixed: Outlook; // what does not depend on the foes' answers
  dealt: number;
  taken: number;
  strikes: number;
  struck: number;
  target: UnitId; // at whom it would fire, -1 = nobody
  readonly ram: Ram | null; // a charge or a leap at the end of it
  quick: number; // its score at first sight
}

/** A charge or a death from above. */
export interface Ram extends Pick<Charge, 'kind' | 'target'> {
  readonly gain: number; // points on average, less those that it costs
}

export interface Outlook {
  readonly risk: number; // of a fall on the way
  readonly beyond: number; // hexes by which the nearest foe is out of good range
  readonly promise: number; // what the distance is likely to bring next turn
  readonly apart: number; // hexes to the nearest friend, beyond arm's length
}

/** Everything about the unit that is the same for all its moves. */
export interface Lead extends Mood {
  readonly view: View;
  readonly unit: UnitId;
  readonly foes: readonly UnitId[];
  readonly friends: readonly UnitId[]; // others of its side
  readonly steady: number; // odds of a plain piloting roll
}

export const foesOf = (view: View, side: string): readonly UnitId[] =>
  view.units.flatMap((unit, id) => (alive(unit) && modelOf(view, id).side !== side ? [id] : []));

const WORN = 0.45; // of armour and structure
const BORED = 30; // turns after which nobody waits any longer for a better moment
const ARM = 4; // hexes in which friends help each other

export function leadOf(view: View, unit: UnitId): Lead {
  const { side } = modelOf(view, unit);
  const foes = foesOf(view, side);
  const friends = view.units.flatMap((other, id) =>
    id !== unit && alive(other) && modelOf(view, id).side === side ? [id] : [],
  );
  const foesHealth = Math.max(0, ...foes.map((foe) => healthOf(view, foe)));
  const own = healthOf(view, unit);
  return {
    view,
    unit,
    foes,
    friends,
    steady: rollOdds(view, pilotingTally(view, unit).total),
    crippled: own < WORN && own < foesHealth - 0.15,
    patient: foes.some((foe) => willMove(view, foe)) ? Math.max(0, 1 - view.turn / BORED) : 0,
  };
}

/** What can be said of a place without the foes' answers. */
export function outlookOf({ view, unit, foes, friends, steady }: Lead, { stand, ends, entries }: Place): Outlook {
  const { map } = view.rules;
  const entry = entries.find((one) => one >= 0) ?? -1;
  const rolls = ends && entry >= 0 ? (ends.rolls[entry] as number) : 0;
  const own = powerOf(view, unit);
  let near = Number.POSITIVE_INFINITY;
  let promise = 0;
  for (const foe of foes) {
    const far = distance(map, stand.hex, unitOf(view, foe).at);
    near = Math.min(near, far);
    promise = Math.max(promise, (own.at[far] ?? 0) - 0.7 * (powerOf(view, foe).at[far] ?? 0));
  }
  let apart = friends.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  for (const friend of friends) apart = Math.min(apart, distance(map, stand.hex, unitOf(view, friend).at));
  return {
    risk: 1 - steady ** rolls,
    beyond: Number.isFinite(near) ? Math.max(0, near - own.range) : 0,
    promise,
    apart: Math.max(0, apart - ARM),
  };
}

/** The command of a move. */
export function moveOf(view: View, { unit, place, facing, ram }: Going): CommandOf<'move'> {
  const { ends, entries } = place;
  const entry = entries[facing] ?? -1;
  if (!ends || entry < 0) {
    const mode = view.moving === unit ? unitOf(view, unit).went.mode : 'still';
    return { type: 'move', unit, mode, steps: [] };
  }
  const plain = { type: 'move', unit, mode: ends.mode, steps: [...ends.steps(entry)] } as const;
  return ram ? { ...plain, attack: { kind: ram.kind, target: ram.target } } : plain;
}
