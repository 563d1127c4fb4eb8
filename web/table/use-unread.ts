import { useEffect, useState } from 'preact/hooks';
import type { Play } from '../play/play.ts';

/** How many messages of others came since the chat was last looked at; what was said before we came is not new. */
export function useUnread(play: Play, looking: boolean): number {
  const [read, setRead] = useState(() => Date.now() + play.ahead); // by the server's clock
  const last = play.chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (looking && last > read) setRead(last);
  }, [looking, last]);
  return looking ? 0 : play.chat.filter(({ at, from }) => at > read && from !== play.you?.name).length;
}
