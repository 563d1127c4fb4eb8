import type { GameUi } from '../../src/page/contract.ts';
import { capital } from '../parts/side.ts';
import type { Recording } from '../replay/recording.ts';

type Event = { readonly type: string };

/** What an entry did: its most important event that has a text, or the results of all its weapons. */
export function momentText(
  { heardUpTo }: Pick<Recording, 'heardUpTo'>,
  n: number,
  ui: Pick<GameUi, 'isKeyMoment' | 'isTurningPoint' | 'isHit' | 'isSummary'>,
  say: (event: Event) => string | undefined,
): string {
  const texts = heardUpTo(n, 'archive')
    .filter((heard) => heard.n === n)
    .map(({ event }) => ({ event, text: say(event) ?? '' }))
    .filter(({ text }) => text !== '');
  const summaries = texts.filter(
    ({ event }) => ui.isSummary?.(event) && ui.isKeyMoment(event) && !ui.isTurningPoint?.(event),
  );
  const main =
    texts.findLast(({ event }) => ui.isTurningPoint?.(event)) ??
    (summaries.length > 0 ? { text: summaries.map(({ text }) => text).join(' · ') } : undefined) ??
    texts.findLast(({ event }) => ui.isSummary?.(event)) ??
    texts.findLast(({ event }) => ui.isKeyMoment(event)) ??
    texts.findLast(({ event }) => ui.isHit?.(event)) ??
    texts[0]; // the command itself; what follows is often only the next phase
  return capital(main?.text ?? '');
}
