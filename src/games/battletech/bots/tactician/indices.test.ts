import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { bearingOf } from '../../../../parts/hex/bearing.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { LA, RA } from '../../data/places.ts';
import { arcOf, columnAt } from '../../rules/arcs.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { isMech } from '../../rules/status.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { begun, wander } from '../../testing.ts';
import { modelOf, type UnitId, type View, view } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';
import { batteryOf, shotOf } from '../gunnery/guns.ts';
import { looksAfter, looksNow } from '../gunnery/looks.ts';
import { poseOf, type Stand, standAt, standOf } from '../gunnery/stand.ts';
import { foeOf } from './foes.ts';
import { positionsOf } from './positions.ts';
import type { Position } from './scorer.ts';
import { surveyOf } from './survey.ts';
import { weighing } from './testing.ts';
import type { TacticianWeights } from './weights.ts';

/** An attacker and a target, each anywhere it could stand. */
interface Duel {
  readonly shooter: UnitId;
  readonly from: Stand;
  readonly look: Facing;
  readonly foe: UnitId;
  readonly to: Stand;
  readonly primary: UnitId | null;
}

/** Average damage of all guns, by the rules, shot by shot; a prone unit fires with only one arm. */
function pointsBy(sideView: View, { shooter, from, look, foe, to, primary }: Duel): number {
  const { mounts, kind } = modelOf(sideView, shooter).design;
  let [body, left, right] = [0, 0, 0];
  for (const gun of batteryOf(sideView, shooter).guns) {
    const plan = {
      pose: poseOf(from, look),
      targetPose: poseOf(to),
      primary: primary === null ? null : { unit: primary },
    };
    const points = gun.points * rollOdds(sideView, toHitNumber(sideView, shooter, shotOf(gun, foe), plan));
    const at = kind === 'mech' && from.prone ? mounts[gun.mount]?.at : undefined;
    if (at === LA) left += points;
    else if (at === RA) right += points;
    else body += points;
  }
  return body + Math.max(left, right);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function bonus(sideView: View, weights: TacticianWeights, from: Stand, foe: UnitId, to: Stand): number {
  const bearing = (bearingOf(sideView.rules.map, to.hex, from.hex) - 4 * to.facing + 24) % 24;
  const column = columnAt(isMech(sideView, foe), bearing);
  return column === 'front' ? weights.front : column === 'rear' ? weights.rear : weights.side;
}

/** DefensiveIndex as in the original design, optionally with the enemy's best twist. */
function defence(sideView: View, weights: TacticianWeights, unit: UnitId, stand: Stand): number[] {
  return foesOf(sideView, unit).map((id) => {
    if (!foeOf(sideView, id).shoots) return 0;
    const from = standOf(sideView, id);
    const looks = weights.enemyTwist === 0 ? looksNow(sideView, id).slice(0, 1) : looksNow(sideView, id);
    const best = looks.map((look) =>
      pointsBy(sideView, { shooter: id, from, look, foe: unit, to: stand, primary: null }),
    );
    return Math.max(...best) * bonus(sideView, weights, from, unit, stand);
  });
}

/** OffensiveIndex: the maximum over torso facings of the sum over targets. */
function offence(sideView: View, weights: TacticianWeights, unit: UnitId, stand: Stand): number {
  const foes = foesOf(sideView, unit);
  const looks = looksAfter(sideView, unit, stand.prone)[stand.facing] ?? [];
  const at = (look: Facing, primary: UnitId | null) => (foe: UnitId) => {
    const to = standOf(sideView, foe);
    return (
      pointsBy(sideView, { shooter: unit, from: stand, look, foe, to, primary }) *
      bonus(sideView, weights, stand, foe, to)
    );
  };
  const sums = looks.map((look) => {
    const hit = foes.filter((id) => at(look, null)(id) > 0);
    const ahead = hit.filter((id) => arcOf(sideView.rules.map, stand.hex, standOf(sideView, id).hex, look) === 'front');
    const [primary = null] = (ahead.length > 0 ? ahead : hit).toSorted((a, b) => at(look, null)(b) - at(look, null)(a));
    return sum(hit.map(at(look, primary)));
  });
  return Math.max(0, ...sums);
}

/** Checks some positions of the acting unit against the rules; returns how many involve a possible hit. */
function compare(sideView: View, unit: UnitId, weights: TacticianWeights, random: Random): number {
  const positions = positionsOf(surveyOf(sideView, unit, weights));
  let hot = 0;
  for (let i = 0; i < 6; i++) {
    const one = positions[random.roll(positions.length) - 1] as Position;
    const stand = one.ends ? standAt(sideView, one.ends, one.entry) : standOf(sideView, unit);
    const threats = defence(sideView, weights, unit, stand);
    expect(one.threats.map((threat) => threat.toFixed(9))).toEqual(threats.map((threat) => threat.toFixed(9)));
    expect(one.danger).toBeCloseTo(sum(one.threats) + one.fall, 9);
    expect(one.offence.index).toBeCloseTo(offence(sideView, weights, unit, stand), 9);
    expect(sum(one.offence.aims)).toBeCloseTo(one.offence.index, 9);
    if (one.danger > 0 || one.offence.index > 0) hot++;
  }
  return hot;
}

describe('the indices of a position match the rules', () => {
  test.each([
    ['total-warfare', 'islands', 'lances', {}, 70],
    ['total-warfare', 'twin-hills', 'tanks', { enemyTwist: 1 }, 120],
    ['simulador', 'crossing', 'melee', {}, 120],
    ['core-2026', 'mire', 'pairs', { enemyTwist: 1, rear: 3 }, 120],
  ])('%s on %s: %s', (ruleset, map, force, own, most) => {
    const random = new Random(3);
    const weights = weighing(own);
    let hot = 0;
    wander(begun({ ruleset, map, force }, random), 7, most, (state, seat, command) => {
      if (command.type === 'move' && random.roll(2) === 1)
        hot += compare(view(state, seat), command.unit, weights, random);
    });
    expect(hot).toBeGreaterThan(15);
  });
});
