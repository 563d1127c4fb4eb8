import { useEffect, useRef, useState } from 'preact/hooks';
import type { Explanation } from '../help.ts';
import { type Explained, explainedAt } from './explained-at.ts';

const DELAY = 450; // milliseconds; nothing is shown if the pointer or focus moves on sooner
const ON_BOARD = 400; // added on a board, where players look at many cells before they choose one
const NEXT = 120; // from one explained thing to another
const SLACK = 8; // pixels a finger may move during a press

/** How the text was opened. A text opened by touch stays until the next tap. */
type By = 'hover' | 'focus' | 'touch';

export interface Shown extends Explained {
  readonly text: Explanation;
  readonly by: By;
}

const spotOf = (event: MouseEvent) => ({ x: event.clientX, y: event.clientY });

/** Whether a finger tapped something that does nothing else. */
const isTap = (event: MouseEvent): boolean =>
  event instanceof PointerEvent &&
  event.pointerType === 'touch' &&
  event.target instanceof Element &&
  !event.target.closest('button, a, input, select, label, summary, [role="grid"], [role="button"]');

/** What to explain now: the thing that is hovered, focused with the keyboard, or long-pressed. */
export function useExplainedTarget(slip: { readonly current: HTMLElement | null }): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef<Shown | null>(null);
  current.current = shown;
  const hide = (): void => setShown(null);

  useEffect(() => {
    let timer = 0;
    let next: unknown = null; // the thing that the timer will show
    let press: MouseEvent | null = null;
    let wasLong = false; // ignore the click that ends a long press
    const inSlip = (target: EventTarget | null): boolean =>
      target instanceof Node && (slip.current?.contains(target) ?? false);
    const stop = (): void => {
      clearTimeout(timer);
      next = null;
    };
    const show = (found: Explained | null, by: By, after = current.current ? NEXT : DELAY): void => {
      if (found && found.key === next) return;
      stop();
      if (found?.key === current.current?.key) return;
      next = found?.key ?? null;
      const now = (): void => {
        next = null;
        const text = found?.at.isConnected ? found.what() : null;
        setShown(found && text ? { ...found, text, by } : null);
      };
      const soon = (): void => {
        hide();
        timer = window.setTimeout(now, ON_BOARD);
      };
      timer = window.setTimeout(found?.onBoard && by !== 'touch' ? soon : now, after);
    };
    const longPress = (event: MouseEvent): void => {
      press = null;
      const found = explainedAt(event.target, spotOf(event));
      if (!found) return;
      wasLong = true;
      show(found, 'touch', 0);
    };
    const on = {
      pointermove(event: PointerEvent): void {
        if (press && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLACK) {
          press = null;
          stop();
        }
        if (event.pointerType === 'touch' || current.current?.by === 'touch') return;
        if (inSlip(event.target) || event.buttons > 0) return stop();
        const found = explainedAt(event.target, spotOf(event));
        if (found || current.current?.by !== 'focus') show(found, 'hover');
      },
      focusin(event: FocusEvent): void {
        const target = event.target instanceof Element ? event.target : null;
        if (target?.matches(':focus-visible')) show(explainedAt(target, null), 'focus');
      },
      focusout(): void {
        if (current.current?.by === 'focus') show(null, 'focus');
      },
      pointerdown(event: PointerEvent): void {
        wasLong = false;
        press = null;
        if (inSlip(event.target)) return;
        stop();
        hide();
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        press = event;
        timer = window.setTimeout(() => press && longPress(press), DELAY);
      },
      pointerup(): void {
        press = null;
      },
      pointercancel(): void {
        press = null;
      },
      contextmenu(event: MouseEvent): void {
        if (press) longPress(press); // some browsers report a long press this way
        if (wasLong) event.preventDefault();
      },
      click(event: MouseEvent): void {
        if (inSlip(event.target)) return hide(); // a link was followed
        if (!wasLong && isTap(event)) show(explainedAt(event.target, spotOf(event)), 'touch', 0);
        if (!wasLong) return;
        wasLong = false;
        event.preventDefault();
        event.stopPropagation();
      },
      scroll(event: Event): void {
        if (current.current && !inSlip(event.target)) hide();
      },
    } as const;
    const keys = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || current.current?.by === 'hover') {
        stop();
        hide();
      }
    };
    for (const [type, listen] of Object.entries(on)) addEventListener(type, listen as EventListener, true);
    addEventListener('keydown', keys); // not captured: the game's keys first see that a text is open
    return () => {
      stop();
      for (const [type, listen] of Object.entries(on)) removeEventListener(type, listen as EventListener, true);
      removeEventListener('keydown', keys);
    };
  }, []);
  return shown;
}
