import type { Fact } from '../../kernel/fact.ts';
import type { MatchRecord } from '../../store/store.ts';
import { readMatch } from '../match/read-match.ts';
import type { Limits } from '../options.ts';
import type { Service } from '../service.ts';
import { botsIn, isLeftToBots } from '../table/seat-assignments.ts';
import { seatingOf } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';

const COUNTED = 24 * 3_600_000; // milliseconds; matches unchanged for longer do not count against their creator

/** The limits of matches per address, counted in the store: on all nodes, across restarts. */
export class MatchQuotas {
  private readonly service: Pick<Service, 'store' | 'now' | 'games' | 'log'>;
  private readonly tables: Pick<Tables, 'byId' | 'remotePresence' | 'hasAllActive'>;
  private readonly limits: Pick<Limits, 'matchesPerAddress' | 'botGamesPerAddress'>;

  constructor(service: MatchQuotas['service'], tables: MatchQuotas['tables'], limits: MatchQuotas['limits']) {
    this.service = service;
    this.tables = tables;
    this.limits = limits;
  }

  /** Refuses an address that cannot create another match. */
  async refuseMatch(address: string): Promise<Fact | undefined> {
    if (address === '') return undefined; // its creator has been deleted
    const { matchesPerAddress: most } = this.limits;
    const many = await this.service.store.countCreatedBy(address, this.countedSince());
    return many >= most ? { code: 'too-many-matches', most } : undefined;
  }

  /** Refuses an address that cannot have another bot game. `except`: the id of the match that would become one. */
  async refuseBotGame(address: string, except?: string): Promise<Fact | undefined> {
    if (address === '') return undefined;
    const { botGamesPerAddress: most } = this.limits;
    let many = 0;
    for (const record of await this.service.store.createdBy(address, this.countedSince()))
      if (many < most && record.id !== except && (await this.isBotGame(record))) many++;
    return many >= most ? { code: 'too-many-bot-games', most } : undefined;
  }

  /** Only matches changed since this time count. */
  private countedSince(): number {
    return this.service.now() - COUNTED;
  }

  /**
   * No person is connected, on any node, and either no person plays or a bot has to act next. A match that waits for an
   * absent person uses no bot time.
   */
  private async isBotGame(record: MatchRecord): Promise<boolean> {
    if (record.status !== 'playing' || this.tables.remotePresence.has(record.id)) return false;
    const table = this.tables.byId(record.id);
    if (table && table.absence.present.size > 0) return false;
    const chairs = table?.assignments ?? seatingOf(record).chairs;
    if (isLeftToBots(chairs)) return true;
    const bots = botsIn(chairs);
    if (bots.size === 0 || (!table && this.tables.hasAllActive)) return false;
    const match = table?.live?.match ?? (await readMatch(this.service, record))?.match;
    return match?.game.awaiting(match.state).some(({ seat, must }) => must && bots.has(seat)) === true;
  }
}
