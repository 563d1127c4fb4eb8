import { useEffect } from 'preact/hooks';
import { options } from '../../options.ts';
import type { ActProps } from './parts.tsx';

const SHOTS: ReadonlySet<string> = new Set(['torpedo', 'drop-mine', 'detonate', 'drone', 'sonar']);

/** Optionally ends the captain's turn once nothing can be fired. */
export function useAutoEnd(scene: ActProps['scene'], station: ActProps['station']): void {
  const { controls, view, settings, draft } = scene;
  const idle = controls !== null && !controls.busy && controls.refusal === null && draft === null;
  const ready = settings.autoEnd && idle && nothingLeft(view, station.seat);
  useEffect(() => {
    if (ready) controls?.send({ type: 'end-turn' });
  }, [ready, view.turn]);
}

export function nothingLeft(view: ActProps['scene']['view'], seat: string): boolean {
  const types = options(view, seat).map(({ type }) => type);
  return types.includes('end-turn') && !types.some((type) => SHOTS.has(type));
}
