import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import type { Shot, Target } from '../../../games/battletech/plan.ts';
import { fire } from '../../../games/battletech/rules/weapons/declare.ts';
import { shotRefusal } from '../../../games/battletech/rules/weapons/legal.ts';
import { sameTarget } from '../../../games/battletech/rules/weapons/shooting.ts';
import { modelOf, type UnitId, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { PLACES, type ShotLine, type WeaponsAction } from '../protocol-types.ts';
import { allowed, type ConversionResult, ignoredLine, illegal } from './result.ts';
import { hexGoal, mechAt } from './target.ts';

// Line numbers in the file: where the shots start, and the items of a shot.
const [CLUB, PRIMARY] = [1, 2] as const;
const shotLine = (i: number): number => 4 + 7 * i;
const [WEAPON, DOUBLE, BIN, TARGET, KIND] = [0, 2, 3, 5, 6] as const;

export function fireOf(view: View, unit: UnitId, { takeClub, primary, shots: said }: WeaponsAction): ConversionResult {
  if (takeClub) return allowed(view, unit, { type: 'take-club', unit }, () => CLUB);
  const shots: Shot[] = [];
  const lines: number[] = []; // of each shot
  const notes: Fact[] = [];
  for (const [i, line] of said.entries()) {
    const read = shotOf(view, unit, line, shots);
    if (read.ok) {
      shots.push(read.value);
      lines.push(shotLine(i));
      continue;
    }
    const { item, why, passes } = read.error;
    if (!passes) return illegal(unit, shotLine(i) + item, why);
    notes.push(ignoredLine(unit, shotLine(i) + item, why));
  }
  const lineOf = ({ mount }: Fact): number => lines[shots.findLastIndex(({ weapon }) => weapon === mount)] ?? PRIMARY;
  const first = primaryOf(view, unit, primary, shots);
  if (first.note) notes.push(first.note);
  return allowed(view, unit, { type: 'fire', unit, primary: first.target, shots }, lineOf, notes);
}

/** Why a shot is not fired as written. */
interface Wrong {
  readonly item: number; // the shot's line with the error
  readonly why: Fact;
  readonly passes: boolean; // the other shots are still fired
}
const wrong = (item: number, why: Fact, passes = false): Result<never, Wrong> => no({ item, why, passes });

function shotOf(view: View, unit: UnitId, line: ShotLine, before: readonly Shot[]): Result<Shot, Wrong> {
  const { place, slot, kind, double } = line;
  const named = mountAt(view, unit, line);
  if (named < 0) return wrong(WEAPON, { code: 'sbt-no-weapon-there', place, slot });
  if (double) return wrong(DOUBLE, { code: 'sbt-single-rate', place, slot });
  const weapon = unfired(view, unit, named, before);
  if (weapon < 0) return wrong(WEAPON, { code: 'sbt-named-twice', place, slot }, true);
  if (kind === 'Ninguno') return wrong(TARGET, { code: 'sbt-fired-at-nothing', place, slot }, true);
  const target = targetOf(view, unit, line, weapon);
  if (!target) return wrong(TARGET, { code: 'sbt-no-target-there', hex: line.target });
  const bin = binOf(view, unit, line, weapon);
  if (!bin.ok) return bin;
  const shot: Shot = { weapon, target, ...(bin.value !== null && { bin: bin.value }) };
  const why = shotRefusal(view, unit, shot);
  return why ? wrong(itemOf(why, kind), why) : ok(shot);
}

/** The weapon in a slot, -1 = none. */
const mountAt = (view: View, unit: UnitId, { place, slot }: ShotLine): number =>
  modelOf(view, unit).design.slots[PLACES.indexOf(place)]?.[slot]?.mount ?? -1;

/** The named weapon or, if it already fires, an identical one next to it; -1 = all of them fire already. */
function unfired(view: View, unit: UnitId, named: number, before: readonly Shot[]): number {
  const { mounts } = modelOf(view, unit).design;
  const first = mounts[named];
  const isFree = (mount: number): boolean => !before.some(({ weapon }) => weapon === mount);
  if (isFree(named)) return named;
  return mounts.findIndex(
    ({ weapon, at, rear }, i) => weapon === first?.weapon && at === first.at && rear === first.rear && isFree(i),
  );
}

function targetOf(view: View, unit: UnitId, { target, kind }: ShotLine, mount: number): Target | undefined {
  if (kind === 'Hexagono') return hexGoal(view, target, heats(view, unit, mount));
  const foe = mechAt(view, unit, target);
  return foe === undefined ? undefined : { unit: foe };
}

const weaponOf = (view: View, unit: UnitId, mount: number) =>
  WEAPONS[modelOf(view, unit).design.mounts[mount]?.weapon ?? ''];
const heats = (view: View, unit: UnitId, mount: number): boolean => weaponOf(view, unit, mount)?.heats ?? false;

/** The bin that the lines name. A weapon without ammunition may name anything. */
function binOf(view: View, unit: UnitId, line: ShotLine, mount: number): Result<number | null, Wrong> {
  if (weaponOf(view, unit, mount)?.ammo === null) return ok(null);
  const { ammoPlace, ammoSlot } = line;
  if (ammoPlace === null || ammoSlot === null) return wrong(BIN, { code: 'sbt-ammunition-needed' });
  const bin = modelOf(view, unit).design.slots[PLACES.indexOf(ammoPlace)]?.[ammoSlot]?.bin ?? -1;
  return bin < 0 ? wrong(BIN, { code: 'sbt-no-ammunition-there', place: ammoPlace, slot: ammoSlot }) : ok(bin);
}

const OF_THE_WEAPON: ReadonlySet<string> = new Set([
  'weapon-destroyed',
  'sensors-destroyed',
  'prone-leg-weapon',
  'prone-needs-arms',
  'arm-props-up',
  'weapon-fails-under-water',
]);

/** The line of a shot that a refusal concerns. */
const itemOf = (why: Fact, kind: ShotLine['kind']): number =>
  'bin' in why ? BIN : OF_THE_WEAPON.has(why.code) ? WEAPON : kind === 'Hexagono' ? KIND : TARGET;

/**
 * The primary target. The simulator accepts any hex; here the primary target must be fired at, and must be in the front
 * arc if any target is. If the named one does not qualify, another is chosen.
 */
function primaryOf(
  view: View,
  unit: UnitId,
  label: string,
  shots: readonly Shot[],
): { readonly target: Target | null; readonly note?: Fact } {
  const { side } = modelOf(view, unit);
  const mech = mechAt(view, unit, label);
  const named = shots.find(({ target }) => 'unit' in target && target.unit === mech)?.target ?? null;
  const fits = (primary: Target | null): boolean =>
    !fire.refuse(view, side, { type: 'fire', unit, primary, shots })?.code.startsWith('primary-');
  if (fits(named)) return { target: named };
  const other = shots.find(({ target }) => !(named && sameTarget(target, named)) && fits(target))?.target ?? null;
  return { target: other, note: ignoredLine(unit, PRIMARY, { code: 'sbt-other-primary', hex: label }) };
}
