import { useEffect, useState } from 'preact/hooks';
import { type HelpTexts, useHelp } from './help.ts';

const loaded = new WeakMap<() => Promise<HelpTexts>, HelpTexts>();

/** The game's legend and rule links, loaded when they are first wanted; null until then. */
export function useHelpTexts(isWanted: boolean): HelpTexts | null {
  const load = useHelp()?.load;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!load || !isWanted || loaded.has(load)) return;
    let current = true;
    load().then(
      (texts) => {
        loaded.set(load, texts);
        if (current) redraw((n) => n + 1);
      },
      () => {}, // offline: short texts still work, and the next hover tries again
    );
    return () => {
      current = false;
    };
  }, [load, isWanted]);
  return (load && loaded.get(load)) ?? null;
}
