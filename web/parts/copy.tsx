import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';

/** Copies a text to the clipboard. */
export function Copy({ text, children }: { readonly text: string; readonly children?: string }) {
  const say = useText();
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } catch {
      prompt(say.copyByHand, text);
    }
  };
  return (
    <Button icon={<Icon name={done ? 'check' : 'copy'} />} onClick={copy} aria-live="polite">
      {done ? say.copied : (children ?? say.copy)}
    </Button>
  );
}
