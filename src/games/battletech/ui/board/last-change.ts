import type { HeardEvent } from '../../../../page/contract.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { hexOfTarget } from '../../rules/weapons/shooting.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';

/** A shot or physical attack of the last change, as a line. */
export interface ShotLine {
  readonly from: Hex;
  readonly to: Hex;
  readonly hit: boolean;
  readonly blow: boolean; // a physical attack
}

/** Damage of the last change to a unit. */
interface DamageMark {
  readonly unit: UnitId;
  readonly at: Hex;
  readonly points: number;
  readonly destroyed: boolean;
  readonly exploded: boolean; // its ammunition
  readonly from: Hex | null; // where the last hit came from
}

export interface LastChange {
  readonly seq: number; // sequence number
  readonly lines: readonly ShotLine[];
  readonly hurts: readonly DamageMark[];
  readonly trails: ReadonlyMap<UnitId, readonly Hex[]>; // paths, including the start
  readonly fallen: ReadonlySet<UnitId>;
  readonly risen: ReadonlySet<UnitId>;
}

export const NO_CHANGE: LastChange = {
  seq: -1,
  lines: [],
  hurts: [],
  trails: new Map(),
  fallen: new Set(),
  risen: new Set(),
};

/** The last change, ready to draw. `before` is the view before it. */
export function lastChangeOf(
  heard: readonly HeardEvent<BattletechKinds>[],
  before: View | null,
  view: View,
): LastChange {
  const seq = heard.at(-1)?.seq;
  if (seq === undefined) return NO_CHANGE;
  const stood = before ?? view;
  const lines: ShotLine[] = [];
  const points = new Map<UnitId, number>();
  const gone = new Set<UnitId>();
  const exploded = new Set<UnitId>();
  const hitFrom = new Map<UnitId, Hex>();
  const trails = new Map<UnitId, Hex[]>();
  const went = (unit: UnitId, hexes: readonly Hex[]): void => {
    const trail = trails.get(unit) ?? [unitOf(stood, unit).at];
    for (const hex of hexes) if (trail.at(-1) !== hex) trail.push(hex);
    trails.set(unit, trail);
  };
  const from = heard.findLastIndex((told) => told.seq !== seq) + 1;
  for (const { event } of heard.slice(from)) {
    switch (event.type) {
      case 'shot-fired': {
        const to = hexOfTarget(stood, event.shot.target);
        const from = unitOf(stood, event.unit).at;
        if (to >= 0) lines.push({ from, to, hit: event.hit, blow: false });
        if (event.hit && 'unit' in event.shot.target) hitFrom.set(event.shot.target.unit, from);
        break;
      }
      case 'strike-rolled':
        lines.push({
          from: unitOf(stood, event.unit).at,
          to: unitOf(stood, event.target).at,
          hit: event.hit,
          blow: true,
        });
        if (event.hit) hitFrom.set(event.target, unitOf(stood, event.unit).at);
        break;
      case 'damaged':
        points.set(event.unit, (points.get(event.unit) ?? 0) + event.armour + event.structure);
        break;
      case 'unit-destroyed':
        gone.add(event.unit);
        break;
      case 'exploded':
        exploded.add(event.unit);
        break;
      case 'moved':
      case 'skidded':
        went(
          event.unit,
          event.path.map(({ at }) => at),
        );
        break;
      case 'displaced':
        went(event.unit, [event.to.at]);
        break;
    }
  }
  const hurts = [...new Set([...points.keys(), ...gone])].map((unit) => ({
    unit,
    at: unitOf(view, unit).at,
    points: points.get(unit) ?? 0,
    destroyed: gone.has(unit),
    exploded: exploded.has(unit),
    from: hitFrom.get(unit) ?? null,
  }));
  const posture = (prone: boolean): ReadonlySet<UnitId> =>
    new Set(view.units.flatMap((unit, id) => (unit.prone === prone && stood.units[id]?.prone === !prone ? [id] : [])));
  for (const [unit, trail] of trails) if (trail.length < 2) trails.delete(unit);
  return { seq, lines, hurts, trails, fallen: posture(true), risen: posture(false) };
}

/** Whether this change is a single step of play. A replay may jump, and then nothing must be animated. */
export const isOneStep = (before: View | null, view: View): boolean =>
  before !== null && Math.abs(view.turn - before.turn) <= 1 && before.rules === view.rules;
