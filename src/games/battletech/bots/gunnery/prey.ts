import { OF_TARGET_HEX, OF_TARGET_ITSELF } from '../../rules/weapons/of-target.ts';
import type { Modifier } from '../../rules/weapons/row.ts';
import { type Shooting, shootingOf } from '../../rules/weapons/shooting.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import type { Rules, Unit, UnitId, View } from '../../view.ts';
import { unitOf } from '../../view.ts';
import { type Gun, PLAIN, shotOf } from './guns.ts';
import { poseOf, type Stand } from './stand.ts';

const sumOf = (rows: readonly Modifier[], shooting: Shooting): number => {
  let sum = 0;
  for (const { value } of rows) sum += value(shooting, PLAIN);
  return sum;
};

const MODE_KEY = { still: 0, walk: 1, run: 2, jump: 3 } as const;
const keyOf = ({ mode, hexes, prone, skidded }: Stand, near: boolean): number =>
  ((hexes * 4 + MODE_KEY[mode]) * 2 + (prone ? 1 : 0)) * 4 + (skidded ? 2 : 0) + (near ? 1 : 0);

const bodies = new WeakMap<Unit, Map<number, number>>();

/** The target's own modifier: its movement, posture and size. Cached for each unit. */
export function bodyNumber(view: View, shooter: UnitId, gun: Gun, foe: UnitId, at: Stand, near: boolean): number {
  const unit = unitOf(view, foe);
  let known = bodies.get(unit);
  if (!known) {
    known = new Map();
    bodies.set(unit, known);
  }
  const key = keyOf(at, near);
  let number = known.get(key);
  if (number === undefined) {
    const shooting = shootingOf(supposing(view, foe, poseOf(at)), shooter, shotOf(gun, foe));
    number = shooting ? sumOf(OF_TARGET_ITSELF, { ...shooting, distance: near ? 1 : 2 }) : 0;
    known.set(key, number);
  }
  return number;
}

interface Hidden {
  readonly ground: View['ground'];
  readonly numbers: Map<number, number>;
}
const hidings = new WeakMap<Rules, Hidden>();

/** Modifier of the woods and smoke in the target's hex, at a given height. */
export function hidingNumber(view: View, shooter: UnitId, gun: Gun, foe: UnitId, at: Stand): number {
  let hiding = hidings.get(view.rules);
  if (hiding?.ground !== view.ground) {
    hiding = { ground: view.ground, numbers: new Map() };
    hidings.set(view.rules, hiding);
  }
  const key = (at.hex * 128 + at.level + 64) * 4 + at.height;
  let number = hiding.numbers.get(key);
  if (number === undefined) {
    const shooting = shootingOf(supposing(view, foe, poseOf(at)), shooter, shotOf(gun, foe));
    number = shooting ? sumOf(OF_TARGET_HEX, shooting) : 0;
    hiding.numbers.set(key, number);
  }
  return number;
}
