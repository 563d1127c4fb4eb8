import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Ban } from '../../src/wire/operator.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { DataTable, Field, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';

export function Bans({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const time = useTime();
  const [address, setAddress] = useState('');
  const [hours, setHours] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { value, fault, again } = useLoaded<readonly Ban[]>(call, '/bans');
  const ban = async (event: Event): Promise<void> => {
    event.preventDefault();
    const limit = hours.trim() === '' ? {} : { hours: Number(hours) };
    const told = await call('/bans', { address: address.trim(), note: note.trim(), ...limit });
    setProblem(told.ok ? null : told.error.words);
    if (!told.ok) return;
    setAddress('');
    setHours('');
    setNote('');
    again();
  };
  const lift = async (id: string): Promise<void> => {
    const told = await call(`/bans/${id}/lift`, {});
    setProblem(told.ok ? null : told.error.words);
    again();
  };
  return (
    <div class="stack">
      <form class="panel admin-form" onSubmit={ban}>
        <Field label={say.range} hint={say.rangeHint} value={address} onInput={setAddress} />
        <Field label={say.hours} type="number" min={0.01} max={87_600} value={hours} onInput={setHours} />
        <Field label={say.note} value={note} onInput={setNote} />
        <Button kind="main" submit disabled={address.trim() === ''}>
          {say.ban}
        </Button>
      </form>
      {(problem ?? fault) !== null && <Refusal>{problem ?? fault}</Refusal>}
      {value === null && fault === null && <Loading />}
      {value?.length === 0 && <p class="quiet">{say.noBans}</p>}
      {value !== null && value.length > 0 && (
        <DataTable head={[say.who, say.howLong, say.note, say.action]}>
          {value.map(({ id, kind, value: banned, note: why, until }) => (
            <tr key={id}>
              <th scope="row" class="mono">
                {kind === 'seat' ? say.seatToken : kind === 'identity' ? say.player(banned) : banned}
              </th>
              <td class="admin-time">{until === null ? say.untilLifted : say.until(time(until))}</td>
              <td>{why}</td>
              <td>
                <Button onClick={() => void lift(id)}>{say.lift}</Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}
