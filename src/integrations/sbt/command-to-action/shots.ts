import type { CommandOf } from '../../../games/battletech/commands.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import type { Shot, Target } from '../../../games/battletech/plan.ts';
import { sameTarget } from '../../../games/battletech/rules/weapons/shooting.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { type Fact, first } from '../../../kernel/fact.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import { hexGoal } from '../action-to-command/target.ts';
import { NO_HEX } from '../files/lines.ts';
import { type HexNumber, PLACES, type SbtPlace, type ShotLine, type WeaponsAction } from '../protocol-types.ts';

type Fire = CommandOf<'fire'>;

/** Targets are named by their hexes. A single target is always primary. */
export function shotsOf(view: View, { unit, primary, shots }: Fire): WeaponsAction {
  const main = primary ?? shots[0]?.target;
  return {
    takeClub: false,
    primary: main ? hexOfTarget(view, main) : NO_HEX,
    shots: shots.map((shot) => lineOf(view, unit, shot)),
  };
}

export const placeOf = (place: number): SbtPlace => PLACES[place] as SbtPlace;

const hexOfTarget = (view: View, target: Target): HexNumber =>
  labelOf(view.rules.map, 'unit' in target ? unitOf(view, target.unit).at : target.hex);

/** A weapon is named by its first slot, its ammunition by the slot of the bin. */
function lineOf(view: View, id: UnitId, { weapon, bin, target }: Shot): ShotLine {
  const { mounts, bins } = modelOf(view, id).design;
  const mount = mounts[weapon];
  const feed = bin === undefined ? undefined : bins[bin];
  return {
    place: placeOf(mount?.at ?? 0),
    slot: mount?.slots[0] ?? 0,
    double: false,
    ammoPlace: feed ? placeOf(feed.at) : null,
    ammoSlot: feed ? feed.slot : null,
    target: hexOfTarget(view, target),
    kind: 'unit' in target ? 'Mech' : 'Hexagono',
  };
}

/**
 * The protocol has no aimed shots and no choice of a flamer's effect. The hex and the weapon decide what fire at a hex
 * does, and with several targets the primary one is a 'Mech.
 */
export const unsupportedShot = (view: View, { unit, primary, shots }: Fire): Fact | undefined =>
  first<Fact>(
    shots.some(({ aim }) => aim !== undefined) && { code: 'untold-aim' },
    shots.some(({ heat }) => heat !== undefined) && { code: 'untold-flamer' },
    shots.some((shot) => isOddGoal(view, unit, shot)) && { code: 'untold-goal' },
    primary !== null &&
      'hex' in primary &&
      shots.some(({ target }) => !sameTarget(target, primary)) && { code: 'untold-primary' },
  );

function isOddGoal(view: View, unit: UnitId, { weapon, target }: Shot): boolean {
  if ('unit' in target) return false;
  const burns = WEAPONS[modelOf(view, unit).design.mounts[weapon]?.weapon ?? '']?.heats ?? false;
  const goal = hexGoal(view, hexOfTarget(view, target), burns);
  return !goal || !sameTarget(goal, target);
}
