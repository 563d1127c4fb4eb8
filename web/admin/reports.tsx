import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Report } from '../../src/wire/operator.ts';
import { useHolderName } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Messages, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';

interface ReportsProps {
  readonly call: CallAdmin;
  onMatch(code: string): void;
}

/** Players' reports, with the attached messages. */
export function Reports({ call, onMatch }: ReportsProps) {
  const say = useAdminText();
  const holderName = useHolderName();
  const time = useTime();
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const { value, fault, again } = useLoaded<readonly Report[]>(call, `/reports?most=100${open ? '&open=1' : ''}`);
  const close = async (id: string): Promise<void> => {
    const told = await call(`/reports/${id}/close`, {});
    setProblem(told.ok ? null : told.error.words);
    again();
  };
  return (
    <div class="stack">
      <label class="choice settings-switch">
        <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
        {say.onlyOpen}
      </label>
      {(problem ?? fault) !== null && <Refusal>{problem ?? fault}</Refusal>}
      {value === null && fault === null && <Loading />}
      {value?.length === 0 && <p class="quiet">{say.noReports}</p>}
      {value?.map(({ id, code, name, note, messages, at, closed }) => (
        <article key={id} class="panel stack">
          <div class="spread">
            <h2 class="admin-report">{say.reportBy(holderName(name), code)}</h2>
            <span class="quiet small">{time(at)}</span>
          </div>
          {note !== '' && <p class="note">{note}</p>}
          {messages.length === 0 ? <p class="quiet">{say.noMessages}</p> : <Messages messages={messages} />}
          {closed !== null && <span class="chip">{say.closed}</span>}
          <div class="row">
            <Button onClick={() => onMatch(code)}>{say.openMatch}</Button>
            {closed === null && <Button onClick={() => void close(id)}>{say.closeReport}</Button>}
          </div>
        </article>
      ))}
    </div>
  );
}
