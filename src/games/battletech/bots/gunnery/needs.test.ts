import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { bearingOf } from '../../../../parts/hex/bearing.ts';
import { FACINGS } from '../../../../parts/hex/hex.ts';
import { bears } from '../../rules/arcs.ts';
import { reach } from '../../rules/movement/reach.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { begun, wander } from '../../testing.ts';
import { type Mode, modelOf, type UnitId, unitOf, type View, view } from '../../view.ts';
import { batteryOf, shotOf } from './guns.ts';
import { fillNeeds, gunBears } from './needs.ts';
import { poseOf, type Stand, standAt, standOf } from './stand.ts';

const MODES: readonly Mode[] = ['walk', 'run', 'jump'];

/** The unit's current stand, or a random one that it can reach. */
function anyStand(sideView: View, id: UnitId, random: Random): Stand {
  const mode = MODES[random.roll(4) - 1];
  if (!mode) return standOf(sideView, id);
  const ends = reach(sideView, id, mode);
  return ends.count === 0 ? standOf(sideView, id) : standAt(sideView, ends, random.roll(ends.count) - 1);
}

/** Every gun of every unit against every enemy, from random stands; returns the number of shots that could hit. */
function compare(sideView: View, random: Random): number {
  let shots = 0;
  for (const [shooter, { side }] of sideView.rules.models.entries())
    for (const [foe, { side: other }] of sideView.rules.models.entries()) {
      if (side === other || unitOf(sideView, foe).destroyed || unitOf(sideView, shooter).destroyed) continue;
      const [from, to] = [anyStand(sideView, shooter, random), anyStand(sideView, foe, random)];
      const { guns } = batteryOf(sideView, shooter);
      const needs = new Float64Array(guns.length);
      fillNeeds(sideView, { shooter, from, foe, to }, needs);
      const bearing = bearingOf(sideView.rules.map, from.hex, to.hex);
      for (const [i, gun] of guns.entries()) {
        const look = FACINGS[random.roll(6) - 1] ?? 0;
        const stance = { at: from.hex, facing: from.facing, torso: look };
        expect(gunBears(gun, bearing, look, from.facing)).toBe(bears(sideView, shooter, gun.mount, to.hex, stance));
        const torso = FACINGS.find((facing) => gunBears(gun, bearing, facing, from.facing));
        if (torso === undefined) continue;
        const plan = { pose: poseOf(from, torso), targetPose: poseOf(to) };
        const number = toHitNumber(sideView, shooter, shotOf(gun, foe), plan);
        expect([modelOf(sideView, shooter).design.id, gun.weapon.id, needs[i]]).toEqual([
          modelOf(sideView, shooter).design.id,
          gun.weapon.id,
          number <= HIGHEST ? number : Number.POSITIVE_INFINITY,
        ]);
        if (number <= HIGHEST) shots++;
      }
    }
  return shots;
}

describe('the quick to-hit numbers match the rules', () => {
  test.each([
    ['total-warfare', 'islands', 'lances'],
    ['total-warfare', 'twin-hills', 'tanks'],
    ['simulador', 'market-town', 'lances'],
    ['core-2026', 'mire', 'pairs'],
  ])('%s on %s: %s', (ruleset, map, force) => {
    let shots = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed);
      const start = begun({ ruleset, map, force }, random);
      wander(start, seed, 200, (state, seat) => {
        if (random.roll(6) === 1) shots += compare(view(state, seat), random);
      });
    }
    expect(shots).toBeGreaterThan(100);
  });
});
