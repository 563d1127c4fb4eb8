import { isArm, isLeg } from '../../../games/battletech/data/places.ts';
import type { Design, Slot } from '../../../games/battletech/design.ts';
import type { Actuator, Definition } from '../files/definition.ts';
import type { MechRecord } from '../files/mechs.ts';
import { itemOf } from './items.ts';

/** Destroyed locations (no structure left), as bits. */
export const lostOf = ({ structure }: MechRecord): number =>
  structure.reduce((bits, points, place) => (points === 0 ? bits | (1 << place) : bits), 0);

/**
 * Destroyed slots, as bits per location. A player's own 'Mech lists them one by one; for others the files only say how
 * often each part was hit and which pieces fail, so their first slots count as hit, and heat sinks never do.
 */
export function hitsOf(mech: MechRecord, definition: Definition, design: Design): readonly number[] {
  const lost = lostOf(mech);
  const hits = design.slots.map(() => 0);
  const isGone = (place: number): boolean => (lost & (1 << place)) !== 0;
  const strike = (spots: readonly Spot[], many: number): void => {
    const lostAlready = spots.filter(({ place }) => isGone(place)).length;
    const left = spots.filter(({ place }) => !isGone(place)).slice(0, Math.max(0, many - lostAlready));
    for (const { place, slot } of left) hits[place] = (hits[place] as number) | (1 << slot);
  };
  if (mech.own) return mech.own.hits.map((bits, place) => bits & takenOf(design.slots[place] ?? []));
  for (const actuator of definition.actuators)
    strike(spotsOf(design, actuator), Math.max(actuator.hits, actuator.works ? 0 : 1));
  for (const [component, { works }] of definition.components.entries())
    if (!works) strike(slotsOfComponent(definition, component), 1);
  return hits;
}

interface Spot {
  readonly place: number;
  readonly slot: number;
}

const takenOf = (slots: readonly (Slot | null)[]): number =>
  slots.reduce((bits, slot, i) => (slot ? bits | (1 << i) : bits), 0);

/** Limb parts are listed per limb, all others once for the whole 'Mech. */
function spotsOf({ slots }: Design, actuator: Actuator): readonly Spot[] {
  const part = itemOf({ ...actuator, class: 'ACTUADOR', shots: 0, component: -1, actuator: -1, damage: 0 }, false);
  const isLimb = isArm(actuator.place) || isLeg(actuator.place);
  return slots.flatMap((list, place) =>
    isLimb && place !== actuator.place
      ? []
      : list.flatMap((content, slot) => (content?.item === part ? [{ place, slot }] : [])),
  );
}

const slotsOfComponent = ({ slots }: Definition, component: number): readonly Spot[] =>
  slots.flatMap((list, place) =>
    list.flatMap((content, slot) => (content.component === component ? [{ place, slot }] : [])),
  );
