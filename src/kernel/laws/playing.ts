import { outcomeOf } from '../match.ts';
import { TABLE_COMMANDS, TABLE_EVENTS } from '../table.ts';
import { lawAt, lawOver } from './law.ts';

export const playEnds = lawOver('play-ends', 'random legal play ends', (track) => {
  if (track.stuck !== undefined) return track.stuck;
  if (track.thorough) return undefined; // cut short on purpose
  const { match } = track;
  const outcome = outcomeOf(match);
  const sides = match.game.sides(match.rules);
  const strange = outcome?.winners.filter((side) => !sides.includes(side)) ?? [];
  return strange.length > 0 ? `${strange.join(', ')} won, and sits at no side of the table` : undefined;
});

export const standings = lawAt('standings', 'a side stands between 0 (lost) and 1 (won)', ({ track, state }) => {
  const { game, rules } = track.match;
  for (const side of game.sides(rules)) {
    const standing = game.standing(state, side);
    if (!(standing >= 0 && standing <= 1)) return `${side} stands at ${standing}`;
  }
  return undefined;
});

/** The table's own commands and events are routed by name, before a game sees them. */
export const ownNames = lawOver('own-names', "no command or event of a game has the name of a table's", (track) => {
  const { game, log } = track.match;
  for (const { command, events } of log) {
    if (TABLE_COMMANDS.has(command.type)) return `the command ${command.type} is the table's`;
    for (const { type } of events) if (TABLE_EVENTS.has(type)) return `the event ${type} is the table's`;
  }
  for (const state of track.states)
    for (const { kinds } of game.awaiting(state))
      for (const kind of kinds) if (TABLE_COMMANDS.has(kind)) return `the awaited command ${kind} is the table's`;
  return undefined;
});
