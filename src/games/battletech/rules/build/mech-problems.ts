import type { Fact } from '../../../../kernel/fact.ts';
import { ARM_PARTS } from '../../data/fixed-parts.ts';
import { isArm, isLeg, isTorso, LA, MECH_PLACES, type Place, RA, rearOf } from '../../data/places.ts';
import { mechArmourLimit } from '../../data/structure.ts';
import type { Design, Slot } from '../../design.ts';
import { slotsOf, weaponOf } from './catalogue.ts';
import { slotsWith } from './mech.ts';
import type { MechSource } from './unit-schema.ts';

type Problem = Fact | false;

const FEWEST_SINKS = 10;
const MATERIAL_SLOTS = 14;

const nameOf = (place: Place): string => MECH_PLACES[place] as string;
const slotsEverywhere = ({ slots }: Design, item: string): number =>
  slots.reduce((count, list) => count + slotsWith(list, item), 0);

/** Front and rear of a torso share one limit. */
const armour = ({ armour, structure }: Design): readonly Problem[] =>
  structure.map((inside, place) => {
    const rear = rearOf(place);
    const points = (armour[place] as number) + (rear === place ? 0 : (armour[rear] as number));
    const limit = mechArmourLimit(place, inside);
    return points > limit && { code: 'too-much-armour', place: nameOf(place), points, limit };
  });

const jump = (design: Design): readonly Problem[] => {
  const { jump, walk } = design;
  const jets = slotsEverywhere(design, 'jump-jet');
  return [
    jump > walk && { code: 'jump-too-far', jump, walk },
    jets !== jump && { code: 'jump-jets', fitted: jets, needed: jump },
  ];
};

/** Sinks that do not fit in the engine need slots, and all sinks must be of one kind. */
function sinks(design: Design): readonly Problem[] {
  const { count, each, inEngine } = design.sinks;
  const [kind, other] = each === 2 ? ['double-heat-sink', 'heat-sink'] : ['heat-sink', 'double-heat-sink'];
  const fitted = slotsEverywhere(design, kind) / (slotsOf(kind, design.tons) ?? 1);
  return [
    count < FEWEST_SINKS && { code: 'too-few-sinks', count, least: FEWEST_SINKS },
    fitted !== count - inEngine && { code: 'sink-slots', fitted, needed: count - inEngine },
    slotsEverywhere(design, other) > 0 && { code: 'mixed-sinks', item: other },
  ];
}

/** The first slots of an arm are shoulder and upper arm; a lower arm and then a hand are optional. */
const actuators = ({ slots }: Design): readonly Problem[] =>
  [LA, RA].map((place) => {
    const list = slots[place] as readonly (Slot | null)[];
    const parts = list.flatMap((slot, index) =>
      slot && ARM_PARTS.includes(slot.item) ? [`${slot.item} ${index}`] : [],
    );
    const wanted = ARM_PARTS.slice(0, Math.max(2, parts.length)).map((part, index) => `${part} ${index}`);
    return parts.join() !== wanted.join() && { code: 'actuators', place: nameOf(place) };
  });

/** Locations where an item may go, if limited. */
const BELONGS: Readonly<Record<string, (place: Place) => boolean>> = {
  'jump-jet': (place) => isTorso(place) || isLeg(place),
  case: isTorso,
  hatchet: isArm,
};

const placement = ({ slots, mounts }: Design): readonly Problem[] => [
  ...Object.entries(BELONGS).flatMap(([item, belongs]) =>
    slots.map((list, place) => slotsWith(list, item) > 0 && !belongs(place) && misplaced(item, place)),
  ),
  ...mounts.map(({ weapon, at, rear }) => rear && isArm(at) && misplaced(`${weapon} (rear)`, at)),
];
const misplaced = (item: string, place: Place): Fact => ({ code: 'misplaced', item, place: nameOf(place) });

/** Each fire control system needs its own launcher in the same location. */
const fireControl = ({ slots, mounts }: Design): readonly Problem[] =>
  slots.map((list, place) => {
    const launchers = mounts.filter(({ at, weapon }) => at === place && weaponOf(weapon)?.kind === 'missile').length;
    const fitted = slotsWith(list, 'artemis-iv');
    return fitted > launchers && { code: 'artemis-without-launcher', place: nameOf(place), fitted, launchers };
  });

/** Endo steel and ferro-fibrous armour fill any free slots; at most one MASC. */
const materials = (design: Design, { structure, plating }: MechSource): readonly Problem[] => [
  ...(['endo-steel', 'ferro-fibrous'] as const).map((item): Problem => {
    const needed = structure === item || plating === item ? MATERIAL_SLOTS : 0;
    const fitted = slotsEverywhere(design, item);
    return fitted !== needed && { code: 'material-slots', item, fitted, needed };
  }),
  slotsEverywhere(design, 'masc') > (slotsOf('masc', design.tons) ?? 0) && { code: 'too-many', item: 'masc', limit: 1 },
];

export const mechProblems = (design: Design, source: MechSource): readonly Problem[] => [
  ...armour(design),
  ...jump(design),
  ...sinks(design),
  ...actuators(design),
  ...placement(design),
  ...fireControl(design),
  ...materials(design, source),
];
