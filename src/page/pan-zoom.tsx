import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { tip } from './help.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import { isWhole, panned, pinched, type Spot, STEP, showing, zoomed } from './lens.ts';
import { phrases } from './phrases.ts';
import { partOf, spotOf, type Zoom } from './use-pan-zoom.ts';

const words = phrases({
  en: { zoom: 'Zoom', in: 'Zoom in', out: 'Zoom out', whole: 'Show the whole board' },
  es: { zoom: 'Ampliación', in: 'Acercar', out: 'Alejar', whole: 'Ver todo el tablero' },
});

interface PanZoomProps {
  readonly zoom: Zoom;
  readonly drags?: boolean; // one finger or the mouse pans; false where dragging has another meaning
  readonly children: ComponentChildren;
}

/**
 * A board with zoom and pan: the wheel zooms at the pointer, dragging pans, two fingers do both, and a cell focused by
 * keyboard scrolls into view. If the page behind can scroll, the wheel scrolls it until the board is zoomed; Ctrl zooms.
 */
export function PanZoom({ zoom, drags = true, children }: PanZoomProps) {
  const { lens, glides, look, root } = zoom;
  const wide = !isWhole(lens);
  useWheel(zoom);
  const pointers = usePointers(zoom, drags && wide);
  const onFocusIn = ({ target }: TargetedEvent<HTMLDivElement, FocusEvent>): void => {
    const box = root.current;
    if (!wide || !box || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    const part = partOf(box, target);
    look((now) => showing(now, part), true);
  };
  return (
    <div
      ref={root}
      class={`pan-zoom ${wide ? 'is-zoomed' : ''} ${drags ? '' : 'is-held'}`}
      onFocusIn={onFocusIn}
      {...pointers}
    >
      <div
        class={glides ? 'pan-zoom-sheet is-gliding' : 'pan-zoom-sheet'}
        style={wide ? { transform: `translate(${lens.x * 100}%, ${lens.y * 100}%) scale(${lens.scale})` } : {}}
      >
        {children}
      </div>
    </div>
  );
}

/** Zoom buttons, next to the board so that they cover none of it. */
export function ZoomButtons({ zoom: { lens, step, whole } }: { readonly zoom: Zoom }) {
  const say = words(useLanguage());
  const isOut = isWhole(lens);
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, no form
    <div class="zoom-buttons" role="group" aria-label={say.zoom}>
      <Button
        kind="quiet"
        icon={<Icon name="plus" />}
        aria-label={say.in}
        {...tip(`${say.in} (+)`)}
        onClick={() => step(STEP)}
      />
      <Button
        kind="quiet"
        icon={<Icon name="minus" />}
        aria-label={say.out}
        {...tip(`${say.out} (-)`)}
        aria-disabled={isOut}
        onClick={() => step(1 / STEP)}
      />
      <Button
        kind="quiet"
        icon={<Icon name="whole" />}
        aria-label={say.whole}
        {...tip(`${say.whole} (0)`)}
        aria-disabled={isOut}
        onClick={whole}
      />
    </div>
  );
}

function useWheel(zoom: Zoom): void {
  const current = useRef(zoom);
  current.current = zoom;
  useEffect(() => {
    const box = zoom.root.current;
    const turned = (event: WheelEvent): void => {
      const { lens, look } = current.current;
      const meant = event.ctrlKey || event.metaKey || !isWhole(lens) || !scrollsBehind(box);
      if (!box || !meant || (isWhole(lens) && event.deltaY > 0 && !event.ctrlKey)) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      const at = spotOf(box, event);
      look((now) => zoomed(now, at, Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002))));
    };
    const touched = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault(); // two fingers zoom the board, one scrolls the page
    };
    box?.addEventListener('wheel', turned, { passive: false });
    box?.addEventListener('touchmove', touched, { passive: false });
    return () => {
      box?.removeEventListener('wheel', turned);
      box?.removeEventListener('touchmove', touched);
    };
  }, []);
}

function scrollsBehind(box: Element | null): boolean {
  for (let at = box?.parentElement; at; at = at.parentElement) {
    const scrolls = at === document.documentElement || /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return true;
  }
  return false;
}

const SLACK = 5; // pixels of jitter that still count as a click

/** One pointer pans if allowed, two zoom. A drag does not count as a click. */
function usePointers({ root, look }: Zoom, drags: boolean) {
  const down = useRef(new Map<number, Spot>());
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const lift = ({ pointerId }: PointerEvent): void => {
    down.current.delete(pointerId);
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent): void {
      if (!root.current || event.button > 0) return;
      if (event.isPrimary) down.current.clear();
      down.current.set(event.pointerId, spotOf(root.current, event));
      dragged.current = down.current.size > 1;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent): void {
      const box = root.current;
      const was = down.current.get(event.pointerId);
      if (!box || !was) return;
      const is = spotOf(box, event);
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      if (other) {
        const { width, height } = box.getBoundingClientRect();
        look((now) => pinched(now, [was, other], [is, other], width / height));
      } else {
        const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
        if (!dragged.current && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
        if (!drags) return;
        if (!dragged.current) box.setPointerCapture(event.pointerId);
        dragged.current = true;
        look((now) => panned(now, { x: is.x - was.x, y: is.y - was.y }));
      }
      down.current.set(event.pointerId, is);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(event: MouseEvent): void {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}
