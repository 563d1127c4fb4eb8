import { useEffect, useState } from 'preact/hooks';
import { useText } from '../app/use-api.ts';
import { clockFace } from './countdown.tsx';

/** Elapsed time in seconds; hidden at first. */
export function Since({ from }: { readonly from: number }) {
  const say = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.floor((now - from) / 1000);
  return passed < SOON ? null : (
    <span class="since mono" title={say.waitedFor(passed)}>
      <span aria-hidden="true">{clockFace(passed)}</span>
      <span class="spoken">{say.waitedFor(passed)}</span>
    </span>
  );
}

const SOON = 3; // seconds
