import { modelOf, type State, type UnitId } from '../../state.ts';
import { isMech, slotWorks } from '../status.ts';
import type { Shooting } from './shooting.ts';

/** One shot: the maximum number of hits, the damage of each, and its grouping. */
interface Salvo {
  readonly size: number; // 1 = one hit, and no cluster roll
  readonly each: number;
  readonly group: number; // points that hit one location together
}

/** Missiles by rack, pellets of a cluster round one by one, anything else as one hit. */
export function salvoOf({ weapon, ammo }: Pick<Shooting, 'weapon' | 'ammo'>): Salvo {
  if (ammo && ammo.pellets > 0) return { size: ammo.pellets, each: 1, group: 1 };
  return { size: weapon.rack, each: weapon.damage, group: weapon.group || weapon.damage };
}

const ARTEMIS = 2;

/** Modifier to the cluster roll: the launcher's fire control, if it works. */
export const clusterModifier = (state: State, id: UnitId, mount: number): number =>
  artemisWorks(state, id, mount) ? ARTEMIS : 0;

/** Fire control systems belong to the launchers of their location in order. */
function artemisWorks(state: State, id: UnitId, mount: number): boolean {
  const { mounts, slots } = modelOf(state, id).design;
  const launcher = mounts[mount];
  if (!launcher?.artemis) return false;
  const before = mounts.slice(0, mount).filter(({ artemis, at }) => artemis && at === launcher.at).length;
  const systems = (slots[launcher.at] ?? []).flatMap((slot, index) => (slot?.item === 'artemis-iv' ? [index] : []));
  const slot = systems[before];
  return slot !== undefined && slotWorks(state, id, launcher.at, slot);
}

/** Damage split into groups; the last one has the remainder. */
export function groupsOf(total: number, group: number): readonly number[] {
  const groups: number[] = [];
  for (let left = total; left > 0; left -= group) groups.push(Math.min(left, group));
  return groups;
}

/** By the flamer's choice, or always if the ruleset says both. */
export const heats = ({ state, weapon, shot, target }: Shooting): boolean =>
  weapon.heats && isMech(state, target) && (shot.heat === true || state.rules.ruleset.flamer === 'both');
export const hurts = (shooting: Shooting): boolean =>
  !(heats(shooting) && shooting.state.rules.ruleset.flamer === 'choice');
