import type { ComponentChildren } from 'preact';

/** A wide table that scrolls by itself, by keys too. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section class="arena-scroll" tabIndex={0} aria-label={label}>
    {children}
  </section>
);

interface HeadsProps {
  readonly rank: string;
  readonly bot: string;
  readonly numbers: readonly string[];
}

/** The heads of a table of standings: rank, bot, and what is told of it in numbers. */
export const Heads = ({ rank, bot, numbers }: HeadsProps) => (
  <thead>
    <tr>
      <Figure>{rank}</Figure>
      <th scope="col">{bot}</th>
      {numbers.map((number) => (
        <Figure key={number}>{number}</Figure>
      ))}
    </tr>
  </thead>
);

const Figure = ({ children }: { readonly children: string }) => (
  <th scope="col" class="is-number">
    {children}
  </th>
);
