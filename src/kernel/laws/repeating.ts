import { loaded } from '../dice.ts';
import type { Kinds } from '../kinds.ts';
import { type Match, open, submit, unopened } from '../match.ts';
import { lawOver } from './law.ts';
import { bytes, canonical, frozen } from './plain.ts';
import { offers, rulesOf, type Track } from './track.ts';

/** Replays the commands of a match, freezes every state and passes each position to `look`. */
function again(track: Track, look: (match: Match, n: number) => string | undefined): string | undefined {
  const { game, hashing, seed, log } = track.match;
  const match = open(game, rulesOf(track.subject, track.setup, track.seed), seed, hashing);
  for (let n = 1; n <= log.length; n++) {
    const found = look(match, n);
    if (found !== undefined) return found;
    const entry = log[n];
    if (!entry) continue;
    frozen(match.state);
    const answer = submit(match, entry.seat, frozen(JSON.parse(JSON.stringify(entry.command)) as Kinds['command']));
    if (!answer.ok) return `${JSON.stringify(entry.command)} was accepted at first but is refused when played again`;
  }
  return undefined;
}

export const sameBytes = lawOver('same-bytes', 'the same seed and commands give the same bytes', (track) => {
  const { game, log } = track.match;
  const rules = rulesOf(track.subject, track.setup, track.seed);
  if (JSON.stringify(rules) !== JSON.stringify(track.match.rules)) return 'setting up again gave different rules';
  const closely = new Set(track.sampled);
  return again(track, (match, n) => {
    const before = bytes(match.log[n - 1]);
    if (before !== bytes(log[n - 1])) return `entry ${n - 1} was ${bytes(log[n - 1])} and then ${before}`;
    if (!closely.has(n)) return undefined;
    const state = track.states[n] as Kinds['state'];
    if (bytes(match.state) !== bytes(state)) return `the state before entry ${n} differs`;
    for (const watcher of [...track.watchers, 'archive'])
      if (bytes(game.view(match.state, watcher)) !== bytes(game.view(state, watcher)))
        return `${watcher} has a different view before entry ${n}`;
    for (const { seat } of game.awaiting(state))
      if (bytes(offers(game, match.state, seat)) !== bytes(offers(game, state, seat)))
        return `${seat} has different options before entry ${n}`;
    return undefined;
  });
});

export const replayByEvents = lawOver('replay-by-events', 'replay by events equals replay by commands', (track) => {
  const { game, rules, hashing, seed, log } = track.match;
  const closely = new Set([...track.sampled, log.length]);
  const match = unopened(game, rules, seed, hashing);
  for (const [n, entry] of log.entries()) {
    for (const event of entry.events) match.state = game.apply(match.state, JSON.parse(JSON.stringify(event)));
    if (closely.has(n + 1) && canonical(match.state) !== canonical(track.states[n + 1]))
      return `applying the events of entry ${n} gives a different state`;
  }
  return undefined;
});

export const setUpAgain = lawOver(
  'set-up-again',
  'a completed set-up gives the same rules again without a roll',
  (track) => {
    const { game, rules } = track.match;
    const again = game.setUp(JSON.parse(JSON.stringify(rules.setup)), loaded());
    if (!again.ok) return `its own set-up is refused: ${JSON.stringify(again.error)}`;
    return JSON.stringify(again.value) === JSON.stringify(rules) ? undefined : 'its own set-up gives other rules';
  },
);
