import { options } from '../options.ts';
import type { View } from '../view.ts';
import { commandOf, type Draft } from './draft.ts';
import { whyNot } from './why-not.ts';

/** Whether a draft can no longer become an order, and must be removed. */
export function isStale(view: View, seat: string, draft: Draft): boolean {
  if (draft.kind === 'answer') return !options(view, seat).some(({ type }) => type === 'answer-sonar');
  const order = commandOf(draft);
  return order ? whyNot(view, seat, order) !== undefined : !options(view, seat).some(({ type }) => type === draft.kind);
}
