import type { Dice } from '../dice.ts';
import { type Seat, sideOf, type Watcher } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import { isMatchEvent } from '../match-status.ts';
import { Random } from '../random.ts';
import { unfold } from '../step.ts';
import { lawAt, lawOver, type Place } from './law.ts';
import { canonical, differences } from './plain.ts';
import { beliefsAt, folded, imagined, offers } from './track.ts';

/**
 * A watcher that hears nothing of an event must see no change in its view. Seats of the acting side are exempt: a crew shares
 * a boat, and some actions show at other stations without an event.
 */
export const seenIsHeard = lawOver(
  'seen-is-heard',
  'a watcher that does not hear an event sees no change from it',
  (track) => {
    const { game, rules, log } = track.match;
    const places = new Set([0, ...track.sampled]);
    for (const n of places) {
      const entry = log[n];
      let state = track.states[n] as Kinds['state'];
      for (const event of entry?.events ?? []) {
        if (!entry || isMatchEvent(event)) continue;
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
 * Run the same command with the same dice in two states that a seat cannot tell apart. What it hears may differ only if its
 * view, the outcome or what it imagines afterwards differs too: an event that belief ignores reveals too much.
 */
export const heardIsKept = lawAt('heard-is-kept', 'an event reveals no more than view and belief retain', (place) => {
  const { track, n, state, random } = place;
  const { game, rules } = track.match;
  for (const watcher of game.seats(rules)) {
    const other = imagined(track, n, watcher, random.next());
    for (const { seat, command } of moves(place, track.thorough ? 12 : 3)) {
      if (game.refuse(other, seat, command)) continue;
      const seed = random.next();
      const here = heardAfter(place, state, seat, command, watcher, seed);
      const there = heardAfter(place, other, seat, command, watcher, seed);
      if (here.heard !== there.heard && here.kept() === there.kept())
        return `when ${seat} sends ${JSON.stringify(command)}, ${watcher} hears ${here.heard}, but ${there.heard} if only hidden values differ`;
    }
  }
  return undefined;
});

/** The command played at this position, and some alternatives. */
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

function heardAfter(
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

/**
 * Dice that show the same face for the same number of sides, so that a hidden roll cannot shift a public one. After 200 rolls
 * they vary, in case a rule rerolls until it gets another face.
 */
function sameFaces(seed: number): Dice {
  const random = new Random(seed);
  let rolls = 0;
  return { roll: (sides) => (rolls++ < 200 ? new Random(seed).roll(sides) : random.roll(sides)) };
}
