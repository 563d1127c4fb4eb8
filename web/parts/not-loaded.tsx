import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { Loading, Refusal } from './loading.tsx';
import { Offline } from './offline.tsx';

/** A chunk failed to load: there is no connection, or the server has a newer version and reloading helps. */
export function NotLoaded() {
  const say = useText();
  const api = useApi();
  const [isOffline, setOffline] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    void api.games().then((told) => current && setOffline(!told.ok && told.error.code === 'offline'));
    return () => {
      current = false;
    };
  }, [api]);
  if (isOffline === null) return <Loading />;
  const reload = (
    <span class="row">
      <Button kind="main" onClick={() => location.reload()}>
        {say.reload}
      </Button>
    </span>
  );
  if (isOffline) return <Offline>{reload}</Offline>;
  return (
    <div class="stack not-loaded">
      <Refusal>{say.gameNotLoaded}</Refusal>
      {reload}
    </div>
  );
}
