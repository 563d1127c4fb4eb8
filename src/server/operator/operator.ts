import { ok } from '../../kernel/result.ts';
import type { OperatorMessage } from '../../store/cluster-store.ts';
import type { OperatorBackend } from '../http/admin/backend.ts';
import { errorFacts } from '../log.ts';
import { recomputeRatings } from '../results/recompute.ts';
import { ban, liftBan, refreshBans } from './ban-actions.ts';
import { type OperatorContext, record } from './context.ts';
import { deletePerson } from './delete-person.ts';
import { closeLeague, listLeagues } from './league-actions.ts';
import { closeByOperator, deleteMatch, hiddenLog, listMatches, matchDetails, mute } from './match-actions.ts';
import { exportPerson } from './person-data.ts';
import { closeReport, listReports } from './reports.ts';

const A_MINUTE = 60_000;

/** Implements the operator routes. */
export const makeOperator = (context: OperatorContext): OperatorBackend => ({
  matches: (filter, page) => listMatches(context, filter, page),
  match: (code) => matchDetails(context, code),
  close: (operator, code, note) => closeByOperator(context, operator, code, note),
  remove: (operator, code) => deleteMatch(context, operator, code),
  log: (operator, code) => hiddenLog(context, operator, code),
  mute: (operator, code, person, muted) => mute(context, operator, code, person, muted),
  leagues: (page) => listLeagues(context, page),
  closeLeague: (operator, code) => closeLeague(context, operator, code),
  bans: async () => {
    const now = context.service.now();
    return (await context.service.store.operator.bans()).filter(({ until }) => until === null || until > now);
  },
  ban: (operator, wish) => ban(context, operator, wish),
  liftBan: (operator, id) => liftBan(context, operator, id),
  reports: (open, page) => listReports(context, open, page),
  closeReport: (operator, id) => closeReport(context, operator, id),
  exportPerson: (operator, by) => exportPerson(context, operator, by),
  deletePerson: (operator, by) => deletePerson(context, operator, by),
  async announce(operator, minutes) {
    const { now, store } = context.service;
    const at = minutes === null ? null : now() + minutes * A_MINUTE;
    await record(context, operator, minutes === null ? 'cancel-restart' : 'announce-restart', '', { minutes });
    store.cluster?.notify({ what: 'restart', at });
    announce(context, at);
    return ok({ at });
  },
  async recomputeRatings(operator) {
    const { service } = context;
    await record(context, operator, 'recompute-ratings', '');
    let matches = 0;
    for (const game of Object.keys(service.games)) matches += await recomputeRatings(service, game);
    return ok({ matches });
  },
  actions: async (page) => (await context.service.store.operator.actions(page)).map(({ id: _, ...action }) => action),
});

function announce({ service, tables }: OperatorContext, at: number | null): void {
  service.moderation.restartAt = at;
  tables.broadcast({ type: 'restart', at });
}

/** An operator has done something on another node. */
export function followOperator(context: OperatorContext, message: OperatorMessage): void {
  const { log } = context.service;
  const failed = (error: unknown): void => log.warn(errorFacts(error), 'cannot follow an operator action; retrying');
  if (message.what === 'restart') announce(context, message.at);
  else if (message.what === 'reload') context.tables.reload(message.match).catch(failed);
  else if (message.what === 'sessions') context.sockets.cutSignedOut(message.identity).catch(failed);
  else
    refreshBans(context).catch((error: unknown) => {
      failed(error);
      setTimeout(() => followOperator(context, message), 1000).unref();
    });
}
