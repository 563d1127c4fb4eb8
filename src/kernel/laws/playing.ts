import { outcomeOf } from '../match.ts';
import { MATCH_COMMANDS, MATCH_EVENTS } from '../match-status.ts';
import { lawAt, lawOver } from './law.ts';

export const playEnds = lawOver('play-ends', 'random legal play ends', (track) => {
  if (track.stuck !== undefined) return track.stuck;
  if (track.thorough) return undefined; // stopped early on purpose
  const { match } = track;
  const outcome = outcomeOf(match);
  const sides = match.game.sides(match.rules);
  const unknown = outcome?.winners.filter((side) => !sides.includes(side)) ?? [];
  return unknown.length > 0 ? `${unknown.join(', ')} won but is not a side` : undefined;
});

export const standings = lawAt('standings', 'standings are between 0 (lost) and 1 (won)', ({ track, state }) => {
  const { game, rules } = track.match;
  for (const side of game.sides(rules)) {
    const standing = game.standing(state, side);
    if (!(standing >= 0 && standing <= 1)) return `the standing of ${side} is ${standing}`;
  }
  return undefined;
});

/** Match commands and events are recognized by type before a game sees them, so games must not reuse those names. */
export const ownNames = lawOver(
  'own-names',
  'no command or event of a game has the name of a match command or event',
  (track) => {
    const { game, log } = track.match;
    for (const { command, events } of log) {
      if (MATCH_COMMANDS.has(command.type)) return `the game has a command with the kernel's name ${command.type}`;
      for (const { type } of events)
        if (MATCH_EVENTS.has(type)) return `the game has an event with the kernel's name ${type}`;
    }
    for (const state of track.states)
      for (const { kinds } of game.awaiting(state))
        for (const kind of kinds)
          if (MATCH_COMMANDS.has(kind)) return `the game awaits a command with the kernel's name ${kind}`;
    return undefined;
  },
);
