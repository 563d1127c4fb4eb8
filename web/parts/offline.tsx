import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../app/use-api.ts';
import { Refusal } from './loading.tsx';

interface OfflineProps {
  readonly isSaid?: boolean; // the page already says that the server cannot be reached
  readonly children?: ComponentChildren; // what to do about it
}

/** Says that the server cannot be reached, and what works without it. */
export function Offline({ isSaid = false, children }: OfflineProps) {
  const say = useText();
  const [Links, setLinks] = useState<{ readonly of: ComponentType } | null>(null);
  useEffect(() => {
    let current = true;
    import('../offline/offline-page.tsx').then(
      ({ OfflineLinks }) => current && setLinks({ of: OfflineLinks }),
      () => {}, // nothing is stored: show only the message
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <div class="stack">
      {!isSaid && <Refusal>{say.offline}</Refusal>}
      {children}
      {Links && <Links.of />}
    </div>
  );
}
