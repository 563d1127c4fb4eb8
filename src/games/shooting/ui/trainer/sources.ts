import { unitsOf } from '../../ask/matrix/army-units.ts';
import { type Level, SPREAD } from '../../ask/trainer/levels.ts';
import type { Army } from '../../scenario.ts';
import { myArmies } from '../lists/my-armies.ts';
import { type Entry, entryOf } from '../matrix/entries.ts';

/** An imported list whose units can fire. */
export interface OwnList {
  readonly name: string;
  readonly units: readonly Entry[];
}

const FEWEST = 2;

/** The lists in this browser with enough units that can fire. */
export const ownLists = (): readonly OwnList[] =>
  myArmies().flatMap(({ name, value }) => {
    const units = unitsOf(value as Army).filter(({ attackers }) => attackers !== undefined);
    return units.length < FEWEST ? [] : [{ name, units: units.map(entryOf) }];
  });

/** The list that these units are from. */
export const listOf = (units: readonly Entry[], lists: readonly OwnList[]): OwnList | undefined =>
  units.length === 0 ? undefined : lists.find((list) => units.every((unit) => list.units.includes(unit)));

/** Some units of a list, in random order. */
export function someOf({ units }: OwnList, level: Level, random: () => number = Math.random): readonly Entry[] {
  const left = [...units];
  const many = Math.min(left.length, SPREAD[level].units);
  return Array.from({ length: many }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Entry);
}
