import { useEffect, useRef } from 'preact/hooks';
import type { Course } from '../../../parts/grid/grid.ts';

const ARROWS: Readonly<Record<string, Course>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
};

export const courseOfKey = (key: string): Course | undefined => ARROWS[key];

/** What a key means: `Shift+north` for an arrow with Shift, else the key itself; undefined where somebody types or chords. */
export function pressed(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Escape' && document.querySelector(':popover-open')) return undefined; // closes that alone
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, [contenteditable], dialog')) return undefined;
  const course = courseOfKey(event.key);
  if (course) return event.shiftKey ? `Shift+${course}` : undefined;
  if (event.key === 'Enter') return target?.closest('button, a, summary, [role="gridcell"]') ? undefined : 'Enter';
  return event.shiftKey ? undefined : event.key.toLowerCase();
}

/** Listens while the component is there; a key that is taken goes no further. */
export function useKeys(act: (key: string) => boolean): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = pressed(event);
      if (key === undefined || !current.current(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
