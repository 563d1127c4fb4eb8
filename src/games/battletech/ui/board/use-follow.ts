import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBox } from '../../../../page/painting.tsx';
import type { Zoom } from '../../../../page/use-pan-zoom.ts';
import type { Hex, HexGrid } from '../../../../parts/hex/hex.ts';
import { firstLook, follows, type Laid, nextLook } from './follow.ts';

/** On a phone the view starts at the action and follows it. A player may pan and zoom; the next action moves the view again. */
export function useFollow(zoom: Zoom, grid: HexGrid, margin: number, hexes: readonly Hex[]): void {
  const box = useBox(zoom.root);
  const laid: Laid = { grid, margin, box };
  const started = useRef(false);
  const isOn = follows(laid);
  useLayoutEffect(() => {
    if (!isOn) return;
    const first = !started.current;
    started.current = true;
    zoom.look((lens) => (first ? firstLook(laid, hexes) : nextLook(lens, laid, hexes)), !first);
  }, [isOn, box.width, box.height, hexes.join(' ')]);
}
