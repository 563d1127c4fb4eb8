import type { Seen } from '../game.ts';
import type { Watcher } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import { lawAt, type Place } from './law.ts';
import { bytes, canonical, covers, differences, isLeaf, type Path, paths, put } from './plain.ts';
import { some } from './refusing.ts';
import type { Track } from './track.ts';

type State = Kinds['state'];

/** The audience entry for a path: the most specific one that matches. */
export function seenAt(audience: readonly Seen<State>[], at: Path): Seen<State> | undefined {
  let best: Seen<State> | undefined;
  for (const seen of audience)
    if (covers(seen.path, at) && (!best || seen.path.split('.').length > best.path.split('.').length)) best = seen;
  return best;
}

export const audienceComplete = lawAt('audience-complete', '`audience` covers every path of the state', (place) => {
  const { game } = place.track.match;
  const known = new Set([...place.track.watchers, 'archive']);
  for (const [at, value] of paths(place.state)) {
    if (!isLeaf(value)) continue;
    const seen = seenAt(game.audience, at);
    if (!seen) return `${at.join('.')} has no audience entry`;
    const unknown = seen.watchers(place.state, at).find((watcher) => !known.has(watcher));
    if (unknown !== undefined) return `${at.join('.')} lists ${unknown} as a watcher, which does not exist`;
  }
  return undefined;
});

const LEAVES = 24; // hidden leaves changed per position
const CHANGES = 3; // replacement values tried per leaf

export const hiddenStaysHidden = lawAt(
  'hidden-stays-hidden',
  'changing a hidden leaf changes no other view',
  (place) => {
    const { track, state, random } = place;
    const { game } = track.match;
    const views = new Map(track.watchers.map((watcher) => [watcher, game.view(state, watcher)]));
    const hidden = hiddenLeaves(place);
    for (const { at, value, seen, blind } of some(hidden, track.thorough ? 200 : LEAVES, random)) {
      for (const change of some(changes(place, at, value), CHANGES, random)) {
        const other = put(state, at, change);
        for (const watcher of blind) {
          const felt = seen.felt?.(state, at)[watcher] ?? [];
          const noticed = noticing(() => game.view(other, watcher), views.get(watcher), felt);
          if (noticed)
            return `${watcher} may not see ${at.join('.')}, yet ${say(value)} -> ${say(change)} shows in ${noticed}`;
        }
      }
    }
    return undefined;
  },
);

interface HiddenLeaf {
  readonly at: Path;
  readonly value: unknown;
  readonly seen: Seen<State>;
  readonly blind: readonly Watcher[]; // may not see it
}

/** The leaves and lists of a state that some watcher may not see. */
export const hiddenLeaves = ({ track, state }: Place): readonly HiddenLeaf[] =>
  [...paths(state)].flatMap(([at, value]) => {
    const seen = seenAt(track.match.game.audience, at);
    const blind = seen ? track.watchers.filter((one) => !seen.watchers(state, at).includes(one)) : [];
    return seen && blind.length > 0 && (isLeaf(value) || Array.isArray(value)) ? [{ at, value, seen, blind }] : [];
  });

const say = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 80);

/** View paths that changed although they must not. A changed state for which `view` throws counts as no finding. */
function noticing(look: () => Kinds['view'], before: unknown, felt: readonly string[]): string | undefined {
  let after: Kinds['view'];
  try {
    after = look();
  } catch {
    return undefined;
  }
  if (bytes(after) === bytes(before)) return undefined;
  const shown = differences(before, after).filter((path) => !felt.some((pattern) => covers(pattern, path)));
  return shown.length > 0
    ? shown
        .slice(0, 4)
        .map((path) => path.join('.') || 'the whole view')
        .join(', ')
    : undefined;
}

/** Other values that could be at a path. */
export function changes({ track, random }: Place, at: Path, value: unknown): unknown[] {
  const met = some(metAt(track, at), 4, random).filter((other) => canonical(other) !== canonical(value));
  if (typeof value === 'number') return [value + 1, value - 1, ...met];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return value.length > 0 ? [value.slice(0, -1), [...value, value.at(-1)], ...met] : met;
  return met;
}

const met = new WeakMap<Track, Map<string, unknown[]>>();
const MET = 8; // distinct values remembered per path

/** Values seen in this match at the path, or at the same path of another list element. */
function metAt(track: Track, at: Path): readonly unknown[] {
  const known = met.get(track) ?? remember(track);
  return known.get(general(at)) ?? [];
}

const general = (at: Path): string => at.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('/');

function remember(track: Track): Map<string, unknown[]> {
  const known = new Map<string, unknown[]>();
  const words = new Set<string>();
  const every = Math.max(1, Math.floor(track.states.length / 24));
  for (const [n, state] of track.states.entries()) {
    if (n % every !== 0) continue;
    for (const [at, value] of paths(state)) {
      const key = general(at);
      const values = known.get(key) ?? [];
      known.set(key, values);
      if (values.length >= MET) continue;
      const word = `${key} ${canonical(value)}`;
      if (!words.has(word)) values.push(value);
      words.add(word);
    }
  }
  met.set(track, known);
  return known;
}
