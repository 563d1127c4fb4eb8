import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';

/** Number of unread chat messages; earlier messages and our own do not count. */
export function useUnread(play: Play, looking: boolean): number {
  const [read, setRead] = useState(() => Date.now() + play.ahead); // server clock
  const last = play.chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (looking && last > read) setRead(last);
  }, [looking, last]);
  return looking ? 0 : play.chat.filter(({ at, from }) => at > read && from !== play.you?.name).length;
}
