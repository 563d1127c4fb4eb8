import { AMMO } from '../../../games/battletech/data/ammo.ts';
import { ARM_PARTS } from '../../../games/battletech/data/fixed-parts.ts';
import type { Gear } from '../../../games/battletech/data/items.ts';
import { CT, LA, LT, RA, RT } from '../../../games/battletech/data/places.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import type { Design, Slot } from '../../../games/battletech/design.ts';
import { hasPlace, slotWorks, weaponWorks } from '../../../games/battletech/rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import { never } from '../../../kernel/never.ts';
import { AMMO_CODES, COMMON, type Code, GEAR_CODES, PART_CODES, SPECIAL, WEAPON_CODES } from '../files/codes.ts';
import type { Component, Definition, SbtClass, SlotRecord, WeaponType } from '../files/definition.ts';
import { actuatorsOf, isPart } from './actuators.ts';
import { armourOf, structureOf } from './mech.ts';

const TYPES = { energy: 'Energía', ballistic: 'Balística', missile: 'Misiles' } as const satisfies Record<
  string,
  WeaponType
>;
/** Equipment listed among the components, with its class; heat sinks and armour appear only in the slots. */
const LISTED: Readonly<Partial<Record<string, SbtClass>>> = {
  'jump-jet': 'EQUIPO',
  case: 'EQUIPO',
  'artemis-iv': 'EQUIPO',
  masc: 'EQUIPO',
  hatchet: 'ARMAFISICA',
};
const PLATING: readonly string[] = ['ferro-fibrous', 'endo-steel'];
const WHOLE: readonly string[] = ['masc', 'hatchet']; // one item, however many slots it fills
const RATING_PER_SINK = 25;
const [RUN_HEAT, LEAST_JUMP_HEAT] = [2, 3];
const NONE = -1;

/** What every player sees of a 'Mech: its design and current damage. */
export function definitionOf(view: View, id: UnitId): Definition {
  const { design } = modelOf(view, id);
  const gear = gearOf(design);
  const components = [
    ...design.mounts.map((_, mount) => weaponOf(view, id, mount)),
    ...design.bins.map((_, bin) => binOf(view, id, bin)),
    ...gear.map((piece) => pieceOf(view, id, piece)),
  ];
  const actuators = actuatorsOf(view, id);
  return {
    name: design.chassis,
    model: design.model,
    tons: design.tons,
    engine: design.engine,
    sinksInside: Math.floor(design.engine / RATING_PER_SINK),
    sinks: design.sinks.count,
    masc: design.masc,
    cased: [design.cased.includes(RT), design.cased.includes(LT), design.cased.includes(CT)],
    mostHeat: mostHeat(design),
    arms: [LA, RA].some((place) => has(design, place, 'shoulder')),
    armParts: [LA, RA].flatMap((place) => ARM_PARTS.map((part) => has(design, place, part))),
    armour: armourOf(unitOf(view, id)),
    structure: structureOf(unitOf(view, id)),
    components,
    weapons: design.mounts.length,
    actuators: actuators.list,
    slots: design.slots.map((slots, place) =>
      firstSlots(slots).map((slot, i) =>
        slotOf(design, slot, gearAt(design, gear, place, i), actuators.at(place, slot)),
      ),
    ),
    walk: design.walk,
    run: Math.ceil(design.walk * 1.5),
    jump: design.jump,
    doubleSinks: design.sinks.each === 2,
  };
}

const has = ({ slots }: Design, place: number, part: string): boolean =>
  (slots[place] ?? []).some((slot) => slot?.item === part);

/** Heat of firing every weapon and moving the hottest way. */
const mostHeat = ({ mounts, jump }: Design): number =>
  mounts.reduce((heat, { weapon }) => heat + (WEAPONS[weapon]?.heat ?? 0), 0) +
  (jump > 0 ? Math.max(LEAST_JUMP_HEAT, jump) : RUN_HEAT);

/** The simulator counts the taken slots, then lists that many from the first, so a gap hides some. */
function firstSlots(slots: readonly (Slot | null)[]): readonly (Slot | null)[] {
  const taken = slots.filter((slot) => slot !== null).length;
  return slots.slice(0, taken);
}

const codeOf = (codes: Readonly<Record<string, Code>>, item: string): Code =>
  codes[item] ?? never(`${item} has no code in the files`);

function weaponOf(view: View, id: UnitId, mount: number): Component {
  const { weapon: item, at, rear } = modelOf(view, id).design.mounts[mount] ?? never(`there is no weapon ${mount}`);
  const weapon = WEAPONS[item] ?? never(`there is no ${item}`);
  const [short, medium, long] = weapon.ranges;
  return {
    ...codeOf(WEAPON_CODES, item),
    class: 'ARMA',
    rear,
    place: at,
    second: NONE,
    type: TYPES[weapon.kind],
    heat: weapon.heat,
    damage: weapon.damage,
    shots: weapon.rack,
    minimum: weapon.minimum,
    short,
    medium,
    long,
    works: weaponWorks(view, id, mount),
    feeds: NONE,
    left: 0,
    special: COMMON,
    toHit: weapon.toHit,
  };
}

/** Fields common to ammunition and equipment. */
const INERT = { rear: false, second: NONE, type: 'Nada', heat: NONE, damage: NONE, shots: NONE, toHit: 0 } as const;

function binOf(view: View, id: UnitId, bin: number): Component {
  const { ammo, at, slot } = modelOf(view, id).design.bins[bin] ?? never(`there is no bin ${bin}`);
  return {
    ...INERT,
    ...codeOf(AMMO_CODES, ammo),
    class: 'MUNICION',
    place: at,
    minimum: NONE,
    short: NONE,
    medium: NONE,
    long: NONE,
    works: slotWorks(view, id, at, slot),
    feeds: codeOf(WEAPON_CODES, AMMO[ammo]?.feeds ?? '').code,
    left: unitOf(view, id).bins[bin] ?? 0,
    special: SPECIAL[ammo] ?? COMMON,
  };
}

/** A piece of equipment and its slots. */
interface Piece {
  readonly item: Gear['id'];
  readonly at: number;
  readonly slots: readonly number[];
}

function gearOf({ slots }: Design): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [at, list] of slots.entries())
    for (const [slot, content] of list.entries()) {
      if (!content || !LISTED[content.item]) continue;
      const item = content.item as Gear['id'];
      const known = WHOLE.includes(item) ? pieces.findIndex((piece) => piece.item === item && piece.at === at) : NONE;
      const before = pieces[known];
      if (before) pieces[known] = { ...before, slots: [...before.slots, slot] };
      else pieces.push({ item, at, slots: [slot] });
    }
  return pieces;
}

const pieceOf = (view: View, id: UnitId, { item, at, slots }: Piece): Component => ({
  ...INERT,
  ...GEAR_CODES[item],
  class: LISTED[item] ?? 'EQUIPO',
  place: at,
  minimum: 0,
  short: 1,
  medium: 1,
  long: 1,
  works: hasPlace(unitOf(view, id), at) && slots.every((slot) => slotWorks(view, id, at, slot)),
  feeds: NONE,
  left: NONE,
  special: COMMON,
});

/** The component index of the equipment in a slot, -1 = none. */
function gearAt({ mounts, bins }: Design, gear: readonly Piece[], place: number, slot: number): number {
  const at = gear.findIndex((piece) => piece.at === place && piece.slots.includes(slot));
  return at < 0 ? NONE : mounts.length + bins.length + at;
}

const EMPTY: SlotRecord = { class: 'NADA', shots: 0, code: NONE, name: '', component: NONE, actuator: NONE, damage: 0 };

function slotOf({ mounts, bins }: Design, slot: Slot | null, gear: number, actuator: number): SlotRecord {
  if (!slot) return EMPTY;
  const { item, mount, bin } = slot;
  if (mount >= 0) return { ...EMPTY, class: 'ARMA', ...codeOf(WEAPON_CODES, item), component: mount };
  if (bin >= 0) {
    const { shots = 0 } = bins[bin] ?? {};
    const component = mounts.length + bin;
    return {
      ...EMPTY,
      class: 'MUNICION',
      shots,
      ...codeOf(AMMO_CODES, item),
      component,
      damage: AMMO[item]?.damage ?? 0,
    };
  }
  if (isPart(item)) return { ...EMPTY, class: 'ACTUADOR', ...PART_CODES[item], actuator };
  const kind = PLATING.includes(item) ? 'ARMADURA' : (LISTED[item] ?? 'EQUIPO');
  return { ...EMPTY, class: kind, ...codeOf(GEAR_CODES, item), component: gear };
}
