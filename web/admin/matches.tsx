import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { OperatorMatches } from '../../src/wire/operator.ts';
import { useHolderName } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { MatchDetails } from './match-details.tsx';
import { DataTable, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';
import { useGameNames } from './use-game-names.ts';

const MOST = 20;
const STATUSES = ['open', 'playing', 'over'] as const;

interface MatchesProps {
  readonly call: CallAdmin;
  readonly match: string | null; // shown first
}

export function Matches({ call, match: first }: MatchesProps) {
  const say = useAdminText();
  const holderName = useHolderName();
  const time = useTime();
  const names = useGameNames();
  const [status, setStatus] = useState('');
  const [text, setText] = useState('');
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<string | null>(first);
  const query = new URLSearchParams({ ...(status && { status }), ...(text.trim() && { text: text.trim() }) });
  const { value, fault, again } = useLoaded<OperatorMatches>(call, `/matches?${query}&from=${from}&most=${MOST}`);
  const filter = (change: () => void): void => {
    change();
    setFrom(0);
  };
  return (
    <div class="stack">
      <div class="row">
        <select
          class="select"
          aria-label={say.status}
          value={status}
          onChange={(event) => filter(() => setStatus(event.currentTarget.value))}
        >
          <option value="">{say.anyStatus}</option>
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {say.statuses(one)}
            </option>
          ))}
        </select>
        <input
          class="input"
          aria-label={say.search}
          placeholder={say.search}
          maxLength={40}
          value={text}
          onInput={(event) => filter(() => setText(event.currentTarget.value))}
        />
      </div>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {value === null && fault === null && <Loading />}
      {value?.total === 0 && <p class="quiet">{say.noMatches}</p>}
      {value !== null && value.total > 0 && (
        <>
          <DataTable head={[say.code, say.game, say.status, say.people, say.connected, say.created]}>
            {value.matches.map((match) => (
              <tr key={match.code}>
                <th scope="row">
                  <button type="button" class="admin-link mono" onClick={() => setChosen(match.code)}>
                    {match.code}
                  </button>
                </th>
                <td>{names.title(match.game)}</td>
                <td>{say.statuses(match.status)}</td>
                <td>{match.people.map(holderName).join(', ')}</td>
                <td>{match.connected}</td>
                <td class="admin-time">{time(match.created)}</td>
              </tr>
            ))}
          </DataTable>
          <div class="row">
            <Button disabled={from === 0} onClick={() => setFrom(Math.max(0, from - MOST))}>
              {say.newer}
            </Button>
            <span class="quiet small">{say.pageOf(from + 1, from + value.matches.length, value.total)}</span>
            <Button disabled={from + MOST >= value.total} onClick={() => setFrom(from + MOST)}>
              {say.older}
            </Button>
          </div>
        </>
      )}
      {chosen !== null && (
        <MatchDetails key={chosen} code={chosen} call={call} onChange={again} onGone={() => setChosen(null)} />
      )}
    </div>
  );
}
