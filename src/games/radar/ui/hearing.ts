import type { HeardEvent } from '../../../page/contract.ts';
import type { Course } from '../../../parts/grid/grid.ts';
import type { Heard } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';
import type { Side } from '../view.ts';

/** What the radio operator writes down: a course as an arrow, everything else as a short tag. */
export interface Jotting {
  readonly seq: number;
  readonly event: Heard;
  readonly arrow: Course | null;
}

/** What was heard of the enemy and discovered about them, oldest first. */
export function jottings(heard: readonly HeardEvent<RadarKinds>[], enemy: Side): readonly Jotting[] {
  return heard.flatMap(({ seq, event }) =>
    tells(event, enemy) ? [{ seq, event, arrow: event.type === 'moved' ? event.course : null }] : [],
  );
}

function tells(event: Heard, enemy: Side): boolean {
  switch (event.type) {
    case 'moved':
    case 'stealthed':
    case 'slipped':
    case 'surfaced':
    case 'dived':
    case 'torpedo-fired':
    case 'mine-dropped':
    case 'mine-detonated':
    case 'sonar-answered':
    case 'drone-launched':
    case 'damaged':
      return event.side === enemy;
    case 'drone-answered':
      return event.side !== enemy;
    case 'exploded':
      return true;
    default:
      return false;
  }
}

/** Courses announced after `seq`, the last event the operator has processed. */
export function coursesSince(heard: readonly HeardEvent<RadarKinds>[], enemy: Side, seq: number): readonly Course[] {
  return heard.flatMap(({ seq: at, event }) =>
    at > seq && event.type === 'moved' && event.side === enemy ? [event.course] : [],
  );
}
