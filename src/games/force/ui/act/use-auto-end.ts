import { useEffect } from 'preact/hooks';
import type { Command } from '../../commands.ts';
import type { ForceScene } from '../scene.ts';

/** Ends a phase in which nothing can be done, for those who wish it; never in a battle, where haste would tell of the hand. */
export function useAutoEnd({ hands, view, settings }: ForceScene, list: readonly Command[]): void {
  const idle = hands !== null && !hands.busy && hands.refusal === null && hands.ask !== null;
  const ready = settings.autoEnd && idle && isIdle(list) && view.battle === null;
  useEffect(() => {
    if (ready) hands?.send({ type: 'pass' });
  }, [ready, view.turn, view.phase]);
}

/** Nothing is left but to pass. */
export const isIdle = (list: readonly Command[]): boolean => list.length === 1 && list[0]?.type === 'pass';
