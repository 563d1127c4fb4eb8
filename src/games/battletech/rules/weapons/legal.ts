import { type Fact, first } from '../../../../kernel/fact.ts';
import { isArm, MECH_PLACES } from '../../data/places.ts';
import type { Shot, Target } from '../../plan.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { ignitable, ignitionNumber } from '../burning.ts';
import { HIGHEST } from '../rolls.ts';
import { hasPlace, immobile, isMech } from '../status.ts';
import { targetRefusal } from '../target.ts';
import { standing } from '../terrain.ts';
import { salvoOf } from './salvo.ts';
import { type Shooting, shootingOf } from './shooting.ts';
import { impossible } from './to-hit.ts';

const about = (unit: UnitId, { weapon }: Shot, code: string): Fact => ({ code, unit, mount: weapon });

/** Valid targets: living enemies, and hexes if the match's switches allow an effect on them. */
function badTarget(state: State, id: UnitId, target: Target): Fact | undefined {
  if ('unit' in target) return targetRefusal(state, id, target.unit);
  const { hex } = target;
  if (hex >= state.rules.map.hexes.length) return { code: 'off-the-map', hex };
  const { clearing, fires, collapse } = state.rules.ruleset;
  const ground = groundAt(state, hex);
  if (target.for === 'clear')
    return first<Fact>(!clearing && { code: 'woods-stay' }, ground.woods === 0 && { code: 'no-woods-there', hex });
  if (target.for === 'ignite')
    return first<Fact>(!fires && { code: 'nothing-burns' }, !ignitable(state, hex) && { code: 'does-not-catch', hex });
  return first<Fact>(!collapse && { code: 'buildings-stay' }, !standing(ground) && { code: 'no-building-there', hex });
}

/** A weapon with ammunition must name its bin, others must not. */
const badBin = (id: UnitId, { shot, weapon }: Shooting): Fact | undefined =>
  first<Fact>(
    weapon.ammo !== null && shot.bin === undefined && about(id, shot, 'bin-needed'),
    weapon.ammo === null && shot.bin !== undefined && about(id, shot, 'needs-no-bin'),
  );

/** Aimed shots: at a location of an immobile 'Mech, with a weapon that hits one location. */
function badAim(id: UnitId, shooting: Shooting): Fact | undefined {
  const { state, shot, target, foe } = shooting;
  if (shot.aim === undefined) return undefined;
  return first<Fact>(
    (!foe || !isMech(state, target)) && about(id, shot, 'aim-at-mechs-only'),
    foe !== null && !immobile(state, target) && about(id, shot, 'aim-at-immobile-only'),
    salvoOf(shooting).size > 1 && about(id, shot, 'clusters-cannot-aim'),
    foe !== null && !(shot.aim < MECH_PLACES.length && hasPlace(foe, shot.aim)) && about(id, shot, 'place-is-gone'),
  );
}

/** Only flamers heat, and only 'Mechs can be heated. */
const badHeat = (id: UnitId, { state, shot, weapon, target, foe }: Shooting): Fact | undefined =>
  shot.heat === undefined
    ? undefined
    : first<Fact>(
        !weapon.heats && about(id, shot, 'only-flamers-heat'),
        (!foe || !isMech(state, target)) && about(id, shot, 'only-mechs-are-heated'),
      );

const badFire = (id: UnitId, { state, shot, weapon, to }: Shooting): Fact | undefined =>
  'hex' in shot.target && shot.target.for === 'ignite' && ignitionNumber(weapon, groundAt(state, to)) > HIGHEST
    ? about(id, shot, 'weapon-sets-no-fires')
    : undefined;

/** The first rule that refuses this shot on its own. */
export function shotRefusal(state: State, id: UnitId, shot: Shot): Fact | undefined {
  if (!modelOf(state, id).design.mounts[shot.weapon]) return about(id, shot, 'no-such-weapon');
  const no = badTarget(state, id, shot.target) ?? impossible(state, id, shot);
  const shooting = shootingOf(state, id, shot);
  if (no || !shooting) return no;
  return badBin(id, shooting) ?? badAim(id, shooting) ?? badHeat(id, shooting) ?? badFire(id, shooting);
}

/** Rules about the combination of a unit's shots. */
export function togetherRefusal(state: State, id: UnitId, shots: readonly Shot[]): Fact | undefined {
  const { design } = modelOf(state, id);
  const unit = unitOf(state, id);
  const seen = new Set<number>();
  const drawn = new Map<number, number>();
  const arms = new Set<number>();
  for (const shot of shots) {
    if (seen.has(shot.weapon)) return about(id, shot, 'weapon-fires-twice');
    seen.add(shot.weapon);
    const at = design.mounts[shot.weapon]?.at ?? -1;
    if (isArm(at)) arms.add(at);
    if (unit.prone && !unit.crew && arms.size > 1) return about(id, shot, 'prone-fires-one-arm');
    if (shot.bin === undefined) continue;
    const rounds = (drawn.get(shot.bin) ?? 0) + 1;
    drawn.set(shot.bin, rounds);
    const left = unit.bins[shot.bin] ?? 0;
    if (rounds > left) return { ...about(id, shot, 'not-enough-ammunition'), bin: shot.bin, left };
  }
  return undefined;
}
