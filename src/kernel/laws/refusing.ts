import type { Kinds } from '../kinds.ts';
import { submit } from '../match.ts';
import type { Random } from '../random.ts';
import { lawAt, type Place } from './law.ts';
import { canonical, isLeaf, paths, put } from './plain.ts';
import { imagined, matchAt, offers } from './track.ts';

/** Commands a seat might try: its own options, other seats' options, earlier commands, and mutated copies of these. */
export function tries({ track, n, state, random }: Place, most = 60): Kinds['command'][] {
  const { game, rules, log } = track.match;
  const offered = game.seats(rules).flatMap((seat) => some(offers(game, state, seat), 12, random));
  const earlier = some(log.slice(0, n), 12, random).map(({ command }) => command);
  const honest = [...offered, ...earlier];
  const changed = honest.flatMap((command) => {
    const leaves = [...paths(command)].filter(([, value]) => isLeaf(value));
    const leaf = leaves[random.roll(leaves.length) - 1];
    if (!leaf) return [];
    const parsed = game.parse(put(command, leaf[0], other(leaf[1], honest, random)));
    return parsed.ok ? [parsed.value] : [];
  });
  return some([...honest, ...changed], track.thorough ? 4 * most : most, random);
}

function other(value: unknown, honest: readonly Kinds['command'][], random: Random): unknown {
  if (typeof value === 'number') return value + (random.roll(2) === 1 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  const words = honest.flatMap((command) => [...paths(command)].map(([, found]) => found)).filter(isLeaf);
  return words[random.roll(Math.max(1, words.length)) - 1];
}

/** At most `most` elements of a list, in order. */
export function some<T>(list: readonly T[], most: number, random: Random): T[] {
  if (list.length <= most) return list.slice();
  const chosen = new Set<number>();
  while (chosen.size < most) chosen.add(random.roll(list.length) - 1);
  return list.filter((_, i) => chosen.has(i));
}

export const refusalChangesNothing = lawAt('refusal-changes-nothing', 'a refusal changes nothing', (place) => {
  const { track, n, state } = place;
  const { game, rules } = track.match;
  const before = canonical(state);
  for (const command of tries(place))
    for (const seat of [...game.seats(rules), 'spectator', 'nobody']) {
      const match = matchAt(track, n);
      if (submit(match, seat, command).ok) continue;
      if (match.state !== state || match.log.length !== n)
        return `refusing ${JSON.stringify(command)} changed the match`;
    }
  return canonical(state) === before ? undefined : 'something refused or played changed the state in place';
});

export const refusalsTellNothing = lawAt(
  'refusals-tell-nothing',
  'refusals do not depend on anything hidden',
  (place) => {
    const { track, n, state } = place;
    const { game, rules } = track.match;
    const commands = tries(place);
    for (const seat of game.seats(rules)) {
      for (let i = 0; i < (track.thorough ? 6 : 2); i++) {
        const other = imagined(track, n, seat, place.random.next());
        for (const command of commands) {
          const here = canonical(game.refuse(state, seat, command));
          const there = canonical(game.refuse(other, seat, command));
          if (here !== there)
            return `${seat} gets ${here} for ${JSON.stringify(command)}, but ${there} if only hidden values differ`;
        }
      }
    }
    return undefined;
  },
);
