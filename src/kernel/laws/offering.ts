import { pick } from '../dice.ts';
import type { Kinds } from '../game.ts';
import type { Entry } from '../match.ts';
import type { Random } from '../random.ts';
import { lawAt } from './law.ts';
import { bytes, canonical, paths, put, reloaded } from './plain.ts';
import { offers } from './track.ts';

export const offersAccepted = lawAt('offers-accepted', 'every offered option is accepted', ({ track, state }) => {
  const { game } = track.match;
  for (const { seat } of game.awaiting(state)) {
    for (const option of offers(game, state, seat)) {
      const refusal = game.refuse(state, seat, option);
      if (refusal) return `${seat} is offered ${JSON.stringify(option)} and refused: ${JSON.stringify(refusal)}`;
      const parsed = game.parse(JSON.parse(JSON.stringify(option)));
      if (!parsed.ok) return `${seat} is offered ${JSON.stringify(option)}, which does not parse`;
      if (JSON.stringify(parsed.value) !== JSON.stringify(option))
        return `${JSON.stringify(option)} is parsed as ${JSON.stringify(parsed.value)}`;
    }
  }
  return undefined;
});

export const offersAwaited = lawAt(
  'offers-awaited',
  'only awaited seats are offered something, of awaited kinds',
  (place) => {
    const { game, rules } = place.track.match;
    const awaited = game.awaiting(place.state);
    const seats = game.seats(rules);
    for (const { seat } of awaited) if (!seats.includes(seat)) return `${seat} is awaited and is no seat`;
    for (const seat of seats) {
      const kinds = awaited.filter((one) => one.seat === seat).flatMap((one) => one.kinds);
      for (const { type } of offers(game, place.state, seat))
        if (!kinds.includes(type)) return `${seat} is offered ${type} and awaited for ${kinds.join(', ') || 'nothing'}`;
    }
    return undefined;
  },
);

const TRIED = 100; // commands of a match that are held against the options of one seat

/** Commands of the match as they were given, with a part of another of their kind, or with a number beside theirs. */
function* likely(log: readonly Entry[], random: Random): Generator<Kinds['command']> {
  for (let i = 0; i < TRIED; i++) {
    const { command } = pick(random, log);
    const [at, value] = pick(random, [...paths(command)]);
    const [there, part] = pick(random, [...paths(pick(random, log).command)]);
    yield command;
    if (typeof value === 'number') yield put(command, at, value + pick(random, [-1, 1]));
    if (String(there) === String(at)) yield put(command, at, part);
  }
}

export const offersComplete = lawAt(
  'offers-complete',
  'what is accepted is offered, but for the kinds of which only some are',
  ({ track, state, random }) => {
    const { game, log } = track.match;
    for (const { seat, kinds } of game.awaiting(state)) {
      const listed = kinds.filter((kind) => !game.sampled?.includes(kind));
      const offered = new Set(Array.from(game.options(game.view(state, seat), seat), canonical));
      for (const command of likely(log, random)) {
        if (!listed.includes(command.type) || offered.has(canonical(command))) continue;
        if (game.parse(command).ok && !game.refuse(state, seat, command))
          return `${seat} may ${JSON.stringify(command)}, which is not offered`;
      }
    }
    return undefined;
  },
);

export const fallbacks = lawAt(
  'fallbacks',
  'for a seat that must act the game has a fallback that is accepted',
  (place) => {
    const { game } = place.track.match;
    for (const { seat, must } of game.awaiting(place.state)) {
      const fallback = game.fallback(game.view(place.state, seat), seat);
      if (!fallback && must) return `${seat} must act, and nothing can be done in its stead`;
      const refusal = fallback && game.refuse(place.state, seat, fallback);
      if (refusal) return `${JSON.stringify(fallback)} in the stead of ${seat} is refused: ${JSON.stringify(refusal)}`;
    }
    return undefined;
  },
);

/** The page and outside bots get their view over a wire. */
export const plainViews = lawAt('plain-views', 'a view is plain data: sent over a wire it offers the same', (place) => {
  const { game } = place.track.match;
  for (const { seat } of game.awaiting(place.state)) {
    const view = game.view(place.state, seat);
    const sent = reloaded(view);
    const offered = (from: Kinds['view']): string => bytes(first(game.options(from, seat), 50));
    if (offered(sent) !== offered(view)) return `${seat} is offered something else once its view has been sent`;
    if (canonical(game.waiting(sent)) !== canonical(game.waiting(view)))
      return `${seat} waits for somebody else once its view has been sent`;
    if (game.board(sent) !== game.board(view)) return `${seat} is shown another board once its view has been sent`;
  }
  return undefined;
});

export const typedAsWritten = lawAt(
  'typed-as-written',
  'an option as it is written can be typed',
  ({ track, state }) => {
    const { game } = track.match;
    for (const { seat } of game.awaiting(state)) {
      const view = game.view(state, seat);
      for (const option of first(game.options(view, seat), 50)) {
        const line = game.write(option, view);
        const typed = game.typed(line, view);
        if (!typed.ok) return `"${line}" is not understood: ${JSON.stringify(typed.error)}`;
        if (canonical(typed.value) !== canonical(option))
          return `"${line}" is taken for ${JSON.stringify(typed.value)}`;
      }
    }
    return undefined;
  },
);

function first<T>(list: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const one of list) if (found.push(one) === most) break;
  return found;
}
