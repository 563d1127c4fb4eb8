import { useEffect, useRef } from 'preact/hooks';

/** By `event.key`: `W` and `w` are different keys, and games may use the other one. */
type Keys = Readonly<Record<string, () => void>>;

/** Ignores keys typed into a field or while a dialog is open. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  const at = event.target;
  return !(at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)));
}

/** Page-wide keyboard shortcuts while the component is mounted. */
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
