interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;

/** Where to put a popover next to a box: below or above it, on the other side if there is no room, and fully on screen. */
export function placeNear(box: Box, slip: Size, screen: Size, side: 'above' | 'below' = 'below') {
  const [above, below] = [box.top - slip.height - GAP, box.bottom + GAP];
  const fits = { above: above >= GAP, below: below + slip.height <= screen.height - GAP };
  const isBelow = side === 'below' ? fits.below || !fits.above : !fits.above && fits.below;
  const within = (wanted: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(wanted, all - size - GAP));
  return {
    top: within(isBelow ? below : above, slip.height, screen.height),
    left: within(box.left, slip.width, screen.width),
  };
}

/** Moves a popover next to a box on the screen. */
export function movedNear(box: Box, slip: HTMLElement, side?: 'above' | 'below'): void {
  const screen = { width: innerWidth, height: innerHeight };
  const { top, left } = placeNear(box, slip.getBoundingClientRect(), screen, side);
  slip.style.top = `${top}px`;
  slip.style.left = `${left}px`;
}
