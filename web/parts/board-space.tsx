import type { ComponentChildren } from 'preact';
import { useHelp } from '../../src/page/help.ts';
import { Lazy } from './lazy.tsx';

const legend = async () => (await import('../../src/page/explainer/legend.tsx')).LegendPanel;

/** A board with its legend: over the board's edge until the next click, or pinned next to it. On a phone it is below. */
export function BoardSpace({ children }: { readonly children: ComponentChildren }) {
  const help = useHelp();
  const isShown = help?.load && (help.isOpen || help.isPinned);
  return (
    <div class="board-space">
      <div class="board-room">{children}</div>
      {isShown && <Lazy load={legend} props={{ shown: help }} silent />}
    </div>
  );
}
