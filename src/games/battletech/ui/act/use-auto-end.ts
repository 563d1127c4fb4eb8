import { useEffect, useMemo } from 'preact/hooks';
import type { Draft } from '../draft.ts';
import { idleCommand } from './idle.ts';
import type { BattletechScene } from './parts.tsx';

/** Lets a turn pass in which nothing sensible can be done, for those who wish it. */
export function useAutoEnd(scene: BattletechScene, seat: string, draft: Draft): void {
  const { controls, view, settings } = scene;
  const wished =
    settings.autoEnd && controls !== null && !controls.busy && controls.refusal === null && !isPlanned(draft);
  const command = useMemo(() => (wished ? idleCommand(view, seat) : undefined), [wished, view, seat]);
  useEffect(() => {
    if (command) controls?.send(command);
  }, [command]);
}

/** Something has been chosen that is not yet done. */
export const isPlanned = ({ move, torso, shots, attacks, orders }: Draft): boolean =>
  move !== null || torso !== null || shots.length + attacks.length + orders.length > 0;
