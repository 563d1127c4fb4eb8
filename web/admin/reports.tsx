import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Report } from '../../src/wire/operator.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Messages, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';

/** Players' reports, with the attached messages. */
export function Reports({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const time = useTime();
  const [open, setOpen] = useState(true);
  const { value, fault, again } = useLoaded<readonly Report[]>(call, `/reports?most=100${open ? '&open=1' : ''}`);
  return (
    <div class="stack">
      <label class="choice settings-switch">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        {say.onlyOpen}
      </label>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {value === null && fault === null && <Loading />}
      {value?.length === 0 && <p class="quiet">{say.noReports}</p>}
      {value?.map(({ id, code, name, note, messages, at, closed }) => (
        <article key={id} class="panel stack">
          <div class="spread">
            <h2 class="admin-report">{say.reportBy(name, code)}</h2>
            <span class="quiet small">{time(at)}</span>
          </div>
          {note !== '' && <p class="note">{note}</p>}
          {messages.length === 0 ? <p class="quiet">{say.noMessages}</p> : <Messages messages={messages} />}
          {closed !== null && <span class="chip">{say.closed}</span>}
          {closed === null && (
            <div class="row">
              <Button onClick={() => call(`/reports/${id}/close`, {}).then(again)}>{say.closeReport}</Button>
            </div>
          )}
        </article>
      ))}
    </div>
  );
}
