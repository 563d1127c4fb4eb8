import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi, Scene } from '../../src/page/contract.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { type Skip, withSkip } from './skip-notes.ts';

export interface Skips {
  readonly all: readonly Skip[];
  readonly recent: readonly Skip[]; // since the player's last command
}

const NONE: Skips = { all: [], recent: [] };

/**
 * Sends the command of a step with nothing to do, once, and remembers what was skipped. Another tab may skip the same
 * step: the command names the position it was decided at, so that the later one does not skip the next step.
 */
export function useSkipIdle(
  scene: Scene | null,
  ui: GameUi,
  isOn: boolean,
  { sent, seq, tooLate }: Pick<Play, 'sent' | 'seq' | 'tooLate'>,
  connection: Pick<Connection, 'send'>,
): Skips {
  const [skips, setSkips] = useState(NONE);
  const isOurs = useRef(false);
  const last = useRef({ view: null as unknown, seq: -1, tooLate: 0 }); // when the last skip was sent
  const controls = scene?.controls;
  const isAsked = controls?.ask?.must === true;
  const isFree = isOn && isAsked && !controls.busy && controls.refusal === null;
  const idle = useMemo(
    () => (isFree && scene ? ui.idle?.(scene, scene.watcher) : undefined),
    [isFree, scene?.view, scene?.watcher, scene?.draft, seq],
  );
  useEffect(() => {
    if (!isAsked) last.current = { ...last.current, tooLate }; // a later question repeats nothing
  }, [isAsked, tooLate]);
  useEffect(() => {
    if (!idle || !scene || (last.current.view === scene.view && last.current.seq === seq)) return;
    const isRepeated = tooLate > last.current.tooLate;
    last.current = { view: scene.view, seq, tooLate };
    const skip = { seq: scene.heard.at(-1)?.seq ?? 0, note: idle.note };
    isOurs.current = true;
    setSkips(({ all, recent }) => ({
      all: withSkip(all, skip, isRepeated),
      recent: withSkip(recent, skip, isRepeated),
    }));
    connection.send(scene.watcher, idle.command, seq);
  }, [idle]);
  useEffect(() => {
    if (sent === null) return;
    if (!isOurs.current) setSkips(({ all }) => ({ all, recent: [] }));
    isOurs.current = false;
  }, [sent]);
  return skips;
}
