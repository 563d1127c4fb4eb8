import { describe, expect, test } from 'vitest';
import { pick } from '../../../../kernel/dice.ts';
import type { Random } from '../../../../kernel/random.ts';
import { bearingOf } from '../../../../parts/hex/bearing.ts';
import { FACINGS, type Facing } from '../../../../parts/hex/hex.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { batteryOf, shotOf } from '../gunnery/guns.ts';
import { lookBits } from '../gunnery/looks.ts';
import { gunBears } from '../gunnery/needs.ts';
import { shelterOf } from '../gunnery/shelter.ts';
import { poseOf } from '../gunnery/stand.ts';
import { Duel, noExchange } from './exchange.ts';
import { type Place, placesOf, standing } from './places.ts';
import { FIELDS, opposed, roaming } from './testing.ts';
import { fillVolley } from './volley.ts';
import { BALANCED } from './weights.ts';
import { worthOf } from './worth.ts';

const ENDLESS = Number.POSITIVE_INFINITY;

const DRAWS = 5;

/** Pairs of enemies in a view, each at a hex it could reach. */
function* pairs(sideView: View, random: Random): Generator<readonly [UnitId, Place, UnitId, Place], void> {
  const all = sideView.units.map((_, id) => placesOf(sideView, id));
  const anywhere = (id: UnitId): Place => pick(random, all[id] ?? []);
  for (const [own, { side }] of sideView.rules.models.entries())
    for (const [foe, { side: other }] of sideView.rules.models.entries()) {
      if (side === other || unitOf(sideView, own).destroyed || unitOf(sideView, foe).destroyed) continue;
      for (let draw = 0; draw < DRAWS; draw++) {
        const [at, to] = [anywhere(own), anywhere(foe)];
        if (at.stand.hex !== to.stand.hex) yield [own, at, foe, to];
      }
    }
}

/** Expected damage, by the rules, of all guns in arc with the torso facing that way. */
function ruled(sideView: View, own: UnitId, { stand: from }: Place, foe: UnitId, { stand: to }: Place, torso: Facing) {
  const bearing = bearingOf(sideView.rules.map, from.hex, to.hex);
  const plan = { pose: poseOf(from, torso), targetPose: poseOf(to) };
  return batteryOf(sideView, own)
    .guns.filter((gun) => gunBears(gun, bearing, torso, from.facing))
    .reduce((all, gun) => all + expectedDamage(sideView, own, shotOf(gun, foe), plan), 0);
}

const isOpen = (sideView: View, { stand: from }: Place, { stand: to }: Place): boolean => {
  const { walls, legs } = shelterOf(sideView, from, to);
  return walls === 0 && legs === 0;
};

describe('a volley', () => {
  test.each(FIELDS)('matches the expected damage of the rules for each torso facing: $ruleset on $map', (field) => {
    let volleys = 0;
    const volley = new Float64Array(6);
    roaming(field, 12, { most: 200, rarely: 20 }, (sideView, random) => {
      for (const [own, at, foe, to] of pairs(sideView, random)) {
        const bearing = bearingOf(sideView.rules.map, at.stand.hex, to.stand.hex);
        const aim = { shooter: own, from: at.stand, foe, to: to.stand };
        const hits = fillVolley(sideView, aim, bearing, ENDLESS, volley);
        for (const torso of isOpen(sideView, at, to) ? FACINGS : []) {
          const points = ruled(sideView, own, at, foe, to, torso);
          expect(volley[torso]).toBeCloseTo(points, 6);
          if (points > 0) expect(hits).toBe(true);
          volleys += points > 0 ? 1 : 0;
        }
      }
    });
    expect(volleys).toBeGreaterThan(20);
  });

  test('without heat to spare only cold guns fire; with enough, all of them', () => {
    const sideView = opposed();
    const [at, to] = [standing(sideView, 0), standing(sideView, 1)];
    const aim = { shooter: 0, from: at.stand, foe: 1, to: to.stand };
    const volley = new Float64Array(6);
    const filled = (room: number): number => {
      fillVolley(sideView, aim, bearingOf(sideView.rules.map, at.stand.hex, to.stand.hex), room, volley);
      return volley[0] as number;
    };
    const all = batteryOf(sideView, 0).guns.reduce((sum, { heat }) => sum + heat, 0);
    expect(filled(0)).toBe(0);
    expect(filled(all)).toBe(filled(ENDLESS));
    expect(filled(all - 1)).toBeLessThan(filled(all));
    expect(filled(1)).toBeCloseTo(ruledOne(sideView, 'ac-5'), 6);
  });
});

const ruledOne = (sideView: View, weapon: string): number => {
  const gun = batteryOf(sideView, 0).guns.find((one) => one.weapon.id === weapon);
  return gun ? expectedDamage(sideView, 0, shotOf(gun, 1)) : 0;
};

describe('an exchange', () => {
  const even = { warm: BALANCED.warm, foeWarm: BALANCED.warm, spite: BALANCED.spite, breach: BALANCED.breach };

  test.each(FIELDS)('is symmetric for fixed facings: $ruleset on $map', (field) => {
    let exchanges = 0;
    roaming(field, 13, { most: 200, rarely: 6 }, (sideView, random) => {
      const [there, back] = [new Duel(sideView, even), new Duel(sideView, even)];
      const [mine, theirs] = [noExchange(), noExchange()];
      for (const [own, at, foe, to] of pairs(sideView, random)) {
        const [facing, turn] = [at.stand.facing, to.stand.facing];
        there.between(own, { ...at, facings: 1 << facing }, foe, { ...to, facings: 1 << turn });
        back.between(foe, { ...to, facings: 1 << turn }, own, { ...at, facings: 1 << facing });
        const some = there.facing(facing, mine);
        expect(back.facing(turn, theirs)).toBe(some);
        expect(mine).toEqual({
          dealt: theirs.taken,
          taken: theirs.dealt,
          strikes: theirs.struck,
          struck: theirs.strikes,
        });
        exchanges += mine.dealt + mine.taken > 0 ? 1 : 0;
      }
    });
    expect(exchanges).toBeGreaterThan(10);
  });

  test('the enemy takes its best facing, so more choice never helps the other side', () => {
    let exchanges = 0;
    roaming(FIELDS[0], 14, { most: 200, rarely: 12 }, (sideView, random) => {
      const duel = new Duel(sideView, BALANCED);
      const [free, bound] = [noExchange(), noExchange()];
      for (const [own, at, foe, to] of pairs(sideView, random)) {
        const { facing } = at.stand;
        duel.between(own, at, foe, to);
        if (!duel.facing(facing, free)) continue;
        for (const turn of FACINGS.filter((one) => to.facings & (1 << one))) {
          duel.between(own, at, foe, { ...to, facings: 1 << turn });
          duel.facing(facing, bound);
          expect(duel.likes(free)).toBeGreaterThanOrEqual(duel.likes(bound) - 1e-9);
          exchanges++;
        }
      }
    });
    expect(exchanges).toBeGreaterThan(50);
  });

  test('damage dealt is that of the best torso facing, by the value of a point', () => {
    const sideView = opposed({ foe: { at: '0805', facing: 0 } }); // facing away
    const [at, to] = [standing(sideView, 0), standing(sideView, 1)];
    const duel = new Duel(sideView, { ...BALANCED, warm: ENDLESS });
    const out = noExchange();
    duel.between(0, at, 1, to);
    for (const facing of FACINGS) {
      duel.facing(facing, out);
      const bits = lookBits(sideView, 0, false)[facing] as number;
      const looks = FACINGS.filter((torso) => bits & (1 << torso));
      const best = Math.max(...looks.map((torso) => ruled(sideView, 0, at, 1, to, torso)));
      expect(out.dealt).toBeCloseTo(best * (worthOf(sideView, 1)[12] as number), 6);
    }
  });

  test('no exchange without a line of sight', () => {
    const sideView = opposed({ foe: { at: '1601' }, own: { at: '0117' } });
    const duel = new Duel(sideView, BALANCED);
    duel.between(0, standing(sideView, 0), 1, standing(sideView, 1));
    expect(duel.facing(0, noExchange())).toBe(false);
  });
});
