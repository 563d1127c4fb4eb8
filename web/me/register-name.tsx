import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../src/kernel/result.ts';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { IdentityInfo, SignedIn } from '../../src/wire/identity.ts';
import type { Failure } from '../app/api.ts';
import { useSettings } from '../app/settings.ts';
import { useApi } from '../app/use-api.ts';
import { Refusal } from '../parts/loading.tsx';
import { NameField } from '../parts/name-field.tsx';
import { myText } from './my-text.ts';
import { hasPasskeys, signIns } from './sign-in.ts';

/** Whether passkeys can be used here; null while the server is asked. */
export function usePasskeys(): boolean | null {
  const api = useApi();
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    if (!hasPasskeys()) setAllowed(false);
    else api.identity<IdentityInfo>('/identity').then((told) => current && setAllowed(told.ok && told.value.passkeys));
    return () => {
      current = false;
    };
  }, [api]);
  return allowed;
}

/** A guest registers a name, or signs in to one. */
export function RegisterName({ onDone }: { onDone(signed: SignedIn): void }) {
  const language = useLanguage();
  const say = myText(language);
  const { settings, change } = useSettings();
  const passkeys = usePasskeys();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ways = signIns(language);
  const name = settings.name.trim();

  const run = async (asked: Promise<Result<SignedIn, Failure>>): Promise<void> => {
    setBusy(true);
    setFault(null);
    const told = await asked;
    setBusy(false);
    if (told.ok) onDone(told.value);
    else setFault(told.error.words);
  };

  return (
    <section class="panel stack my-keep" aria-labelledby="keep-title">
      <h2 id="keep-title">{say.registerTitle}</h2>
      <p>{say.registerAbout}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void run(passkeys ? ways.registerWithPasskey(name, settings) : ways.registerWithLink(name, settings));
        }}
      >
        <NameField
          id="register-name"
          label={say.name}
          value={settings.name}
          onChange={(next) => change({ name: next })}
        />
        <div class="row">
          {passkeys && (
            <Button kind="main" submit disabled={busy || name === ''}>
              {say.registerWithPasskey}
            </Button>
          )}
          {passkeys !== null && (
            <Button
              kind={passkeys ? 'plain' : 'main'}
              submit={!passkeys}
              disabled={busy || name === ''}
              {...(passkeys && { onClick: () => void run(ways.registerWithLink(name, settings)) })}
            >
              {say.registerWithLink}
            </Button>
          )}
        </div>
      </form>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <p class="quiet small">
        {passkeys === false ? say.noPasskeysHere : say.passkeyAbout} {say.linkAbout}
      </p>
      <hr class="rule" />
      <h3 class="heading">{say.known}</h3>
      <div class="row">
        {passkeys && (
          <Button disabled={busy} onClick={() => void run(ways.signInWithPasskey())}>
            {say.signIn}
          </Button>
        )}
        <span class="quiet small">{say.signInByLink}</span>
      </div>
    </section>
  );
}
