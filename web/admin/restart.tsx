import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Refusal } from '../parts/loading.tsx';
import { Field, useAdminText } from './parts.tsx';
import type { CallAdmin } from './use-admin.ts';

/** Announces a restart to all players. */
export function Restart({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const [minutes, setMinutes] = useState('10');
  const [told, setTold] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const announce = async (wanted: number | null): Promise<void> => {
    const answer = await call('/announce', { minutes: wanted });
    setFault(answer.ok ? null : answer.error.words);
    setTold(!answer.ok ? '' : wanted === null ? say.cancelled : say.announced);
  };
  return (
    <form
      class="panel stack admin-narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void announce(Number(minutes));
      }}
    >
      <Field label={say.minutes} type="number" max={1440} value={minutes} onInput={setMinutes} />
      <p class="quiet small">{say.restartAbout}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <div class="row">
        <Button kind="main" submit disabled={minutes.trim() === ''}>
          {say.announce}
        </Button>
        <Button onClick={() => void announce(null)}>{say.cancelRestart}</Button>
      </div>
      <p role="status">{told}</p>
    </form>
  );
}
