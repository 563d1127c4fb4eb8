import type { ComponentChildren } from 'preact';

/** A wide table in its own scroll area, reachable by keyboard. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section class="data-scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
