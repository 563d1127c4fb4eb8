import { Button } from '../../src/page/button.tsx';
import { useText } from '../app/use-api.ts';
import { Refusal } from './loading.tsx';

/** A part of the page did not come, most often because the server has a newer one: loading again gets that. */
export function NotLoaded() {
  const say = useText();
  return (
    <div class="stack not-loaded">
      <Refusal>{say.gameNotLoaded}</Refusal>
      <span class="row">
        <Button kind="main" onClick={() => location.reload()}>
          {say.loadAgain}
        </Button>
      </span>
    </div>
  );
}
