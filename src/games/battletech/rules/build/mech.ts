import type { Fact } from '../../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { ARM_PARTS, FIXED, headParts, isHeadPart } from '../../data/fixed-parts.ts';
import { CT, HD, isArm, LT, MECH_ARMOUR, MECH_PLACES, type MechPlace, type Place, RT } from '../../data/places.ts';
import { mechStructure } from '../../data/structure.ts';
import type { Bin, Design, Mount, Slot } from '../../design.ts';
import { ammoOf, slotsOf, weaponOf } from './catalogue.ts';
import type { MechSource } from './unit-schema.ts';

const REAR = ' (rear)';

interface Entry {
  readonly item: string;
  readonly rear: boolean;
}

const entryOf = (text: string): Entry =>
  text.endsWith(REAR) ? { item: text.slice(0, -REAR.length), rear: true } : { item: text, rear: false };

export const badDesign = (field: string, problem: string, facts: object = {}): Fact => ({
  code: 'bad-design',
  field,
  problem,
  ...facts,
});

/** Heat sinks that fit in the engine; the others need slots. */
const sinksInEngine = (engine: number, count: number): number => Math.min(count, Math.floor(engine / 25));

/** A 'Mech's lists while they are being read. */
interface Fitted {
  readonly slots: (Slot | null)[][];
  readonly mounts: Mount[];
  readonly bins: Bin[];
}

/** Puts an item into the first free slots of its location and returns their number, or the problem. */
function install(into: Fitted, place: Place, free: readonly number[], text: string, tons: number): number | string {
  if (text === '-') return free.length > 0 ? 1 : 'no such slot';
  const { item, rear } = entryOf(text);
  const many = isArm(place) && ARM_PARTS.includes(item) ? 1 : slotsOf(item, tons);
  if (many === undefined) return 'unknown item for this location';
  if (many > free.length) return 'no room for it';
  const [weapon, ammo] = [weaponOf(item), ammoOf(item)];
  if (rear && !weapon) return 'only weapons face the rear';

  const taken = free.slice(0, many);
  const slot = { item, mount: weapon ? into.mounts.length : -1, bin: ammo ? into.bins.length : -1 };
  for (const index of taken) (into.slots[place] as (Slot | null)[])[index] = slot;
  if (weapon) into.mounts.push({ weapon: item, at: place, slots: taken, rear, artemis: false });
  if (ammo) into.bins.push({ ammo: item, at: place, slot: taken[0] as number, shots: ammo.shots });
  return many;
}

function installAll({ slots, tons }: MechSource): Result<Fitted> {
  const listed = slots.HD ?? [];
  const head = listed.some(isHeadPart) ? headParts(listed) : FIXED[HD];
  if (!head) return no(badDesign('slots/HD', 'the head needs its cockpit, two sensors and two life supports'));
  const fixed = FIXED.map((parts, place) =>
    (place === HD ? head : parts).map((item) => (item ? { item, mount: -1, bin: -1 } : null)),
  );
  const into: Fitted = { slots: fixed, mounts: [], bins: [] };
  for (const [place, name] of MECH_PLACES.entries()) {
    let free = fixed[place]?.flatMap((slot, index) => (slot ? [] : [index])) ?? [];
    for (const [index, item] of (slots[name] ?? []).entries()) {
      if (place === HD && isHeadPart(item)) continue;
      const many = install(into, place, free, item, tons);
      if (typeof many === 'string') return no(badDesign(`slots/${name}/${index}`, many, { item }));
      free = free.slice(many);
    }
  }
  return ok(into);
}

export const slotsWith = (slots: readonly (Slot | null)[] | undefined, item: string): number =>
  slots?.filter((slot) => slot?.item === item).length ?? 0;

/** Fire control systems are assigned to the launchers of their location in order. */
function withArtemis({ slots, mounts }: Fitted): readonly Mount[] {
  const left = slots.map((list) => slotsWith(list, 'artemis-iv'));
  return mounts.map((mount) => {
    if (weaponOf(mount.weapon)?.kind !== 'missile' || !left[mount.at]) return mount;
    left[mount.at] = (left[mount.at] as number) - 1;
    return { ...mount, artemis: true };
  });
}

/** By MECH_ARMOUR: front and rear for torsos, one number for the others. */
const armourOf = ({ armour }: MechSource): readonly number[] =>
  MECH_ARMOUR.map((name) => {
    const points = armour[name.slice(0, 2) as MechPlace];
    if (typeof points === 'number') return points;
    return name.length === 3 ? points[1] : points[0];
  });

export function compileMech(source: MechSource): Result<Design> {
  const { id, chassis, model, role = '', tons, engine, jump = 0, twist = 1, sinks, battleValue = null } = source;
  const structure = mechStructure(tons);
  if (!structure) return no(badDesign('tons', "no 'Mech has this tonnage"));
  const fitted = installAll(source);
  if (!fitted.ok) return fitted;
  const { slots, bins } = fitted.value;
  return ok({
    id,
    kind: 'mech',
    chassis,
    model,
    role,
    tons,
    engine,
    walk: Math.floor(engine / tons),
    jump,
    masc: slots.some((list) => slotsWith(list, 'masc') > 0),
    twist,
    sinks: { count: sinks.count, each: sinks.kind === 'double' ? 2 : 1, inEngine: sinksInEngine(engine, sinks.count) },
    armour: armourOf(source),
    structure,
    slots,
    mounts: withArtemis(fitted.value),
    bins,
    cased: [LT, RT, CT].filter((place) => slotsWith(slots[place], 'case') > 0),
    battleValue,
  });
}
