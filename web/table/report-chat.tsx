import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { Refusal } from '../parts/loading.tsx';

/** Reports the chat to the operator; the server attaches the recent messages. */
export function ReportChat({ code }: { readonly code: string }) {
  const say = useText();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const told = await api.report(code, note.trim());
    setBusy(false);
    setFault(told.ok ? null : told.error.words);
    if (!told.ok) return;
    setSent(true);
    setNote('');
    setOpen(false);
  };

  return (
    <div class="talk-report row">
      <Button kind="quiet" icon={<Icon name="flag" />} onClick={() => setOpen(true)}>
        {say.reportChat}
      </Button>
      <span class="quiet small" role="status">
        {sent ? say.reportSent : ''}
      </span>
      <Dialog open={open} title={say.reportChat} onClose={() => setOpen(false)}>
        <form class="stack" onSubmit={send}>
          <p class="quiet">{say.reportAbout}</p>
          <label class="field">
            <span class="label">{say.reportNote}</span>
            <textarea
              class="input"
              rows={3}
              maxLength={500}
              value={note}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          {fault !== null && <Refusal>{fault}</Refusal>}
          <Button kind="main" submit wide disabled={busy}>
            {say.reportSend}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
