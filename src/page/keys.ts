import { useEffect, useRef } from 'preact/hooks';

/** Fields into which one types; boxes that one ticks leave the keys alone. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], dialog';
const PRESSED = 'button, a, summary, [role="gridcell"], [role="button"]';

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

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();
const repeats = (key: string): boolean => !isLetter(key) && !/\d/.test(key); // `+` and `]` go on while they are held

/**
 * What a key means to a game's panel: `Enter`, `Escape`, `Shift+ArrowUp`, or a small letter, a digit or a sign; undefined
 * where it is somebody else's.
 */
export function meaningOf({ key, chord, control, shift, held, inField, onButton, popup }: Stroke): string | undefined {
  if (inField) return undefined;
  if (key === 'Enter' && control) return held ? undefined : 'Enter'; // whatever has the focus
  if (chord) return undefined;
  if (key.startsWith('Arrow')) return shift ? `Shift+${key}` : undefined; // without Shift it walks on the board
  if (key === 'Escape') return popup || held ? undefined : 'Escape';
  if (key === 'Enter') return onButton || held ? undefined : 'Enter';
  if (key.length !== 1 || (shift && isLetter(key)) || (held && !repeats(key))) return undefined;
  return key.toLowerCase();
}

function strokeOf(event: KeyboardEvent, chosen: string): Stroke {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest(PRESSED);
  return {
    key: event.key,
    chord: event.ctrlKey || event.metaKey || event.altKey,
    control: (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey,
    shift: event.shiftKey,
    held: event.repeat,
    inField: target?.closest(TYPED) != null || document.querySelector('dialog[open]') !== null,
    onButton: button != null && !button.matches(chosen),
    popup: document.querySelector(':popover-open') !== null,
  };
}

/**
 * Listens while the component is there; a key that is taken goes no further. What is `chosen` already, by that selector,
 * wants no second Enter: there Enter is the panel's.
 */
export function usePanelKeys(act: (key: string) => boolean, chosen = ':not(*)'): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = meaningOf(strokeOf(event, chosen));
      if (key === undefined || !current.current(key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [chosen]);
}
