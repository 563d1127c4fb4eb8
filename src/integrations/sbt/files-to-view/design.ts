import { CT, LA, LL, LT, LTR, MECH_PLACES, RA, RL, RT, RTR } from '../../../games/battletech/data/places.ts';
import { mechStructure } from '../../../games/battletech/data/structure.ts';
import { UNITS } from '../../../games/battletech/data/units.ts';
import { WEAPONS } from '../../../games/battletech/data/weapons.ts';
import type { Bin, Design, Mount, Slot } from '../../../games/battletech/design.ts';
import { designNamed } from '../../../games/battletech/rules/build/compile.ts';
import type { Definition } from '../files/definition.ts';
import { type Fittings, fittingsOf, slotsOf } from './slots.ts';

/**
 * A 'Mech as built, from its definition. The file has only the remaining armour and structure: structure follows from
 * the tonnage; armour is that of the record sheet for a known model, otherwise what was first seen, otherwise the
 * better of both sides. Torsos twist one hexside, as in the simulator.
 */
export function designOf(definition: Definition, firstSeen: readonly number[] | undefined): Design {
  const fittings = fittingsOf(definition);
  const slots = slotsOf(definition, fittings);
  const { name, model, tons, engine, walk, jump, masc, sinks, sinksInside, doubleSinks, structure } = definition;
  const [right, left, centre] = definition.cased;
  return {
    id: model || name,
    kind: 'mech',
    chassis: name,
    model,
    role: '',
    tons,
    engine,
    walk,
    jump,
    masc,
    twist: 1,
    sinks: { count: sinks, each: doubleSinks ? 2 : 1, inEngine: Math.min(sinks, sinksInside) },
    armour: armourOf(definition, firstSeen),
    structure: mechStructure(tons) ?? structure,
    slots,
    mounts: mountsOf(definition, fittings, slots),
    bins: binsOf(definition, fittings, slots),
    cased: [...(left ? [LT] : []), ...(right ? [RT] : []), ...(centre ? [CT] : [])],
    battleValue: null,
  };
}

/** The fire control systems of a location serve its launchers in order. */
function mountsOf(
  { components }: Definition,
  { mounts }: Fittings,
  slots: readonly (readonly (Slot | null)[])[],
): readonly Mount[] {
  const systems = MECH_PLACES.map(
    (_, place) => slots[place]?.filter((slot) => slot?.item === 'artemis-iv').length ?? 0,
  );
  return mounts.map(({ weapon, component }, mount) => {
    const { place = 0, rear = false } = components[component] ?? {};
    const artemis = WEAPONS[weapon]?.kind === 'missile' && (systems[place] ?? 0) > 0;
    if (artemis) systems[place] = (systems[place] ?? 0) - 1;
    return { weapon, at: place, slots: indexes(slots[place], (slot) => slot.mount === mount), rear, artemis };
  });
}

function binsOf(
  { components, slots: listed }: Definition,
  { bins }: Fittings,
  slots: readonly (readonly (Slot | null)[])[],
): readonly Bin[] {
  return bins.map(({ ammo, component }, bin) => {
    const { place = 0, left = 0 } = components[component] ?? {};
    const full = listed[place]?.find((slot) => slot.component === component)?.shots ?? 0;
    return {
      ammo,
      at: place,
      slot: indexes(slots[place], (slot) => slot.bin === bin)[0] ?? -1,
      shots: Math.max(full, left),
    };
  });
}

const indexes = (slots: readonly (Slot | null)[] | undefined, wanted: (slot: Slot) => boolean): readonly number[] =>
  (slots ?? []).flatMap((slot, i) => (slot && wanted(slot) ? [i] : []));

/** The first guess that is not below the remaining armour. Most 'Mechs are symmetric. */
function armourOf(
  { model, tons, engine, armour }: Definition,
  firstSeen: readonly number[] | undefined,
): readonly number[] {
  const covers = (guess: readonly number[]): boolean => armour.every((left, i) => left <= (guess[i] ?? 0));
  const box = Object.hasOwn(UNITS, model) ? designNamed(model) : undefined;
  if (box && box.tons === tons && box.engine === engine && covers(box.armour)) return box.armour;
  if (firstSeen && covers(firstSeen)) return firstSeen;
  return armour.map((left, i) => Math.max(left, armour[MIRROR[i] ?? i] ?? 0));
}

/** The same location on the other side, by MECH_ARMOUR index. */
const MIRROR: Readonly<Record<number, number>> = {
  [LA]: RA,
  [RA]: LA,
  [LT]: RT,
  [RT]: LT,
  [LL]: RL,
  [RL]: LL,
  [LTR]: RTR,
  [RTR]: LTR,
};
