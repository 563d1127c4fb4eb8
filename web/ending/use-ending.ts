import { useEffect, useState } from 'preact/hooks';
import type { Drawing, Language } from '../../src/kernel/game.ts';
import { isMatchEvent } from '../../src/kernel/match-status.ts';
import { drawingOf } from '../../src/parts/picture/board-text.ts';
import { loadGame } from '../app/games.ts';
import { fetchLog, logOfMatch } from '../replay/fetch-log.ts';
import { readReplay } from '../replay/read-replay.ts';
import type { Recording } from '../replay/recording.ts';
import { type CurvePoint, winCurve } from './curve.ts';
import { type KeyMoment, keyMoments } from './key-moments.ts';

/** What the end of a match shows, once its log has been read. */
export interface Ending {
  readonly recording: Recording;
  readonly events: readonly { readonly type: string }[]; // the game's, without the kernel's
  readonly drawing: Drawing;
  readonly curve: readonly CurvePoint[];
  readonly moments: readonly KeyMoment[];
}

/** Downloads and replays the log of a finished match. */
export function useEnding(code: string, language: Language) {
  const [ending, setEnding] = useState<Ending | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setEnding('loading');
    endingOf(code, language, stop.signal).then(
      (value) => stop.signal.aborted || setEnding(value ?? 'failed'),
      () => stop.signal.aborted || setEnding('failed'),
    );
    return () => stop.abort();
  }, [code, tries]);
  return { ending, retry: () => setTries(tries + 1) };
}

async function endingOf(code: string, language: Language, signal: AbortSignal): Promise<Ending | null> {
  const log = await fetchLog(logOfMatch(code), language, () => undefined, signal);
  if (!log.ok) return null;
  const replay = await readReplay(log.value, loadGame, { code, name: code });
  if (!replay.ok) return null;
  const { recording } = replay.value;
  const curve = await winCurve(recording);
  const events = recording.entries.flatMap((entry) => entry.events.filter((event) => !isMatchEvent(event)));
  return { recording, events, drawing: await drawingOf(recording.game), curve, moments: keyMoments(curve) };
}
