import { Icon } from '../../src/page/icon.tsx';
import { useWords } from '../app/use-api.ts';
import type { Play } from '../play/play.ts';

/** Says so when the line is broken, and why. */
export function LineBar({ play }: { readonly play: Play }) {
  const say = useWords();
  const broken = play.line !== 'live';
  return (
    <div class="line-bar" role="status" hidden={!broken && play.fault === null}>
      {broken && (
        <>
          <Icon name="warn" /> {play.why === 'stopping' ? say.lineStopping : say.lineWaiting}
        </>
      )}
      {!broken && play.fault}
    </div>
  );
}
