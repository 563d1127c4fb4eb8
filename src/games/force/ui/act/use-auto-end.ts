import { useEffect } from 'preact/hooks';
import type { Command } from '../../commands.ts';
import type { ForceScene } from '../scene.ts';

/** Ends a phase in which nothing can be done, for those who wish it; never in a battle, where haste would tell of the hand. */
export function useAutoEnd({ controls, view, settings }: ForceScene, list: readonly Command[]): void {
  const idle = controls !== null && !controls.busy && controls.refusal === null && controls.ask !== null;
  const ready = settings.autoEnd && idle && isIdle(list) && view.battle === null;
  useEffect(() => {
    if (ready) controls?.send({ type: 'pass' });
  }, [ready, view.turn, view.phase]);
}

/** Nothing is left but to pass. */
export const isIdle = (list: readonly Command[]): boolean => list.length === 1 && list[0]?.type === 'pass';
