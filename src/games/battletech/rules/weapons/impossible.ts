import { type Fact, first } from '../../../../kernel/fact.ts';
import { AMMO } from '../../data/ammo.ts';
import { isArm, isLeg, LA, RA } from '../../data/places.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { bears } from '../arcs.ts';
import type { Sight } from '../sight.ts';
import { alive, hasPlace, sensorsGone, slotWorks, weaponWorks } from '../status.ts';
import { sunk } from '../terrain.ts';
import { bracketOf, rangesOf } from './ranges.ts';
import { binOf, type Shooting } from './shooting.ts';

const about = ({ attacker, shot }: Shooting, code: string): Fact => ({ code, unit: attacker, mount: shot.weapon });

/** Why a bin cannot feed: destroyed, being dumped, or empty. */
export function binFails(state: State, id: UnitId, bin: number): 'bin-destroyed' | 'bin-dumping' | 'bin-empty' | null {
  const unit = unitOf(state, id);
  const { at, slot } = state.rules.models[id]?.design.bins[bin] ?? { at: 0, slot: -1 };
  if (!hasPlace(unit, at) || (slot >= 0 && !slotWorks(state, id, at, slot))) return 'bin-destroyed';
  if (unit.dumping & (1 << bin)) return 'bin-dumping';
  return (unit.bins[bin] ?? 0) > 0 ? null : 'bin-empty';
}

/** A named bin must be able to feed this weapon; otherwise any bin must. */
function unfed(s: Shooting): Fact | undefined {
  const { state, attacker, shot, weapon, model } = s;
  if (weapon.ammo === null) return undefined;
  if (shot.bin === undefined) {
    const feeds = model.design.bins.some(
      ({ ammo }, bin) => AMMO[ammo]?.feeds === weapon.ammo && binFails(state, attacker, bin) === null,
    );
    return feeds ? undefined : about(s, 'no-ammunition');
  }
  if (!binOf(state, attacker, shot)) return { ...about(s, 'no-such-bin'), bin: shot.bin };
  if (s.ammo?.feeds !== weapon.ammo) return { ...about(s, 'wrong-ammunition'), bin: shot.bin };
  const fails = binFails(state, attacker, shot.bin);
  return fails ? { ...about(s, fails), bin: shot.bin } : undefined;
}

/** Prone: no leg weapons, and an arm to prop up on; if one arm is enough, its weapons cannot fire. */
function pronely(s: Shooting): Fact | undefined {
  const { unit, mount, state } = s;
  if (!unit.prone || unit.crew) return undefined;
  const arms = [LA, RA].filter((arm) => hasPlace(unit, arm)).length;
  const needs = state.rules.ruleset.proneArms === 'both' ? 2 : 1;
  return first<Fact>(
    isLeg(mount.at) && about(s, 'prone-leg-weapon'),
    arms < needs && { ...about(s, 'prone-needs-arms'), arms: needs },
    arms < 2 && isArm(mount.at) && about(s, 'arm-props-up'),
  );
}

/** Units under water and above it cannot hit each other, except for the legs of a wading unit from below. */
function underWater(s: Shooting): Fact | undefined {
  const { state, foe, weapon, wet } = s;
  const under = foe ? sunk(state, foe) : 'none';
  return first<Fact>(
    wet && weapon.underwater === null && about(s, 'weapon-fails-under-water'),
    wet && under === 'none' && about(s, 'target-above-water'),
    !wet && under === 'all' && about(s, 'target-under-water'),
  );
}

function tooFar(s: Shooting): Fact | undefined {
  const ranges = rangesOf(s.weapon, s.wet);
  if (!ranges || bracketOf(ranges, s.distance)) return undefined;
  const { attacker, shot, distance } = s;
  return { code: 'out-of-range', unit: attacker, mount: shot.weapon, distance, longest: ranges[2] };
}

/** The first reason why the shot cannot hit that does not need a line of sight. */
export const cannotReach = (s: Shooting): Fact | undefined =>
  first<Fact>(
    !weaponWorks(s.state, s.attacker, s.shot.weapon) && about(s, 'weapon-destroyed'),
    sensorsGone(s.state, s.attacker) && about(s, 'sensors-destroyed'),
    s.foe !== null && !alive(s.foe) && { code: 'target-is-destroyed', unit: s.target },
    s.distance === 0 && about(s, 'own-hex'),
  ) ??
  pronely(s) ??
  (bears(s.state, s.attacker, s.shot.weapon, s.to) ? undefined : about(s, 'out-of-arc')) ??
  underWater(s) ??
  tooFar(s) ??
  unfed(s);

/** The same for the line of sight: it must be clear, and the unit's own cover blocks leg weapons above water. */
export function cannotSee(s: Shooting, sight: Sight): Fact | undefined {
  if (!sight.clear) return { ...about(s, 'no-line-of-sight'), ...sight.blockedBy };
  const { mount, unit, wet } = s;
  return isLeg(mount.at) && !unit.crew && !wet && sight.ownCover ? about(s, 'leg-weapon-behind-cover') : undefined;
}
