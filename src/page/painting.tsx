import './painting.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, sharpness, steppedCloseness } from './closeness.ts';
import { type Frame, fitted } from './hex-shape.ts';
import { useStages } from './use-stages.ts';

/** Drawing context of a painter. */
export interface Brush {
  readonly pen: CanvasRenderingContext2D; // in the frame's units
  readonly scale: number; // current screen pixels per unit
  colour(name: string): string; // value of a CSS custom property
}

export type Paint = (brush: Brush) => void;

interface PaintingProps {
  readonly frame: Frame;
  readonly box: Box; // the box it fills, unzoomed
  readonly closeness: number; // zoom factor
  readonly paint: Paint; // a new function repaints, so memoize it
}

const SETTLED = 140; // milliseconds without zooming before repainting

/** A canvas picture that fits its box like an SVG with the same view box, and stays sharp when zoomed. */
export function Painting({ frame, box, closeness, paint }: PaintingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useLook();
  const near = useSettled(steppedCloseness(closeness), box.width > 0);
  const isDue = useStages(1) === 1; // painted after the first frame: together they would block a slow phone

  useLayoutEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext('2d');
    if (!isDue || !sheet || !pen || box.width === 0 || box.height === 0) return;
    const sharp = sharpness(box, devicePixelRatio * near);
    sheet.width = Math.round(box.width * sharp);
    sheet.height = Math.round(box.height * sharp);
    const { scale, left, top } = fitted(frame, box);
    const unit = scale * sharp;
    pen.setTransform(unit, 0, 0, unit, left * sharp - frame.x * unit, top * sharp - frame.y * unit);
    const style = getComputedStyle(sheet);
    paint({ pen, scale: scale * near, colour: (name) => style.getPropertyValue(name).trim() });
  }, [isDue, paint, near, look, box.width, box.height, frame.x, frame.y, frame.width, frame.height]);

  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus
  return <canvas ref={canvas} class="painting" aria-hidden="true" />;
}

/** The size of an element, updated as it changes. */
export function useBox(element: { readonly current: Element | null }): Box {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let timer = 0;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = watched;
      const size = (was: Box): Box => (was.width === width && was.height === height ? was : { width, height });
      if (timer > 0) setBox(size);
      else timer = window.setTimeout(() => setBox(size)); // not in the first frame, which takes long enough
    };
    // Called for the first time after the next layout; to measure now would force a layout of the page.
    const watch = new ResizeObserver(measure);
    watch.observe(watched);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return box;
}

/** A counter that changes with colours or fonts. */
function useLook(): number {
  const [look, setLook] = useState(0);
  useEffect(() => {
    const changed = (): void => setLook((now) => now + 1);
    const watch = new MutationObserver(changed);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    document.fonts.addEventListener('loadingdone', changed);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', changed);
    };
  }, []);
  return look;
}

/** A debounced value; until something is shown, changes apply at once. */
function useSettled(value: number, isShown: boolean): number {
  const [settled, setSettled] = useState(value);
  const wasShown = useRef(false);
  useEffect(() => {
    if (value === settled) wasShown.current ||= isShown;
    else if (!wasShown.current) setSettled(value);
    else {
      const timer = setTimeout(() => setSettled(value), SETTLED);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [value, settled, isShown]);
  return wasShown.current ? settled : value;
}
