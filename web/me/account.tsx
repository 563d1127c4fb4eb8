import { type StateUpdater, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Result } from '../../src/kernel/result.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { Me } from '../../src/wire/identity.ts';
import type { Failure } from '../app/api.ts';
import { savedSession, saveSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useApi } from '../app/use-api.ts';
import { canPush } from '../app/worker.ts';
import { Refusal } from '../parts/loading.tsx';
import { NameField } from '../parts/name-field.tsx';
import { DeleteAll } from './delete-all.tsx';
import { dateText } from './figures.ts';
import { myText } from './my-text.ts';
import { RecoveryLink } from './recovery-link.tsx';
import { usePasskeys } from './register-name.tsx';
import { signIns } from './sign-in.ts';

const stopNotifications = async (language: Language): Promise<void> =>
  (await import('../push/subscription.ts')).turnOff(language);

interface AccountProps {
  readonly me: Me;
  onChange: (me: StateUpdater<Me | null>) => void;
  onLeft(note: string): void; // signed out or deleted, with a note for the player
}

/** Name, passkeys, recovery link and devices; signing out and deleting. */
export function Account({ me, onChange, onLeft }: AccountProps) {
  const language = useLanguage();
  const say = myText(language);
  const api = useApi();
  const { change } = useSettings();
  const passkeys = usePasskeys();
  const [name, setName] = useState(me.name);
  const [secret, setSecret] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const date = (at: number): string => dateText(at, language);

  const run = async (asked: Promise<Result<Me, Failure>>, done = ''): Promise<void> => {
    setFault(null);
    setNote('');
    const told = await asked;
    if (!told.ok) return setFault(told.error.words);
    onChange(told.value);
    setNote(done);
  };
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = await api.changeMe({ name: name.trim() });
    if (told.ok) {
      const session = savedSession();
      if (session) saveSession({ ...session, name: told.value.name });
      change({ name: told.value.name });
    }
    await run(Promise.resolve(told), say.renamed);
  };
  const makeLink = async (): Promise<void> => {
    const told = await api.identity<{ readonly recovery: string }>('/me/recovery', {});
    if (!told.ok) return setFault(told.error.words);
    setSecret(told.value.recovery);
    await run(api.me());
  };
  const signOut = async (): Promise<void> => {
    if (canPush()) await stopNotifications(language).catch(() => {}); // they must not reach the next user of this browser
    const told = await api.identity('/me/sign-out', {});
    if (!told.ok && told.error.code !== 'signed-out') return setFault(told.error.words);
    saveSession(null);
    onLeft(say.signOutAbout);
  };
  const hasWayBack = me.passkeys.length > 0 || me.recovery !== null;

  return (
    <section class="my-account" aria-labelledby="account-title">
      <h2 id="account-title">{say.account}</h2>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <p class="small" role="status">
        {note}
      </p>
      <form class="row my-rename" onSubmit={rename}>
        <NameField id="my-name" label={say.name} value={name} onChange={setName} />
        <Button submit disabled={name.trim() === '' || name.trim() === me.name}>
          {say.rename}
        </Button>
      </form>

      <h3 class="heading">{say.passkeys}</h3>
      {me.passkeys.length === 0 && <p class="quiet small">{say.noPasskeys}</p>}
      <ul>
        {me.passkeys.map(({ id, created, used }) => (
          <li key={id} class="list-row">
            <span class="list-main">
              {say.passkeyFrom(date(created))}{' '}
              <span class="quiet small">{used === null ? say.neverUsed : say.lastUsed(date(used))}</span>
            </span>
            <Button
              kind="quiet"
              aria-label={say.removePasskeyFrom(date(created))}
              onClick={() => void run(api.identity(`/me/passkeys/${id}/remove`, {}))}
            >
              {say.removePasskey}
            </Button>
          </li>
        ))}
      </ul>
      {passkeys ? (
        <Button icon={<Icon name="plus" />} onClick={() => void run(signIns(language).addPasskey())}>
          {say.addPasskey}
        </Button>
      ) : (
        passkeys === false && <p class="quiet small">{say.noPasskeysHere}</p>
      )}

      <h3 class="heading">{say.recovery}</h3>
      <p class="small">
        {me.recovery === null ? say.noRecovery : say.recoveryFrom(date(me.recovery))}{' '}
        <span class="quiet">{me.recovery === null ? say.linkAbout : say.newRecoveryAbout}</span>
      </p>
      <div class="row">
        <Button icon={<Icon name="link" />} onClick={() => void makeLink()}>
          {say.newRecovery}
        </Button>
        {me.recovery !== null && (
          <Button kind="quiet" onClick={() => void run(api.identity('/me/recovery/remove', {}))}>
            {say.removeRecovery}
          </Button>
        )}
      </div>

      <h3 class="heading">{say.devices}</h3>
      <ul>
        {me.devices.map(({ id, device, seen, current }) => (
          <li key={id} class="list-row">
            <span class="list-main">
              {device || say.unknownDevice}{' '}
              <span class="quiet small">{current ? say.thisDevice : say.lastUsed(date(seen))}</span>
            </span>
            {!current && (
              <Button
                kind="quiet"
                aria-label={say.signOutThat(device || say.unknownDevice)}
                onClick={() => void run(api.identity(`/me/devices/${id}/remove`, {}))}
              >
                {say.signOutDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!hasWayBack && <p class="note">{say.noWayBack}</p>}
      <div class="row my-end">
        <Button onClick={() => void signOut()}>{say.signOut}</Button>
        <DeleteAll name={me.name} onDeleted={() => onLeft(say.deleted)} />
      </div>
      <RecoveryLink secret={secret} name={me.name} onClose={() => setSecret(null)} />
    </section>
  );
}
