import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useWords } from '../app/use-api.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';

/** Says so when the line is broken, and why. */
export function LineBar({ play, line }: { readonly play: Play; readonly line: Connection }) {
  const say = useWords();
  const broken = play.line !== 'live';
  return (
    <div class="line-bar" role="status" hidden={!broken && play.fault === null}>
      {broken && (
        <>
          <Icon name="warn" /> {play.why === 'stopping' ? say.lineStopping : say.lineWaiting}{' '}
          <Button onClick={() => line.again()}>{say.tryNow}</Button>
        </>
      )}
      {!broken && play.fault}
    </div>
  );
}
