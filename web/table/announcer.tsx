import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../src/page/contract.ts';
import type { Play } from '../play/play.ts';
import { linesOf } from './log-lines.ts';

const MOST = 20;

interface Line {
  readonly key: string;
  readonly words: string;
}

/** The last few lines, and all new ones, since several can arrive at once. */
const withFresh = (old: readonly Line[], fresh: readonly Line[]): readonly Line[] =>
  [...old, ...fresh].slice(-Math.max(MOST, fresh.length));

interface AnnouncerProps {
  readonly play: Play;
  readonly scene: Scene | null;
  readonly chat: boolean; // also announce chat, because its tab is closed
}

/** Announces events and refusals to screen readers; skips what happened before we connected. */
export function Announcer({ play, scene, chat }: AnnouncerProps) {
  const from = useRef<number | null>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const say = scene?.say;
  useEffect(() => {
    if (!say) return;
    const start = from.current;
    from.current = play.seq;
    if (start === null) return;
    const fresh = play.heard.filter(({ seq }) => seq > start).flatMap(linesOf);
    const told = fresh.map(({ key, event }) => ({ key, words: say(event) }));
    if (told.length > 0) setLines((old) => withFresh(old, told));
  }, [play.seq, play.heard, say]);
  const said = useRef(play.chat.length);
  useEffect(() => {
    const fresh = play.chat.slice(said.current).filter(({ from: who }) => who !== play.you?.name);
    said.current = play.chat.length;
    const told = fresh.map(({ at, from: who, text }) => ({ key: `${at} ${who}`, words: `${who}: ${text}` }));
    if (chat && told.length > 0) setLines((old) => withFresh(old, told));
  }, [play.chat, chat]);
  return (
    <>
      <div class="spoken" role="log" aria-live="polite" aria-relevant="additions">
        {lines.map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
      <div class="spoken" role="alert">
        {play.refusal?.words}
      </div>
    </>
  );
}
