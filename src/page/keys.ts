import { useLayoutEffect, useRef } from 'preact/hooks';

/** Text fields. Checkboxes and the like do not use the panel's keys. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable], dialog';
const PRESSED = 'button, a, summary, [role="gridcell"], [role="button"]';

/** The relevant parts of a key event. */
export interface Stroke {
  readonly key: string;
  readonly chord: boolean; // with Control, Alt or similar
  readonly control: boolean; // with only Control or Command
  readonly shift: boolean;
  readonly held: boolean; // auto-repeat
  readonly inField: boolean; // a text field has the focus
  readonly onButton: boolean; // Enter activates the focused element
  readonly popup: boolean; // a popover is open: Escape closes only that
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();
const repeats = (key: string): boolean => !isLetter(key) && !/\d/.test(key); // `+` and `]` repeat while held

/**
 * What a key means to a game's panel: `Enter`, `Escape`, `Shift+ArrowUp`, or a lowercase letter, digit or symbol; undefined
 * if the key is not the panel's.
 */
export function meaningOf({ key, chord, control, shift, held, inField, onButton, popup }: Stroke): string | undefined {
  if (inField) return undefined;
  if (key === 'Enter' && control) return held ? undefined : 'Enter'; // wherever the focus is
  if (chord) return undefined;
  if (key.startsWith('Arrow')) return shift ? `Shift+${key}` : undefined; // without Shift it moves on the board
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
 * Listens while mounted; a handled key goes no further. On an element that matches `chosen`, which is already selected,
 * Enter goes to the panel.
 */
export function usePanelKeys(act: (key: string) => boolean, chosen = ':not(*)'): void {
  const current = useRef(act);
  current.current = act;
  // A layout effect, so that no key is lost once the panel is visible.
  useLayoutEffect(() => {
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
