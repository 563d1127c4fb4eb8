import type { OperatorLeague } from '../../src/wire/operator.ts';
import { Link } from '../app/navigation.tsx';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Confirmed, DataTable, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';
import { useGameNames } from './use-game-names.ts';

/** All leagues, public or private. */
export function Leagues({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const time = useTime();
  const names = useGameNames();
  const { value, fault, again } = useLoaded<readonly OperatorLeague[]>(call, '/leagues?most=200');
  const close = async (code: string): Promise<string | null> => {
    const told = await call(`/leagues/${code}/close`, {});
    again();
    return told.ok ? null : told.error.words;
  };
  if (fault !== null) return <Refusal>{fault}</Refusal>;
  if (value === null) return <Loading />;
  if (value.length === 0) return <p class="quiet">{say.noLeagues}</p>;
  return (
    <DataTable head={[say.league, say.game, say.status, say.host, say.players, say.round, say.created, say.action]}>
      {value.map(({ code, title, game, status, listed, host, players, round, rounds, created }) => (
        <tr key={code}>
          <th scope="row">
            <Link to={`/leagues/${code}`} class="admin-league">
              {title}
            </Link>{' '}
            <span class="mono">{code}</span>
          </th>
          <td>{names.title(game)}</td>
          <td>
            {say.statuses(status)}
            {!listed && <span class="chip">{say.privateLeague}</span>}
          </td>
          <td>{host}</td>
          <td>{players}</td>
          <td>{rounds > 0 ? `${round}/${rounds}` : ''}</td>
          <td class="admin-time">{time(created)}</td>
          <td>
            {status !== 'over' && (
              <Confirmed label={say.closeLeague} about={say.closeLeagueAbout} act={() => close(code)} />
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
