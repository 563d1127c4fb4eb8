import { armyOf } from '../../roster/army.ts';
import { myLists } from './storage.ts';

/** An army for set-ups, from a list in this browser. */
export interface MyArmy {
  readonly name: string;
  readonly value: unknown; // an army file
  readonly left: readonly string[]; // units without complete values
}

export const myArmies = (): readonly MyArmy[] =>
  myLists().flatMap((list) => {
    const { army, left } = armyOf(list);
    return army ? [{ name: army.name, value: army, left }] : [];
  });
