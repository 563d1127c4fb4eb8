import type { ComponentChildren } from 'preact';

/** A panel section with a heading. */
export function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="group">
      <h3 class="heading">{title}</h3>
      {children}
    </section>
  );
}
