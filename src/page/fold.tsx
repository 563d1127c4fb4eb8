import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  readonly class?: string;
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A closed part of the page. Its content is drawn when it is first opened, so it costs nothing until then. */
export function Fold({ class: name, summary, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details class={name} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
