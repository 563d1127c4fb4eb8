import { useEffect, useRef, useState } from 'preact/hooks';
import type { LessonPoint } from '../../src/kernel/lesson.ts';
import type { Box } from './place-card.ts';

const LOOK_EVERY = 100; // milliseconds; boards move and panels change without an event

const LOOKING_AROUND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Target {
  readonly point: LessonPoint;
  readonly element: Element | null;
  readonly box: Box | null;
}

/**
 * The last point whose element can be used now, and where it is on the screen. It is kept in view until the learner looks
 * around: panels still change after an element has appeared.
 */
export function useTarget(points: readonly LessonPoint[]): Target | null {
  const [target, setTarget] = useState<Target | null>(() => targetOf(points));
  const left = useRef<Element | null>(null); // the learner has looked around since this element was shown
  useEffect(() => {
    left.current = null; // a new step
    const look = (): void => {
      const next = targetOf(points);
      if (next?.element && !next.box && next.element !== left.current)
        next.element.scrollIntoView({ block: 'center', inline: 'nearest' });
      setTarget((old) => (old && next && isSame(old, next) ? old : next));
    };
    const lookAround = (): void => {
      left.current = targetOf(points)?.element ?? null;
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    for (const kind of LOOKING_AROUND) addEventListener(kind, lookAround, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
      for (const kind of LOOKING_AROUND) removeEventListener(kind, lookAround);
    };
  }, [points]);

  const element = target?.element ?? null;
  useEffect(() => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [element]);
  return target;
}

function targetOf(points: readonly LessonPoint[]): Target | null {
  for (const point of points.toReversed()) {
    const element = point.at === null ? null : usable(point.at);
    if (element) return { point, element, box: boxOf(element) };
  }
  const [first] = points;
  return first ? { point: first, element: null, box: null } : null;
}

const usable = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.getClientRects().length > 0 && !one.matches(':disabled, [aria-disabled="true"]'),
  ) ?? null;

/** Null if the middle of the element is outside the window. */
function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : { left, top, width, height };
}

const isSame = (a: Target, b: Target): boolean =>
  a.point === b.point &&
  a.element === b.element &&
  (a.box === b.box ||
    (a.box !== null &&
      b.box !== null &&
      a.box.left === b.box.left &&
      a.box.top === b.box.top &&
      a.box.width === b.box.width &&
      a.box.height === b.box.height));
