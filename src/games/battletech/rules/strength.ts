import { AMMO } from '../data/ammo.ts';
import { WEAPONS } from '../data/weapons.ts';
import { modelOf, type Side, type State, type UnitId } from '../state.ts';
import { alive, weaponWorks } from './status.ts';
import { binFails } from './weapons/impossible.ts';
import { clusterMean } from './weapons/odds.ts';

/** Remaining toughness times remaining firepower: the side with the larger product would win a long exchange. */
export function strengthOf(state: State, side: Side): number {
  let lasts = 0;
  let deals = 0;
  for (const [id, unit] of state.units.entries()) {
    if (modelOf(state, id).side !== side || !alive(unit)) continue;
    lasts += points(unit.armour) + points(unit.structure);
    deals += firepowerOf(state, id);
  }
  return lasts * deals;
}

const points = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

const KICK = 0.1; // damage per ton: half a kick, since a unit can rarely kick

/** Damage per turn if every working weapon with ammunition hits, and what kicks add. */
function firepowerOf(state: State, id: UnitId): number {
  const { design } = modelOf(state, id);
  let damage = design.kind === 'mech' ? KICK * design.tons : 0;
  for (const [mount, { weapon: name }] of design.mounts.entries()) {
    const weapon = WEAPONS[name];
    if (!weapon || !weaponWorks(state, id, mount)) continue;
    const isFed =
      weapon.ammo === null ||
      design.bins.some(({ ammo }, bin) => AMMO[ammo]?.feeds === weapon.ammo && binFails(state, id, bin) === null);
    if (isFed) damage += weapon.damage * (weapon.rack > 1 ? clusterMean(weapon.rack) : 1);
  }
  return damage;
}
