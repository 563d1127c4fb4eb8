import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { GameCard } from '../../src/page/contract.ts';
import type { Loading } from '../app/games.ts';
import { isStill, useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';

const TICK = 700;

interface Frames {
  readonly setup: Rules['setup'];
  readonly views: readonly object[];
}

interface MiniatureProps {
  readonly id: string;
  readonly loaded: Loading<GameCard>;
}

/** A recorded bot match that plays silently; it pauses when it is out of view or animation is off. */
export function Miniature({ id, loaded }: MiniatureProps) {
  const say = useText();
  const api = useApi();
  const { settings } = useSettings();
  const [frames, setFrames] = useState<Frames | null>(null);
  const [at, setAt] = useState(0);
  const seen = useRef(true);
  const box = useRef<HTMLDivElement>(null);
  const ready = typeof loaded === 'object' ? loaded : null;
  const still = isStill(settings);

  useEffect(() => {
    let current = true;
    if (!ready) return;
    api.miniature(id).then((told) => {
      if (current && told.ok) setFrames(told.value);
    });
    return () => {
      current = false;
    };
  }, [id, ready, api]);

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? true;
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!frames || still) return;
    const timer = setInterval(() => {
      if (!document.hidden && seen.current) setAt((now) => (now + 1) % frames.views.length);
    }, TICK);
    return () => clearInterval(timer);
  }, [frames, still]);

  const shown = frames?.views[still ? Math.floor(frames.views.length / 2) : at];
  return (
    <div ref={box} class="miniature" role="img" aria-label={say.miniature}>
      {ready && frames && shown && <ready.Miniature setup={frames.setup} view={shown} />}
    </div>
  );
}
