import type { Scene } from '../../../page/contract.ts';
import type { RadarKinds } from '../kinds.ts';
import { type Role, type Side, seatOf, type View } from '../view.ts';
import type { Draft } from './draft.ts';

export type RadarScene = Scene<RadarKinds, Draft>;

export interface Station {
  readonly seat: string;
  readonly side: Side;
  readonly role: Role;
}

/** The station to draw; null for spectators, and for all watchers once the match is over. */
export function stationOf({ watcher }: Pick<View, 'watcher'>): Station | null {
  const who = seatOf(watcher);
  return who ? { seat: watcher, ...who } : null;
}
