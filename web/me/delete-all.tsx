import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { saveSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useApi } from '../app/use-api.ts';
import { forgetLists } from '../lists/forget-lists.ts';
import { Refusal } from '../parts/loading.tsx';
import { myText } from './my-text.ts';

/** Deletes all of the player's data, after they have typed their name. */
export function DeleteAll({ name, onDeleted }: { readonly name: string; onDeleted(): void }) {
  const say = myText(useLanguage());
  const api = useApi();
  const { change } = useSettings();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const told = await api.identity('/me/delete', {});
    setBusy(false);
    if (!told.ok) return setFault(told.error.words);
    await forgetLists(name).catch(() => {}); // that part of the page could not be loaded
    saveSession(null);
    change({ name: '' });
    onDeleted();
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {say.deleteAll}
      </Button>
      <Dialog open={open} title={say.deleteAll} onClose={() => setOpen(false)}>
        <form class="stack" onSubmit={remove}>
          <p>{say.deleteAbout}</p>
          <div class="field">
            <label for="delete-name">{say.deleteType(name)}</label>
            <input
              id="delete-name"
              class="input"
              autocomplete="off"
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          {fault !== null && <Refusal>{fault}</Refusal>}
          <div class="row">
            <Button kind="danger" submit disabled={busy || typed.trim() !== name}>
              {say.deleteAll}
            </Button>
            <Button onClick={() => setOpen(false)}>{say.cancel}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
