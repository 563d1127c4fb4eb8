import type { HeardEvent } from '../../../page/contract.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import type { Claim, EventOf, Heard } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';
import { type BySide, SIDES, type Side, type View } from '../view.ts';
import { isOvertaken } from './stale-messages.ts';

/** A blast that is still worth showing. */
export interface Blast {
  readonly seq: number;
  readonly at: Cell;
  readonly side: Side; // the side that caused it
  readonly by: 'torpedo' | 'mine';
  readonly blue: number;
  readonly red: number;
  readonly age: number; // turns ended since
}

/** Blasts of this turn and the `turns` before it, newest last. */
export function blastsOf(heard: readonly HeardEvent<RadarKinds>[], turns = 1): readonly Blast[] {
  const found: Blast[] = [];
  let age = 0;
  for (let i = heard.length - 1; i >= 0 && age <= turns; i--) {
    const { event, seq } = heard[i] as HeardEvent<RadarKinds>;
    if (event.type === 'turn-ended') age++;
    if (event.type !== 'exploded' || age > turns) continue;
    const cause = heard[i - 1]?.event.type;
    const { at, side, blue, red } = event;
    found.push({ seq, at, side, blue, red, age, by: cause === 'mine-detonated' ? 'mine' : 'torpedo' });
  }
  return found.reverse();
}

/** The last drone and its answer, until the turn ends. */
export interface Probe {
  readonly side: Side;
  readonly sector: number;
  readonly there: boolean | null; // null = this watcher did not hear the answer
}

/** The last drone; with `turns`, shown for that many more turns. */
export function droneOf(heard: readonly HeardEvent<RadarKinds>[], turns = 0): Probe | null {
  let there: boolean | null = null;
  let age = 0;
  for (let i = heard.length - 1; i >= 0; i--) {
    const { event } = heard[i] as HeardEvent<RadarKinds>;
    if (event.type === 'turn-ended' && ++age > turns) return null;
    if (event.type === 'drone-answered') there = event.there;
    if (event.type === 'drone-launched') return { side: event.side, sector: event.sector, there };
  }
  return null;
}

/** The two facts of this side's last sonar answer, while recent. */
export function claimsOf(heard: readonly HeardEvent<RadarKinds>[], teller: Side, turns = 2): readonly Claim[] {
  const event = lastOf(heard, turns, (one) => one.type === 'sonar-answered' && one.side === teller);
  return event?.type === 'sonar-answered' ? [event.first, event.second] : [];
}

/** The result of the last system this side used, in this turn or the next. */
export function resultOf(heard: readonly HeardEvent<RadarKinds>[], side: Side): Heard | undefined {
  return lastOf(heard, 1, (event) => {
    switch (event.type) {
      case 'drone-answered':
      case 'exploded':
      case 'mine-dropped':
      case 'stealthed':
        return event.side === side;
      case 'sonar-answered':
        return event.side !== side;
      default:
        return false;
    }
  });
}

/** News below every sheet: the last shot, answer, surfacing or loss, and the last crew message. */
export function newsOf(heard: readonly HeardEvent<RadarKinds>[]): readonly HeardEvent<RadarKinds>[] {
  const happened = heard.findLast(({ event }) => NEWS.has(event.type));
  const said = heard.findLast(({ event }) => event.type === 'said' && !isReport(event) && !isOvertaken(heard, event));
  return [happened, said].filter((told) => told !== undefined);
}

/** The panel shows the radio operator's report, the chart its content. */
const isReport = ({ message }: EventOf<'said'>): boolean => message.type === 'report' || message.type === 'comment';

const NEWS: ReadonlySet<string> = new Set<Heard['type']>([
  'stealthed',
  'slipped',
  'surfaced',
  'dived',
  'damaged',
  'mine-dropped',
  'exploded',
  'sonar-pinged',
  'sonar-answered',
  'drone-launched',
  'drone-answered',
]);

function lastOf(
  heard: readonly HeardEvent<RadarKinds>[],
  turns: number,
  is: (event: Heard) => boolean,
): Heard | undefined {
  let age = 0;
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = (heard[i] as HeardEvent<RadarKinds>).event;
    if (event.type === 'turn-ended' && ++age > turns) return undefined;
    if (is(event)) return event;
  }
  return undefined;
}

/** How much hull each side has lost between two views. */
export function hullLost(before: View | null, view: View): BySide<number> {
  const lost = (side: Side): number => Math.max(0, (before?.boats[side].hull ?? 0) - view.boats[side].hull);
  return { blue: before ? lost('blue') : 0, red: before ? lost('red') : 0 };
}

/** Whether this change is one step of play. A boat that jumps across the chart means that a replay is being scrubbed. */
export function isOneStep(before: View | null, view: View): boolean {
  if (!before || Math.abs(view.turn - before.turn) > 1) return false;
  return SIDES.every((side) => {
    const [was, is] = [before.boats[side].trail, view.boats[side].trail];
    return !was || !is || Math.abs(was.length - is.length) <= view.rules.ruleset.stealth.reach || is.length <= 1;
  });
}
