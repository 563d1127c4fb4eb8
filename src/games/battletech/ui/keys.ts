import { useEffect, useRef } from 'preact/hooks';

/** Fields into which one types; boxes that one ticks leave the keys alone. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], dialog';
const PRESSED = 'button, a, summary, [role="gridcell"]';

/** What of a key counts. */
export interface Stroke {
  readonly key: string;
  readonly chord: boolean; // with Control, Alt or the like
  readonly control: boolean; // with Control or Command alone
  readonly shift: boolean;
  readonly held: boolean; // it repeats
  readonly inField: boolean; // somebody types
  readonly onButton: boolean; // where Enter presses what has the focus
  readonly popup: boolean; // a slip is open, and Escape closes that alone
}

/** What a key means to the panel: `Enter`, `Escape`, or a small letter, a digit or a sign; undefined where it is somebody else's. */
export function meaningOf({ key, chord, control, shift, held, inField, onButton, popup }: Stroke): string | undefined {
  if (key === 'Enter' && control && !inField) return held ? undefined : 'Enter'; // whatever has the focus
  if (chord || inField) return undefined;
  if (key === 'Escape') return popup ? undefined : 'Escape';
  if (key === 'Enter') return onButton || held ? undefined : 'Enter';
  return shift || key.length !== 1 ? undefined : key.toLowerCase();
}

function strokeOf(event: KeyboardEvent): Stroke {
  const target = event.target instanceof Element ? event.target : null;
  return {
    key: event.key,
    chord: event.ctrlKey || event.metaKey || event.altKey,
    control: (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey,
    shift: event.shiftKey,
    held: event.repeat,
    inField: target?.closest(TYPED) != null || document.querySelector('dialog[open]') !== null,
    onButton: target?.closest(PRESSED) != null,
    popup: document.querySelector(':popover-open') !== null,
  };
}

/** Listens while the component is there; a key that is taken goes no further. */
export function useKeys(act: (key: string) => boolean): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = meaningOf(strokeOf(event));
      if (key === undefined || !current.current(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
