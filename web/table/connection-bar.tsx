import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';

/** Shows a lost connection and its cause, and messages from the operator. */
export function ConnectionBar({ play, connection }: { readonly play: Play; readonly connection: Connection }) {
  const say = useText();
  const broken = play.connection !== 'live';
  return (
    <>
      <OperatorBar play={play} />
      <div class="connection-bar" role="status" hidden={!broken && play.fault === null}>
        {broken && (
          <>
            <Icon name="warn" /> {play.why === 'stopping' ? say.serverRestarting : say.reconnecting}{' '}
            <Button onClick={() => connection.again()}>{say.tryNow}</Button>
          </>
        )}
        {!broken && <span class="sentence">{play.fault}</span>}
      </div>
    </>
  );
}

/** Shows an announced restart, and that an operator has looked at hidden information. */
function OperatorBar({ play: { restartAt, table } }: { readonly play: Play }) {
  const say = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (restartAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, [restartAt]);
  const viewed = table?.status === 'playing' && table.viewed !== undefined;
  return (
    <div class="connection-bar" role="status" hidden={restartAt === null && !viewed}>
      {restartAt !== null && <span>{say.restartIn(Math.max(0, Math.ceil((restartAt - now) / 60_000)))}</span>}
      {viewed && (
        <span>
          <Icon name="eye" /> {say.operatorViewed}
        </span>
      )}
    </div>
  );
}
