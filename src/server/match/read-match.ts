import { StoreFailure } from '../../store/failure.ts';
import type { MatchRecord } from '../../store/store.ts';
import { rulesOfMatch } from '../lobby/spectator-view.ts';
import { errorFacts } from '../log.ts';
import type { Service } from '../service.ts';
import { type LoadedMatch, loadMatch } from './load-match.ts';

/** Reads a match in progress without keeping it in memory. Undefined if this version cannot play it or it is damaged. */
export async function readMatch(
  service: Pick<Service, 'games' | 'store' | 'log'>,
  record: MatchRecord,
): Promise<LoadedMatch | undefined> {
  const { games } = service;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  const rules = game && rulesOfMatch(game, record);
  if (!game || !rules?.ok || game.version !== record.rulesVersion) return undefined;
  try {
    const loaded = await loadMatch(service, record, game, rules.value);
    return loaded.ok ? loaded.value : undefined;
  } catch (error) {
    if (error instanceof StoreFailure) throw error; // the match itself may be valid
    service.log.error({ match: record.id, ...errorFacts(error) }, 'cannot read a stored match');
    return undefined;
  }
}
