import type { Kinds } from '../../kernel/kinds.ts';
import { makeLog } from '../../kernel/log.ts';
import type { Match } from '../../kernel/match.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import { nameOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';

/** The names of the seats' holders, for the header of a log. */
export const holdersOf = ({ seating, people }: Table): Readonly<Record<string, string>> =>
  Object.fromEntries(seating.chairs.map((chair) => [chair.seat, nameOf(chair, people)]));

/** The log with all hidden information. The seed is left out until the match is over. */
export function wholeLog(
  table: Table,
  match: Match,
  decisions: readonly DecisionRecord<Kinds['command']>[] = [],
): string {
  const people = table.seating.chairs.flatMap(({ seat, person }) => (person === null ? [] : [seat]));
  return makeLog(match, holdersOf(table), { decisions, secretSeed: true, parent: table.record.parent, people });
}
