import type { Store } from '../../store/store.ts';
import { BanList } from './ban-list.ts';
import { type ChatFilter, NO_FILTER } from './chat-filter.ts';

/** Server-wide operator decisions, for sockets and tables. */
export interface Moderation {
  readonly bans: BanList;
  readonly filter: ChatFilter;
  restartAt: number | null; // announced time of the next restart, by the server's clock
}

export const newModeration = (
  store: Pick<Store, 'operator'>,
  now: () => number,
  filter: ChatFilter = NO_FILTER,
): Moderation => ({ bans: new BanList(store, now), filter, restartAt: null });
