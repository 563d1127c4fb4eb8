import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { SignedIn } from '../../src/wire/identity.ts';
import { go } from '../app/navigation.tsx';
import { Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { myText } from './my-text.ts';
import { RecoveryLink } from './recovery-link.tsx';
import { signIns } from './sign-in.ts';
import './style.css';

const SECRET = /^[A-Za-z0-9_-]{22}$/;

/**
 * A recovery link. Its secret leaves the address bar and the history at once, and is used only after a press: a link that
 * is opened for a preview stays valid.
 */
export function Recover() {
  const language = useLanguage();
  const say = myText(language);
  const [secret] = useState(() => location.hash.slice(1));
  const [signed, setSigned] = useState<SignedIn | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(SECRET.test(secret) ? null : say.noSecret);
  useEffect(() => history.replaceState(null, '', '/recover'), []);

  const recover = async (): Promise<void> => {
    setBusy(true);
    const told = await signIns(language).recover(secret);
    setBusy(false);
    if (told.ok) setSigned(told.value);
    else setFault(told.error.words);
  };
  return (
    <Page title={say.recoverTitle}>
      <section class="panel stack my-keep">
        <p>{signed ? say.signedInTo(signed.me.name) : say.recoverAbout}</p>
        {fault !== null && <Refusal>{fault}</Refusal>}
        {!signed && (
          <Button kind="main" wide disabled={busy || !SECRET.test(secret)} onClick={() => void recover()}>
            {say.recover}
          </Button>
        )}
        {signed && <Button onClick={() => go('/me')}>{say.toMyGames}</Button>}
      </section>
      <RecoveryLink secret={signed?.recovery ?? null} name={signed?.me.name ?? ''} onClose={() => go('/me')} />
    </Page>
  );
}
