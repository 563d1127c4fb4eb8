import type { HeardEvent } from '../../../page/contract.ts';
import type { EventOf } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';

const USED = {
  torpedo: 'torpedo-fired',
  mine: 'mine-dropped',
  sonar: 'sonar-pinged',
  drone: 'drone-launched',
  stealth: 'stealthed',
} as const;

/** That a system is ready is no news once it has been used. */
export function isOvertaken(heard: readonly HeardEvent<RadarKinds>[], said: EventOf<'said'>): boolean {
  if (said.message.type !== 'ready') return false;
  const used = USED[said.message.system];
  const since = heard.slice(heard.findLastIndex(({ event }) => event === said) + 1);
  return since.some(({ event }) => event.type === used && event.side === said.side);
}
