import { Button } from '../../../../page/button.tsx';
import { drainAmount } from '../../rules/control.ts';
import type { ActProps } from './act-props.ts';

/** Drains at every location in turn, with the opponent's losses in between; a single drain has its own row. */
export function Drains({ scene, side, list, locked, w, sendAll }: ActProps) {
  const drains = list.filter((command) => command.type === 'drain');
  if (drains.length < 2) return null;
  const force = drains.reduce((sum, { at }) => sum + drainAmount(scene.view, at, side).total, 0);
  return (
    <Button disabled={locked} onClick={() => sendAll(drains)}>
      {w.drainAll(drains.length, force)}
    </Button>
  );
}
