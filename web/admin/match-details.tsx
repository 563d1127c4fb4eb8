import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { saveFile } from '../../src/page/save-file.ts';
import type { OperatorMatchDetails, OperatorPerson } from '../../src/wire/operator.ts';
import { Link } from '../app/navigation.tsx';
import { useHolderName } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Confirmed, DataTable, Messages, useAdminText } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';
import { useGameNames } from './use-game-names.ts';

interface MatchDetailsProps {
  readonly code: string;
  readonly call: CallAdmin;
  onChange(): void;
  onGone(): void; // deleted
}

/** A match: its people, its chat and the operator's actions. */
export function MatchDetails({ code, call, onChange, onGone }: MatchDetailsProps) {
  const say = useAdminText();
  const { value, fault, again } = useLoaded<OperatorMatchDetails>(call, `/matches/${code}`);
  const act = async (path: string, body: object): Promise<string | null> => {
    const told = await call(path, body);
    if (!told.ok) return told.error.words;
    again();
    onChange();
    return null;
  };
  const log = async (): Promise<string | null> => {
    const told = await call<string>(`/matches/${code}/log`, {});
    if (!told.ok) return told.error.words;
    saveFile(`umpire-${code}.jsonl`, told.value);
    return null;
  };
  if (fault !== null) return <Refusal>{fault}</Refusal>;
  if (value === null) return <Loading />;
  const { match, packed, people, chat } = value;
  const playing = match.status === 'playing';
  return (
    <section class="panel stack" aria-label={code}>
      <div class="row">
        <h2 class="mono">{code}</h2>
        <span class="chip">{say.statuses(match.status)}</span>
        {packed && <span class="chip">{say.packed}</span>}
      </div>
      <div class="row">
        <Link to={match.status === 'over' ? `/replay/${code}` : `/m/${code}`} class="button is-plain">
          <Icon name="eye" /> {say.watch}
        </Link>
        {playing && (
          <Confirmed
            label={say.close}
            about={say.closeAbout}
            note
            act={(note) => act(`/matches/${code}/close`, note === '' ? {} : { note })}
          />
        )}
        {playing && <Confirmed label={say.log} about={say.logAbout} act={log} />}
        <Confirmed
          label={say.remove}
          about={say.removeAbout}
          kind="danger"
          act={async () => {
            const problem = await act(`/matches/${code}/delete`, {});
            if (problem === null) onGone();
            return problem;
          }}
        />
      </div>
      {people.length > 0 && <PeopleTable people={people} act={act} code={code} game={match.game} />}
      <h3 class="heading">{say.chat}</h3>
      {playing && <p class="quiet small">{say.crewHidden}</p>}
      {chat.length === 0 ? <p class="quiet">{say.noMessages}</p> : <Messages messages={chat} />}
    </section>
  );
}

interface PeopleTableProps {
  readonly people: readonly OperatorPerson[];
  readonly code: string;
  readonly game: string;
  act(path: string, body: object): Promise<string | null>;
}

function PeopleTable({ people, code, game, act }: PeopleTableProps) {
  const say = useAdminText();
  const names = useGameNames();
  const holderName = useHolderName();
  const [fault, setFault] = useState<string | null>(null);
  const tell = async (path: string, body: object): Promise<void> => setFault(await act(path, body));
  return (
    <>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <DataTable head={[say.name, say.seats, say.action, say.addresses, say.id]}>
        {people.map(({ id, name, seats, addresses, muted, banned, identity }) => (
          <tr key={id}>
            <th scope="row">
              {holderName(name)} {muted && <span class="chip is-warn">{say.muted}</span>}{' '}
              {banned && <span class="chip is-bad">{say.banned}</span>}
            </th>
            <td>{seats.map((seat) => names.seat(game, seat)).join(', ')}</td>
            <td>
              <span class="row">
                <Button onClick={() => void tell(`/matches/${code}/mute`, { person: id, muted: !muted })}>
                  {muted ? say.unmute : say.mute}
                </Button>
                <Button disabled={banned} onClick={() => void tell('/bans', { person: id, note: `${name}, ${code}` })}>
                  {identity === null ? say.banSeat : say.banPlayer}
                </Button>
              </span>
            </td>
            <td class={addresses.length === 0 ? 'quiet small' : 'mono'}>{addresses.join(', ') || say.notConnected}</td>
            <td class="small">
              <span class="mono">{id}</span>
              {identity !== null && (
                <>
                  <br />
                  <span class="quiet">{say.signedInAs}</span> <span class="mono">{identity}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
