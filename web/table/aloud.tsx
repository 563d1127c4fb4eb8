import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../src/page/contract.ts';
import type { Play } from '../play/play.ts';
import { linesOf } from './story.ts';

const MOST = 6;

interface AloudProps {
  readonly play: Play;
  readonly scene: Scene | null;
  readonly chat: boolean; // too, since its own room is closed
}

/** Reads out what happens and what is refused, for those who do not see it. What was before we came stays unsaid. */
export function Aloud({ play, scene, chat }: AloudProps) {
  const from = useRef<number | null>(null);
  const [lines, setLines] = useState<readonly { readonly key: string; readonly words: string }[]>([]);
  const say = scene?.say;
  useEffect(() => {
    if (!say) return;
    const start = from.current;
    from.current = play.seq;
    if (start === null) return;
    const fresh = play.heard.filter(({ seq }) => seq > start).flatMap(linesOf);
    if (fresh.length > 0)
      setLines((old) => [...old, ...fresh.map(({ key, event }) => ({ key, words: say(event) }))].slice(-MOST));
  }, [play.seq, play.heard, say]);
  const said = useRef(play.chat.length);
  useEffect(() => {
    const fresh = play.chat.slice(said.current).filter(({ from: who }) => who !== play.you?.name);
    said.current = play.chat.length;
    if (chat && fresh.length > 0)
      setLines((old) =>
        [...old, ...fresh.map(({ at, from: who, text }) => ({ key: `${at} ${who}`, words: `${who}: ${text}` }))].slice(
          -MOST,
        ),
      );
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
