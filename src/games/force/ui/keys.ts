import { useEffect, useRef } from 'preact/hooks';

/** Fields into which one types, and dialogs, keep their keys. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], dialog';
const PRESSED = 'button, a, summary, [role="gridcell"], [role="button"]';
/** A card, a line or a place that is chosen already: Enter there goes on to the main button. */
const CHOSEN = '.fo-card[aria-pressed="true"], .fo-row[aria-pressed="true"], [role="gridcell"][aria-selected="true"]';

/** What a key means to the panel: `Enter`, `Escape`, or a small letter, a digit or a sign; undefined where it is somebody else's. */
function meaningOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat } = event;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPED) || document.querySelector('dialog[open]')) return undefined;
  if (key === 'Enter' && (ctrlKey || metaKey) && !repeat) return 'Enter'; // whatever has the focus
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '-') return key;
  if (repeat) return undefined;
  if (key === 'Escape') return document.querySelector(':popover-open') ? undefined : 'Escape'; // closes that alone
  if (key === 'Enter') return target?.closest(PRESSED)?.matches(`:not(${CHOSEN})`) ? undefined : 'Enter';
  return event.shiftKey || key.length !== 1 ? undefined : key.toLowerCase();
}

/** Listens while the component is there; a key that is taken goes no further. */
export function useKeys(act: (key: string) => boolean): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = meaningOf(event);
      if (key === undefined || !current.current(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
