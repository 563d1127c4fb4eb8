import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';

interface CopyProps {
  readonly text: string;
  readonly children?: string;
  readonly bare?: boolean; // only the icon; the label is for screen readers
}

/** Copies a text to the clipboard. */
export function Copy({ text, children, bare = false }: CopyProps) {
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
  const label = children ?? say.copy;
  const words = done ? say.copied : label;
  return (
    <Button
      icon={<Icon name={done ? 'check' : 'copy'} />}
      onClick={copy}
      aria-live="polite"
      {...(bare && { class: 'is-bare', ...tip(label) })}
    >
      {bare ? <span class="spoken">{words}</span> : words}
    </Button>
  );
}
