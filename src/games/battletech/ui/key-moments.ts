import type { Event, EventType } from '../events.ts';

const KEY: ReadonlySet<EventType> = new Set(['fell', 'exploded', 'unit-destroyed', 'ended']);

/** Falls, explosions, wrecks and the end: where a replay stops. */
export const isKeyMoment = ({ type }: Pick<Event, 'type'>): boolean => KEY.has(type);

/** Damage has the sound of a hit. */
export const isHit = ({ type }: Pick<Event, 'type'>): boolean => type === 'damaged';

/** Wrecks and the end: always part of a match summary. */
export const isTurningPoint = ({ type }: Pick<Event, 'type'>): boolean => type === 'unit-destroyed' || type === 'ended';
