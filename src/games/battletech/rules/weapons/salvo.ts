import { modelOf, type State, type UnitId } from '../../state.ts';
import { isMech, slotWorks } from '../status.ts';
import type { Shooting } from './shooting.ts';

/** What one shot sends out: so many hits at most, of so many points each, that strike in groups. */
export interface Salvo {
  readonly size: number; // 1 = one hit, and no cluster roll
  readonly each: number;
  readonly group: number; // points that strike one place together
}

/** Missiles by their rack, the pellets of a cluster round one by one, and anything else as one hit. */
export function salvoOf({ weapon, ammo }: Pick<Shooting, 'weapon' | 'ammo'>): Salvo {
  if (ammo && ammo.pellets > 0) return { size: ammo.pellets, each: 1, group: 1 };
  return { size: weapon.rack, each: weapon.damage, group: weapon.group || weapon.damage };
}

const ARTEMIS = 2;

/** What is added to the cluster roll: a launcher's own fire control, while it works. */
export const clusterModifier = (state: State, id: UnitId, mount: number): number =>
  artemisWorks(state, id, mount) ? ARTEMIS : 0;

/** The systems of a place serve its launchers in their order. */
function artemisWorks(state: State, id: UnitId, mount: number): boolean {
  const { mounts, slots } = modelOf(state, id).design;
  const launcher = mounts[mount];
  if (!launcher?.artemis) return false;
  const before = mounts.slice(0, mount).filter(({ artemis, at }) => artemis && at === launcher.at).length;
  const systems = (slots[launcher.at] ?? []).flatMap((slot, index) => (slot?.item === 'artemis-iv' ? [index] : []));
  const slot = systems[before];
  return slot !== undefined && slotWorks(state, id, launcher.at, slot);
}

/** Points in the groups in which they strike; the last one is what remains. */
export function groupsOf(total: number, group: number): readonly number[] {
  const groups: number[] = [];
  for (let left = total; left > 0; left -= group) groups.push(Math.min(left, group));
  return groups;
}

/** The flamer's own choice, or both at once where the ruleset has it so. */
export const heats = ({ state, weapon, shot, target }: Shooting): boolean =>
  weapon.heats && isMech(state, target) && (shot.heat === true || state.rules.ruleset.flamer === 'both');
export const hurts = (shooting: Shooting): boolean =>
  !(heats(shooting) && shooting.state.rules.ruleset.flamer === 'choice');
