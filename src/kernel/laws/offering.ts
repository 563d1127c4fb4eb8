import { pick } from '../dice.ts';
import type { Kinds } from '../kinds.ts';
import type { Entry } from '../match.ts';
import type { Random } from '../random.ts';
import { lawAt } from './law.ts';
import { bytes, canonical, paths, put, reloaded } from './plain.ts';
import { offers } from './track.ts';

export const offersAccepted = lawAt('offers-accepted', 'every option is accepted', ({ track, state }) => {
  const { game } = track.match;
  for (const { seat } of game.awaiting(state)) {
    for (const option of offers(game, state, seat)) {
      const refusal = game.refuse(state, seat, option);
      if (refusal)
        return `${seat} has the option ${JSON.stringify(option)}, which is refused: ${JSON.stringify(refusal)}`;
      const parsed = game.parse(JSON.parse(JSON.stringify(option)));
      if (!parsed.ok) return `${seat} has the option ${JSON.stringify(option)}, which does not parse`;
      if (JSON.stringify(parsed.value) !== JSON.stringify(option))
        return `${JSON.stringify(option)} is parsed as ${JSON.stringify(parsed.value)}`;
    }
  }
  return undefined;
});

export const offersAwaited = lawAt(
  'offers-awaited',
  'only awaited seats have options, and only of awaited types',
  (place) => {
    const { game, rules } = place.track.match;
    const awaited = game.awaiting(place.state);
    const seats = game.seats(rules);
    for (const { seat } of awaited) if (!seats.includes(seat)) return `${seat} is awaited but is not a seat`;
    for (const seat of seats) {
      const kinds = awaited.filter((one) => one.seat === seat).flatMap((one) => one.kinds);
      for (const { type } of offers(game, place.state, seat))
        if (!kinds.includes(type))
          return `${seat} has an option of type ${type} but is awaited for ${kinds.join(', ') || 'nothing'}`;
    }
    return undefined;
  },
);

const TRIED = 100; // commands of the match compared with one seat's options

/** Commands of the match: unchanged, with one field of another command of the same type, or with a number off by one. */
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
  'every accepted command is an option, except for `sampled` types',
  ({ track, state, random }) => {
    const { game, log } = track.match;
    for (const { seat, kinds } of game.awaiting(state)) {
      const listed = kinds.filter((kind) => !game.sampled?.includes(kind));
      const offered = new Set(Array.from(game.options(game.view(state, seat), seat), canonical));
      for (const command of likely(log, random)) {
        if (!listed.includes(command.type) || offered.has(canonical(command))) continue;
        if (game.parse(command).ok && !game.refuse(state, seat, command))
          return `${seat} may send ${JSON.stringify(command)}, which is not among its options`;
      }
    }
    return undefined;
  },
);

export const fallbacks = lawAt('fallbacks', 'every seat that must act has a legal fallback', (place) => {
  const { game } = place.track.match;
  for (const { seat, must } of game.awaiting(place.state)) {
    const fallback = game.fallback(game.view(place.state, seat), seat);
    if (!fallback && must) return `${seat} must act but has no fallback`;
    const refusal = fallback && game.refuse(place.state, seat, fallback);
    if (refusal) return `the fallback ${JSON.stringify(fallback)} for ${seat} is refused: ${JSON.stringify(refusal)}`;
  }
  return undefined;
});

/** The page and external bots receive views as JSON. */
export const plainViews = lawAt('plain-views', 'views are plain data: serializing a view changes nothing', (place) => {
  const { game } = place.track.match;
  for (const { seat } of game.awaiting(place.state)) {
    const view = game.view(place.state, seat);
    const sent = reloaded(view);
    const offered = (from: Kinds['view']): string => bytes(first(game.options(from, seat), 50));
    if (offered(sent) !== offered(view)) return `${seat} has different options after its view was serialized`;
    if (canonical(game.waiting(sent)) !== canonical(game.waiting(view)))
      return `${seat} waits for a different seat after its view was serialized`;
    if (game.board(sent) !== game.board(view)) return `${seat} gets a different board after its view was serialized`;
  }
  return undefined;
});

export const typedAsWritten = lawAt(
  'typed-as-written',
  'every option can be typed the way it is written',
  ({ track, state }) => {
    const { game } = track.match;
    for (const { seat } of game.awaiting(state)) {
      const view = game.view(state, seat);
      for (const option of first(game.options(view, seat), 50)) {
        const line = game.write(option, view);
        const typed = game.typed(line, view);
        if (!typed.ok) return `"${line}" is not understood: ${JSON.stringify(typed.error)}`;
        if (canonical(typed.value) !== canonical(option))
          return `"${line}" is parsed as ${JSON.stringify(typed.value)}`;
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
