import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import type { PageSettings } from './contract.ts';
import { Icon } from './icon.tsx';
import { phrases } from './phrases.ts';
import { remember, remembered } from './storage.ts';

const words = phrases({ en: { putAway: 'Put this hint away' }, es: { putAway: 'Quitar este consejo' } });

interface CalloutProps {
  readonly scene: { readonly settings: Pick<PageSettings, 'language' | 'suggestions'> };
  readonly name: string;
  readonly children: string;
}

/** What something is about, for newcomers; gone for good once put away. The browser remembers by `store` which are gone. */
export function calloutsOf(store: string) {
  const putAway = new Set(remembered<readonly string[]>(store, []));
  return function Callout({ scene: { settings }, name, children }: CalloutProps) {
    const [, redraw] = useState(0);
    if (!settings.suggestions || putAway.has(name)) return null;
    const put = (): void => {
      putAway.add(name);
      remember(store, [...putAway]);
      redraw((n) => n + 1);
    };
    return (
      <div class="note callout">
        <p>{children}</p>
        <Button kind="quiet" icon={<Icon name="cross" />} aria-label={words(settings.language).putAway} onClick={put} />
      </div>
    );
  };
}
