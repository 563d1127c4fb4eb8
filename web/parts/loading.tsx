import type { ComponentChildren } from 'preact';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';

/** A loading indicator. */
export function Loading({ children }: { readonly children?: ComponentChildren }) {
  const say = useText();
  return (
    <p class="loading quiet" role="status">
      <span class="loading-bar" aria-hidden="true" />
      {children ?? say.loading}
    </p>
  );
}

/** An error message. */
export function Refusal({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="refusal" role="alert">
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  );
}
