import { useEffect } from 'preact/hooks';
import type { Command } from '../../commands.ts';
import type { ForceScene } from '../scene.ts';

/** Optionally ends a phase with nothing to do. Never in a battle: a fast pass would reveal something about the hand. */
export function useAutoEnd({ controls, view, settings }: ForceScene, list: readonly Command[]): void {
  const idle = controls !== null && !controls.busy && controls.refusal === null && controls.ask !== null;
  const ready = settings.autoEnd && idle && isIdle(list) && view.battle === null;
  useEffect(() => {
    if (ready) controls?.send({ type: 'pass' });
  }, [ready, view.turn, view.phase]);
}

/** Passing is the only option. */
const isIdle = (list: readonly Command[]): boolean => list.length === 1 && list[0]?.type === 'pass';
