import { useEffect, useState } from 'preact/hooks';
import { tip } from '../../src/page/help.ts';
import { useText } from '../app/use-api.ts';
import { clockFace } from '../parts/time-span.ts';

/** The time left; the last ten seconds are highlighted. */
export function Countdown({ to }: { readonly to: number }) {
  const say = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((to - now) / 1000));
  return (
    <span
      class={left <= 10 ? 'countdown mono is-short' : 'countdown mono'}
      role="timer"
      aria-label={say.timeLeft(left)}
    >
      {clockFace(left)}
    </span>
  );
}

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
    <span class="since mono" {...tip(say.waitedFor(passed))}>
      <span aria-hidden="true">{clockFace(passed)}</span>
      <span class="spoken">{say.waitedFor(passed)}</span>
    </span>
  );
}

const SOON = 3; // seconds
