import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import { phrases } from './phrases.ts';

const words = phrases({ en: { close: 'Close' }, es: { close: 'Cerrar' } });

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  onClose(): void;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A native modal: it traps the focus, Esc closes it, and the focus returns to where it was. */
export function Dialog({ open, title, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const language = useLanguage();

  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (open && !shown.open) shown.showModal();
    if (!open && shown.open) shown.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same
    <dialog
      ref={dialog}
      class={wide ? 'dialog is-wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      {open && (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <Button
              kind="quiet"
              icon={<Icon name="cross" />}
              aria-label={words(language).close}
              onClick={() => dialog.current?.close()}
            />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
