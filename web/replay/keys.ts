import { useEffect, useRef } from 'preact/hooks';

/** What a key does in a replay. */
export type ReplayAction =
  | 'back'
  | 'on'
  | 'turn-back'
  | 'turn-on'
  | 'first'
  | 'last'
  | 'key-back'
  | 'key-on'
  | 'decision-back'
  | 'decision-on'
  | 'play';

const PLAIN: Readonly<Record<string, ReplayAction>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  '[': 'key-back',
  ']': 'key-on',
  k: 'key-on',
  d: 'decision-on',
  ' ': 'play',
};
const SHIFTED: Readonly<Record<string, ReplayAction>> = {
  ArrowLeft: 'turn-back',
  ArrowRight: 'turn-on',
  K: 'key-back',
  D: 'decision-back',
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Keys with Control, Alt or Meta belong to the browser. */
export function actionOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): ReplayAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const table = shiftKey && Object.hasOwn(SHIFTED, key) ? SHIFTED : PLAIN;
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

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
