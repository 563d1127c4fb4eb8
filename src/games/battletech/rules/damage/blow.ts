import type { Dice } from '../../../../kernel/dice.ts';
import { MECH_HITS, MIRRORED_PUNCH } from '../../data/hit-locations.ts';
import type { Place } from '../../data/places.ts';
import type { Column, HitTable, Source } from '../../events.ts';
import type { State } from '../../state.ts';
import { rollDie, rollPair, sum } from '../rolls.ts';

/** One hit on one location. */
export interface Blow {
  readonly source: Source;
  readonly table: HitTable;
  readonly column: Column;
  readonly amount: number;
  readonly place?: Place; // given: no location roll
  readonly cover?: boolean; // partial cover: hits on the legs hit the cover
}

/** The location hit on a 'Mech, and whether the hit may go through the armour. */
interface Landing {
  readonly dice: readonly number[];
  readonly place: Place;
  readonly through: boolean;
}

/** Rolls on the hit's table. A 2 on the full table may cause a critical hit even if the armour holds. */
export function land(state: State, { table, column, place }: Blow, dice: Dice): Landing {
  if (place !== undefined) return { dice: [], place, through: false };
  if (table === 'full') {
    const thrown = rollPair(state, dice);
    const total = sum(thrown);
    return { dice: thrown, place: MECH_HITS.full[column][total - 2] as Place, through: total === 2 };
  }
  const die = rollDie(state, dice);
  return { dice: [die], place: rowsOf(state, table, column)[die - 1] as Place, through: false };
}

function rowsOf(state: State, table: 'punch' | 'kick', column: Column): readonly Place[] {
  const mirrored = state.rules.ruleset.punchTable === 'mirrored' && (column === 'front' || column === 'rear');
  return table === 'punch' && mirrored ? MIRRORED_PUNCH : MECH_HITS[table][column];
}
