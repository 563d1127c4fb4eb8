import { useEffect, useRef } from 'preact/hooks';

/** Keys by what they print: `W` is another key than `w`, and free for a game. */
export type Keys = Readonly<Record<string, () => void>>;

/** A key that somebody types into a field, or into an open dialog, is theirs. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  const at = event.target;
  return !(at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)));
}

/** Single keys for the whole page while the component is there. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const work = isFree(event) ? current.current[event.key] : undefined;
      if (!work) return;
      event.preventDefault();
      work();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
