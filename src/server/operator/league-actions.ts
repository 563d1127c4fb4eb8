import { no, ok, type Result } from '../../kernel/result.ts';
import { refuseWish } from '../../leagues/refusals.ts';
import type { OperatorLeague } from '../../wire/operator.ts';
import { summaryOf } from '../leagues/league-info.ts';
import { changeLeague, loadLeague } from '../leagues/league-log.ts';
import { type Operator, type OperatorContext, record } from './context.ts';

/** All leagues, public or not, newest first. */
export async function listLeagues(
  { service }: OperatorContext,
  page: { readonly from: number; readonly most: number },
): Promise<readonly OperatorLeague[]> {
  const records = await service.store.leagues.all(page);
  const names = await service.store.identities.names([...new Set(records.flatMap(({ host }) => host ?? []))]);
  return Promise.all(
    records.map(async (one) => {
      const { mine: _, ...league } = summaryOf(await loadLeague(service, one), null);
      return { ...league, host: one.host === null ? null : (names.get(one.host) ?? null) };
    }),
  );
}

/** Ends a league early, as its host can: matches in progress continue, but no longer count for it. */
export async function closeLeague(context: OperatorContext, operator: Operator, code: string): Promise<Result<null>> {
  const { service } = context;
  const found = await service.store.leagues.byCode(code.toUpperCase());
  if (!found) return no({ code: 'no-such-league' });
  if (found.status !== 'over')
    await record(context, operator, 'close-league', found.code, { game: found.settings.game });
  const done = await changeLeague(service, found.id, ({ league }) => {
    const refusal = refuseWish(league, { type: 'close', isHost: true });
    return refusal ? no(refusal) : ok({ event: { type: 'closed' } });
  });
  return done.ok ? ok(null) : done;
}
