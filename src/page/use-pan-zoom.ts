import { useEffect, useRef, useState } from 'preact/hooks';
import { type Lens, type Spot, STEP, seenAt, WHOLE, zoomed } from './lens.ts';

export interface Zoom {
  readonly lens: Lens;
  readonly glides: boolean; // animates a key press or click; pointer and wheel apply at once
  look(change: (lens: Lens) => Lens, glides?: boolean): void;
  readonly root: { current: HTMLDivElement | null };
  step(factor: number): void;
  whole(): void;
}

const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/** Zoom and pan of a board; `+`, `-` and `0` work anywhere on the page. */
export function usePanZoom(): Zoom {
  const root = useRef<HTMLDivElement | null>(null);
  const [{ lens, glides }, setState] = useState({ lens: WHOLE, glides: false });
  const look: Zoom['look'] = (change, glides = false) => setState((now) => ({ lens: change(now.lens), glides }));
  const step = (factor: number): void => look((now) => zoomed(now, focusIn(root.current, now), factor), true);
  const whole = (): void => look(() => WHOLE, true);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const factor = isFree(event) ? KEYS[event.key] : undefined;
      if (factor === undefined) return;
      event.preventDefault();
      if (factor === 0) whole();
      else step(factor);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return { lens, glides, look, root, step, whole };
}

function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

const CENTRE: Spot = { x: 0.5, y: 0.5 };

/** Keys zoom at the focused cell, or else at the middle. */
function focusIn(root: HTMLElement | null, lens: Lens): Spot {
  const at = document.activeElement;
  if (!root || !at || at === root || !root.contains(at)) return CENTRE;
  const [from, to] = partOf(root, at);
  return seenAt(lens, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
}

/** The part of the sheet that an element covers; correct during animations too. */
export function partOf(root: HTMLElement, element: Element): readonly [Spot, Spot] {
  const sheet = root.firstElementChild ?? root;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [spotOf(sheet, { clientX: left, clientY: top }), spotOf(sheet, { clientX: right, clientY: bottom })];
}

/** Converts a screen point to fractions of a box. */
export function spotOf(root: Element, { clientX, clientY }: { clientX: number; clientY: number }): Spot {
  const box = root.getBoundingClientRect();
  return { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
}
