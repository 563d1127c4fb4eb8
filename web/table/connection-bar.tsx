import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';

/** Shows that the connection is lost, and why. */
export function ConnectionBar({ play, connection }: { readonly play: Play; readonly connection: Connection }) {
  const say = useText();
  const broken = play.connection !== 'live';
  return (
    <div class="connection-bar" role="status" hidden={!broken && play.fault === null}>
      {broken && (
        <>
          <Icon name="warn" /> {play.why === 'stopping' ? say.serverRestarting : say.reconnecting}{' '}
          <Button onClick={() => connection.again()}>{say.tryNow}</Button>
        </>
      )}
      {!broken && play.fault}
    </div>
  );
}
