import { useRef } from 'preact/hooks';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';

/** In the lobby: says that the time limit has changed, which it does when a second person takes a seat. */
export function TimeNote({ clock }: { readonly clock: number | null }) {
  const say = useText();
  const before = useRef(clock);
  const isChanged = useRef(false);
  if (before.current !== clock) isChanged.current = true;
  before.current = clock;
  return (
    <p class={isChanged.current ? 'note lobby-time' : 'spoken'} role="status">
      {isChanged.current && (
        <>
          <Icon name="away" size={14} /> {clock === null ? say.clockGone : say.clockNow(say.duration(clock))}
        </>
      )}
    </p>
  );
}
