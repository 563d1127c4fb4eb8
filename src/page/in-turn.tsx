import type { ComponentChildren } from 'preact';
import { useStages } from './use-stages.ts';

/** Draws its children after the next frame. Several of these appear one after the other, each in a frame of its own. */
export const InTurn = ({ children }: { readonly children: ComponentChildren }) =>
  useStages(1) === 1 ? children : null;
