import { useEffect, useMemo } from 'preact/hooks';
import type { Draft } from '../draft.ts';
import { idleCommand } from './idle.ts';
import type { BattletechScene } from './parts.tsx';

/** Passes a turn with nothing useful to do, if the player has turned that on. */
export function useAutoEnd(scene: BattletechScene, seat: string, draft: Draft): void {
  const { controls, view, settings } = scene;
  const wished =
    settings.autoEnd && controls !== null && !controls.busy && controls.refusal === null && !isPlanned(draft);
  const command = useMemo(() => (wished ? idleCommand(view, seat) : undefined), [wished, view, seat]);
  useEffect(() => {
    if (command) controls?.send(command);
  }, [command]);
}

/** The draft holds an unconfirmed choice. */
export const isPlanned = ({ move, torso, shots, attacks, orders }: Draft): boolean =>
  move !== null || torso !== null || shots.length + attacks.length + orders.length > 0;
