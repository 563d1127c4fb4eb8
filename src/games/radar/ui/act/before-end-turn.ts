import type { Fact } from '../../../../kernel/fact.ts';
import type { TurnView, View } from '../../view.ts';
import { whyNot } from '../why-not.ts';

const MEANWHILE: Readonly<Record<string, Partial<TurnView>>> = {
  'sonar-pending': { sonar: false },
  'engineer-first': { marked: true },
  'first-mate-first': { charged: true },
};

/**
 * Everything that must happen before the captain can end the turn; crew members act in parallel, so there may be
 * several.
 */
export function owedBy(view: View, seat: string): readonly Fact[] {
  const owed: Fact[] = [];
  let supposed = view;
  for (let why = whyNot(supposed, seat, { type: 'end-turn' }); why; ) {
    owed.push(why);
    const done = MEANWHILE[why.code];
    if (!done) break;
    supposed = { ...supposed, now: { ...supposed.now, ...done } };
    why = whyNot(supposed, seat, { type: 'end-turn' });
  }
  return owed;
}
