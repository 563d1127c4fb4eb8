import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Side } from '../../view.ts';
import { isAsked } from './actions.ts';
import type { ShootingScene } from './parts.tsx';
import { obviousAim } from './suggest.ts';

/** Automatically assigns weapons with only one eligible target, once, if the setting allows it. */
export function useObvious(scene: ShootingScene, side: Side, known: boolean): void {
  const { view, heard, controls, settings } = scene;
  const tried = useRef(new Set<string>());
  const free = known && controls !== null && !controls.busy && controls.refusal === null && isAsked(view, side);
  const aim = useMemo(
    () => (free ? obviousAim(view, heard, settings.targetHints) : undefined),
    [free, view, heard, settings.targetHints],
  );
  useEffect(() => {
    if (!aim) return;
    const key = `${view.round} ${view.active} ${view.shooter} ${aim.group} ${heard.length}`;
    if (tried.current.has(key)) return;
    tried.current.add(key);
    controls?.send(aim);
  }, [aim]);
}
