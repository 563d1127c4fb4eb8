import { useEffect, useRef } from 'preact/hooks';
import type { GameUi } from '../../src/page/contract.ts';
import { blip } from '../app/sound.ts';
import type { Play } from '../play/play.ts';
import { linesOf } from './log-lines.ts';

/** A tone for my turn, a hit and a message; none for what happened before we connected. */
export function useSounds(play: Play, ui: GameUi, on: boolean): void {
  const last = useRef({ seq: play.seq, must: true, chat: play.chat.length });
  useEffect(() => {
    const was = last.current;
    const must = Object.values(play.asks).some((ask) => ask.must);
    last.current = { seq: play.seq, must, chat: play.chat.length };
    if (!on) return;
    const fresh = play.heard.filter(({ seq }) => seq > was.seq).flatMap(linesOf);
    if (fresh.length < 20 && fresh.some(({ event }) => ui.isKeyMoment(event))) blip('hit');
    else if (must && !was.must) blip('turn');
    else if (play.chat.length > was.chat) blip('message');
  }, [play, ui, on]);
}
