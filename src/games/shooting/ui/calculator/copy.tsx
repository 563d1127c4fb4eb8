import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { words } from './words.ts';

interface CopyProps {
  readonly children: string;
  readonly icon: 'copy' | 'link';
  text(): string;
}

/** Copies a text and confirms it. */
export function Copy({ text, icon, children }: CopyProps) {
  const w = words(useLanguage());
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } catch {
      prompt(w.copyByHand, copied);
    }
  };
  return (
    <Button icon={<Icon name={done ? 'check' : icon} />} onClick={copy} aria-live="polite">
      {done ? w.copied : children}
    </Button>
  );
}
