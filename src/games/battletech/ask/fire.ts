import Type from 'typebox';
import type { Query } from '../../../kernel/game.ts';
import { ok } from '../../../kernel/result.ts';
import { distance } from '../../../parts/hex/hex.ts';
import { bad, query } from '../../../parts/schema/query.ts';
import { strict } from '../../../parts/schema/schema.ts';
import { CLUSTER } from '../data/cluster.ts';
import { WEAPONS } from '../data/weapons.ts';
import { fullestBin } from '../options/fire.ts';
import type { Shot } from '../plan.ts';
import { columnOf } from '../rules/arcs.ts';
import { damageOdds } from '../rules/damage/odds.ts';
import { heatOutlook } from '../rules/heat.ts';
import {
  clusterMean,
  clusterOdds,
  damageDistribution,
  expectedDamage,
  hitOdds,
  threatOf,
} from '../rules/weapons/odds.ts';
import { toHit } from '../rules/weapons/to-hit.ts';
import { modelOf, type State, type UnitId } from '../state.ts';
import { view } from '../view.ts';
import { placeName, receipt, round, weaponName, words } from './receipt.ts';
import { EXAMPLE, noSuchUnit, scenario, stateOf, UnitNumber } from './scenario.ts';

const Mounts = Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), {
  maxItems: 40,
  uniqueItems: true,
  description: 'weapon numbers, from 0',
});
const Duel = Type.Object(
  { ...scenario, attacker: UnitNumber, target: UnitNumber, weapons: Type.Optional(Mounts) },
  strict,
);

/** One shot of each weapon (default: all), from its fullest bin. */
function shotsOf(state: State, attacker: UnitId, target: UnitId, wanted?: readonly number[]): readonly Shot[] {
  const { mounts } = modelOf(state, attacker).design;
  return mounts.flatMap((mount, weapon) => {
    if (wanted && !wanted.includes(weapon)) return [];
    const family = WEAPONS[mount.weapon]?.ammo ?? null;
    const bin = family === null ? undefined : fullestBin(view(state, 'archive'), attacker, family);
    return [{ weapon, target: { unit: target }, ...(bin !== undefined && { bin }) }];
  });
}

/** The answer to a question about a weapon that the unit does not have. */
function missing(state: State, unit: UnitId, weapons: readonly number[] = []) {
  const { mounts } = modelOf(state, unit).design;
  const strange = weapons.find((weapon) => !mounts[weapon]);
  return strange === undefined
    ? undefined
    : bad({ field: 'weapons', problem: `unknown weapon ${strange}: must be 0 to ${mounts.length - 1}` });
}

export const toHitQuery: Query = query(
  'every weapon of a unit against a target: to-hit number with its receipt, odds, expected damage',
  Duel,
  { ...EXAMPLE, attacker: 0, target: 1 },
  ({ attacker, target, weapons, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    const [unit, foe] = [state.units[attacker], state.units[target]];
    if (!unit) return noSuchUnit(state, 'attacker');
    if (!foe) return noSuchUnit(state, 'target');
    const no = missing(state, attacker, weapons);
    if (no) return no;
    return ok({
      attacker: modelOf(state, attacker).design.id,
      target: modelOf(state, target).design.id,
      distance: distance(state.rules.map, unit.at, foe.at),
      column: columnOf(state, target, unit.at),
      weapons: shotsOf(state, attacker, target, weapons).map((shot) => {
        const answer = toHit(state, attacker, shot);
        const named = weaponName(state, attacker, shot.weapon);
        if ('impossible' in answer)
          return { ...named, impossible: { ...answer.impossible, words: words(state, answer.impossible) } };
        return {
          ...named,
          needs: answer.tally.total,
          odds: round(hitOdds(state, attacker, shot)),
          expected: round(expectedDamage(state, attacker, shot)),
          receipt: receipt(state, answer.tally),
        };
      }),
    });
  },
);

export const heatQuery: Query = query(
  'heat after firing these weapons, with its receipt, and the odds of shutdown and explosion',
  Type.Object({ ...scenario, unit: UnitNumber, weapons: Mounts }, strict),
  { ...EXAMPLE, unit: 0, weapons: [0, 4] },
  ({ unit, weapons, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    if (!state.units[unit]) return noSuchUnit(state, 'unit');
    const no = missing(state, unit, weapons);
    if (no) return no;
    const { mounts } = modelOf(state, unit).design;
    const added = weapons.reduce((sum, weapon) => sum + (WEAPONS[mounts[weapon]?.weapon ?? '']?.heat ?? 0), 0);
    const { tally, heat, shutdown, explosion } = heatOutlook(state, unit, added);
    return ok({ heat, shutdown: round(shutdown), explosion: round(explosion), receipt: receipt(state, tally) });
  },
);

export const clusterQuery: Query = query(
  'how many missiles of a salvo that hits strike the target',
  Type.Object(
    {
      size: Type.Integer({ minimum: 1, maximum: 40 }),
      modifier: Type.Optional(Type.Integer({ minimum: -10, maximum: 10 })),
    },
    strict,
  ),
  { size: 15 },
  ({ size, modifier = 0 }) =>
    CLUSTER[size]
      ? ok({
          size,
          mean: round(clusterMean(size, modifier)),
          odds: clusterOdds(size, modifier).flatMap((odds, hits) => (odds > 0 ? [{ hits, odds: round(odds) }] : [])),
          table: CLUSTER[size],
        })
      : bad({ field: 'size', problem: `must be one of ${Object.keys(CLUSTER).join(', ')}` }),
);

const SAMPLES = 2000;

export const damageQuery: Query = query(
  'effect of a volley: odds of losing each location, odds of destruction, average damage',
  Type.Object(
    {
      ...scenario,
      attacker: UnitNumber,
      target: UnitNumber,
      weapons: Type.Optional(Mounts),
      samples: Type.Optional(Type.Integer({ minimum: 100, maximum: 20_000 })),
    },
    strict,
  ),
  { ...EXAMPLE, attacker: 0, target: 1 },
  ({ attacker, target, weapons, samples = SAMPLES, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    if (!state.units[attacker]) return noSuchUnit(state, 'attacker');
    if (!state.units[target]) return noSuchUnit(state, 'target');
    const no = missing(state, attacker, weapons);
    if (no) return no;
    const shots = shotsOf(state, attacker, target, weapons).filter((shot) => hitOdds(state, attacker, shot) > 0);
    const odds = damageOdds(
      state,
      target,
      shots.map((shot) => threatOf(state, attacker, shot)),
      samples,
      situation.seed ?? 1,
    );
    return ok({
      weapons: shots.map((shot) => ({
        ...weaponName(state, attacker, shot.weapon),
        points: damageDistribution(state, attacker, shot).flatMap((share, points) =>
          share > 0 ? [{ points, odds: round(share) }] : [],
        ),
      })),
      destroyed: round(odds.destroyed),
      by: Object.fromEntries(Object.entries(odds.why).map(([why, share]) => [why, round(share)])),
      lost: Object.fromEntries(odds.places.map((share, place) => [placeName(state, target, place), round(share)])),
      damage: round(odds.damage),
      knockedOut: round(odds.knockedOut),
      samples: odds.samples,
    });
  },
);
