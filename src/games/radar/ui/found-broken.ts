import type { Fact } from '../../../kernel/fact.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import type { Heard } from '../events.ts';
import type { Rules, Side } from '../view.ts';

/** Systems that failed when tried, and the number of events heard by then. */
export type Found = Readonly<Partial<Record<System, number>>>;

/** The system that a refusal reports as out of order. */
export function brokenBy(refusal: Fact | undefined): System | undefined {
  return refusal?.code === 'broken-down' ? SYSTEMS.find((system) => system === refusal.system) : undefined;
}

interface Ears {
  readonly rules: Rules;
  readonly side: Side;
  readonly heard: readonly { readonly seq: number; readonly event: Heard }[];
}

/** Broken systems that no event heard since can have repaired. */
export const stillBroken = (found: Found, { rules, side, heard }: Ears): System[] =>
  SYSTEMS.filter((system) => {
    const since = found[system];
    return since !== undefined && !heard.some(({ seq, event }) => seq > since && mends(rules, side, event, system));
  });

function mends({ board }: Rules, side: Side, event: Heard, system: System): boolean {
  if (!('side' in event) || event.side !== side) return false;
  switch (event.type) {
    case 'said':
      return event.message.type === 'condition' && event.message.repaired.includes(system);
    case 'circuit-repaired':
      return ((board.circuits[event.circuit - 1] ?? 0) & board.colour[COLOUR_OF[system]]) !== 0;
    case 'surfaced':
      return true;
    case 'damaged':
      return 'cause' in event; // an overload or a leak clears the board
    default:
      return false;
  }
}
