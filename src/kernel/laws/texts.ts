import type { Fact } from '../fact.ts';
import type { Language } from '../game.ts';
import { sayKernel } from '../kernel-text.ts';
import type { Kinds } from '../kinds.ts';
import { isMatchEvent } from '../match-status.ts';
import { asked } from './bots.ts';
import { lawAt, lawOver } from './law.ts';
import { tries } from './refusing.ts';
import type { Track } from './track.ts';

const LANGUAGES: readonly Language[] = ['en', 'es'];

function missingText({ match, subject }: Track, fact: Fact | Kinds['heard']): string | undefined {
  const name = 'code' in fact ? fact.code : fact.type;
  for (const language of LANGUAGES) {
    const words =
      match.game.say(fact, language, match.rules) ?? sayKernel(fact, language) ?? subject.words?.(fact, language);
    if (words === '' && !('code' in fact)) continue; // an event may have an empty text
    if (!words) return `${String(name)} has no text in ${language}`;
    if (/undefined|NaN|\[object/.test(words)) return `${String(name)} has the text "${words}" in ${language}`;
  }
  return undefined;
}

const firstWordless = (track: Track, facts: Iterable<Fact | Kinds['heard'] | undefined>): string | undefined => {
  for (const fact of facts) {
    const found = fact && missingText(track, fact);
    if (found) return found;
  }
  return undefined;
};

export const eventsHaveWords = lawOver(
  'events-have-words',
  'every heard event has a text in every language',
  (track) => {
    const { game, rules, log, state } = track.match;
    for (const { n, events } of log)
      for (const event of events)
        for (const watcher of [...track.watchers, 'archive']) {
          if (isMatchEvent(event)) continue;
          const message = firstWordless(track, [game.hear(rules, event, watcher)]);
          if (message) return { message, upTo: n + 1 };
        }
    return firstWordless(track, [game.outcome(state)?.reason]);
  },
);

export const waitingHasWords = lawOver(
  'waiting-has-words',
  'every status line has a text in every language',
  (track) => {
    const { game } = track.match;
    const checked = new Set<string>();
    for (const [n, state] of track.states.entries())
      for (const watcher of [...track.watchers, 'archive'])
        for (const { what } of game.waiting(game.view(state, watcher))) {
          if (checked.has(JSON.stringify(what))) continue;
          checked.add(JSON.stringify(what));
          const message = missingText(track, what);
          if (message) return { message, upTo: n };
        }
    return undefined;
  },
);

export const refusalsHaveWords = lawAt('refusals-have-words', 'every refusal has a text in every language', (place) => {
  const { game, rules } = place.track.match;
  const seats = [...game.seats(rules), 'spectator'];
  const met = tries(place).flatMap((command) => seats.map((seat) => game.refuse(place.state, seat, command)));
  return firstWordless(place.track, met);
});

export const JUNK: readonly unknown[] = [0, -1, 'x', true, [], [{}], { size: -1 }, { unheardOf: 1 }, { ruleset: 5 }];

export const setUpsRefused = lawOver('set-ups-refused', 'an invalid set-up is refused with a text', (track) => {
  const { game } = track.match;
  for (const junk of JUNK) {
    const answer = game.setUp(junk, { roll: () => 1 });
    if (answer.ok) return `${JSON.stringify(junk)} is accepted as a set-up`;
    const found = missingText(track, answer.error);
    if (found) return found;
  }
  return undefined;
});

export const reasonsHaveWords = lawAt(
  'reasons-have-words',
  'every reason a bot gives has a text in every language',
  (place) => {
    for (const { decided } of asked(place)) {
      const { kept, vetoed, notes } = decided();
      const lines = kept.flatMap(({ tally }) => tally.lines.map(({ why }) => why));
      const found = firstWordless(place.track, [...lines, ...vetoed.map(({ why }) => why), ...notes]);
      if (found) return found;
    }
    return undefined;
  },
);
