import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import type { PageSettings } from './contract.ts';
import { Icon } from './icon.tsx';
import { phrases } from './phrases.ts';
import { remember, remembered } from './storage.ts';

const words = phrases({ en: { dismiss: 'Dismiss this tip' }, es: { dismiss: 'Ocultar este consejo' } });

interface CalloutProps {
  readonly scene: { readonly settings: Pick<PageSettings, 'language' | 'suggestions'> };
  readonly name: string;
  readonly children: string;
}

/** Tips for newcomers. A dismissed tip never comes back: the browser saves their names under `store`. */
export function calloutsOf(store: string) {
  const dismissed = new Set(remembered<readonly string[]>(store, []));
  return function Callout({ scene: { settings }, name, children }: CalloutProps) {
    const [, redraw] = useState(0);
    if (!settings.suggestions || dismissed.has(name)) return null;
    const dismiss = (): void => {
      dismissed.add(name);
      remember(store, [...dismissed]);
      redraw((n) => n + 1);
    };
    return (
      <div class="note callout">
        <p>{children}</p>
        <Button
          kind="quiet"
          icon={<Icon name="cross" />}
          aria-label={words(settings.language).dismiss}
          onClick={dismiss}
        />
      </div>
    );
  };
}
