import type { Dice } from '../dice.ts';
import type { Kinds } from '../game.ts';
import { type Seat, sideOf, type Watcher } from '../ids.ts';
import { Random } from '../random.ts';
import { unfold } from '../step.ts';
import { isTableEvent } from '../table.ts';
import { lawAt, lawOver, type Place } from './law.ts';
import { canonical, differences } from './plain.ts';
import { beliefsAt, folded, imagined, offers } from './track.ts';

/**
 * Whoever hears nothing of an event sees no change by it. A seat of the side that acted may: a crew shares a boat and
 * some of what it does shows at the other stations without a word.
 */
export const seenIsHeard = lawOver(
  'seen-is-heard',
  'whoever hears nothing of an event sees no change by it',
  (track) => {
    const { game, rules, log } = track.match;
    const places = new Set([0, ...track.sampled]);
    for (const n of places) {
      const entry = log[n];
      let state = track.states[n] as Kinds['state'];
      for (const event of entry?.events ?? []) {
        if (!entry || isTableEvent(event)) continue;
        const after = game.apply(state, event);
        for (const watcher of track.watchers) {
          if (sideOf(watcher) === sideOf(entry.seat) || game.hear(rules, event, watcher) !== undefined) continue;
          const paths = differences(game.view(state, watcher), game.view(after, watcher));
          if (paths.length > 0) {
            const message = `${watcher} hears nothing of ${event.type} and sees ${paths[0]?.join('.')} change`;
            return { message, upTo: n + 1 };
          }
        }
        state = after;
      }
    }
    return undefined;
  },
);

/**
 * What is heard of hidden things is put to use: it shows in the view, in the result, or in what the seat then imagines.
 * Two states that a seat cannot tell apart, the same command in both with the same dice: what is heard may differ only
 * if one of these does. What tells more than a belief takes from it tells too much.
 */
export const heardIsKept = lawAt('heard-is-kept', 'an event tells no more than view and belief keep of it', (place) => {
  const { track, n, state, random } = place;
  const { game, rules } = track.match;
  for (const watcher of game.seats(rules)) {
    const other = imagined(track, n, watcher, random.next());
    for (const { seat, command } of moves(place, track.thorough ? 12 : 3)) {
      if (game.refuse(other, seat, command)) continue;
      const seed = random.next();
      const here = told(place, state, seat, command, watcher, seed);
      const there = told(place, other, seat, command, watcher, seed);
      if (here.heard !== there.heard && here.kept() === there.kept())
        return `of ${seat}'s ${JSON.stringify(command)} ${watcher} hears ${here.heard}, and ${there.heard} where only hidden things differ`;
    }
  }
  return undefined;
});

/** The command that was played here, and some that might have been. */
function moves({ track, n, state, random }: Place, most: number): { seat: Seat; command: Kinds['command'] }[] {
  const { game, log } = track.match;
  const played = log[n];
  const found = played ? [{ seat: played.seat, command: played.command as Kinds['command'] }] : [];
  const seats = game.awaiting(state);
  for (let i = 0; i < most; i++) {
    const seat = seats[random.roll(Math.max(1, seats.length)) - 1]?.seat;
    if (seat === undefined) break;
    const options = offers(game, state, seat);
    const command = options[random.roll(Math.max(1, options.length)) - 1];
    if (command) found.push({ seat, command });
  }
  return found;
}

function told(
  { track, n }: Place,
  state: Kinds['state'],
  seat: Seat,
  command: Kinds['command'],
  watcher: Watcher,
  seed: number,
): { readonly heard: string; kept(): string } {
  const { game, rules } = track.match;
  const events: Kinds['event'][] = [];
  const after = unfold(game, state, game.resolve(state, seat, command, sameFaces(seed)), events);
  const heard = events.map((event) => game.hear(rules, event, watcher)).filter((one) => one !== undefined);
  return {
    heard: canonical(heard),
    kept() {
      const view = game.view(after, watcher);
      const belief = folded(game, rules, { events }, watcher, beliefsAt(track, n).get(watcher));
      const imaginings = game.outcome(after)
        ? []
        : SEEDS.map((one) => game.imagine(view, belief, new Random(seed + one)));
      return canonical([view, game.outcome(after) ?? null, imaginings]);
    },
  };
}

const SEEDS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Each kind of die shows one face, so that a hidden roll before does not change an open one; for a while, lest a rule rolls for ever. */
function sameFaces(seed: number): Dice {
  const random = new Random(seed);
  let rolls = 0;
  return { roll: (sides) => (rolls++ < 200 ? new Random(seed).roll(sides) : random.roll(sides)) };
}
