import type { Event, EventType } from '../events.ts';

const KEY: ReadonlySet<EventType> = new Set(['part-destroyed', 'phase-began', 'ended']);

/** Units that are gone, each new phase and the end: where a replay stops. */
export const isKeyMoment = ({ type }: Pick<Event, 'type'>): boolean => KEY.has(type);
