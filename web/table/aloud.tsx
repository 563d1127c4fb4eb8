import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../src/page/contract.ts';
import type { Play } from '../play/play.ts';
import { linesOf } from './story.ts';

const MOST = 6;

/** Reads out what happens and what is refused, for those who do not see it. What was before we came stays unsaid. */
export function Aloud({ play, scene }: { readonly play: Play; readonly scene: Scene | null }) {
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
