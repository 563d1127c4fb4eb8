import { useEffect, useRef } from 'preact/hooks';
import { actionOf, type ReplayAction } from './keys.ts';

/** Page-wide shortcuts, except while typing in a field, a dialog or the board. */
export function useReplayKeys(work: (wish: ReplayAction) => void): void {
  const current = useRef(work);
  current.current = work;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const wish = actionOf(event);
      if (!wish || event.defaultPrevented || isTaken(event, wish)) return;
      event.preventDefault();
      current.current(wish);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

function isTaken({ target }: KeyboardEvent, wish: ReplayAction): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || target.closest('.why') !== null; // arrow keys also move a weight's slider
  if (/^(SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable) return true;
  return wish === 'play' && target.closest('button, a, summary') !== null; // Space activates the focused element
}
