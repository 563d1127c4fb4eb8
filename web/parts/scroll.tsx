import type { ComponentChildren } from 'preact';

/** A wide table that scrolls by itself, by keys too. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class="data-scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
