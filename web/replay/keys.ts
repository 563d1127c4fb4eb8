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
