import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';

interface FileButtonProps {
  readonly label: string; // of the hidden field
  readonly kind?: 'main' | 'plain' | 'quiet';
  readonly icon?: ComponentChildren;
  readonly children: ComponentChildren;
  open(file: File): void;
}

/** A button to open a log, instead of the browser's file field. */
export function FileButton({ label, kind = 'plain', icon, children, open }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} {...(icon && { icon })} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept=".log,.jsonl,.json,.txt,application/jsonl,text/plain"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) open(file);
        }}
      />
    </>
  );
}
