import { Button } from '../../src/page/button.tsx';
import { useText } from '../app/use-api.ts';
import { Refusal } from './loading.tsx';

/** A chunk failed to load, usually because the server has a newer version: reloading helps. */
export function NotLoaded() {
  const say = useText();
  return (
    <div class="stack not-loaded">
      <Refusal>{say.gameNotLoaded}</Refusal>
      <span class="row">
        <Button kind="main" onClick={() => location.reload()}>
          {say.reload}
        </Button>
      </span>
    </div>
  );
}
