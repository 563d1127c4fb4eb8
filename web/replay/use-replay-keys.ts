import { useEffect, useRef } from 'preact/hooks';
import { actionOf, type ReplayAction } from './keys.ts';

/** Keys for the whole page; those that somebody types into a field, a dialog or the board are theirs. */
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
  if (target instanceof HTMLInputElement) return target.type !== 'range' || target.closest('.why') !== null; // a weight's slider is moved by arrows too
  if (/^(SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable) return true;
  return wish === 'play' && target.closest('button, a, summary') !== null; // Space presses what has the focus
}
