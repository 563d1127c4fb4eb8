import type { Seen } from '../../kernel/game.ts';
import type { Watcher } from '../../kernel/ids.ts';
import type { Event, Heard } from './events.ts';
import { isSide, SIDES, type Side } from './sides.ts';
import type { Rules, State } from './state.ts';

/** Only the owner sees a dealt hand and a drawn card; no seat knows the order of a deck. */
export function hear(rules: Rules, event: Event, watcher: Watcher): Heard {
  if (event.type !== 'dealt' && event.type !== 'drew') return event;
  if (watcher === 'archive') return event.type === 'dealt' ? { ...event, cards: event.hand.length } : event;
  const { type, side } = event;
  const seen = watcher === side || (!isSide(watcher) && rules.setup.spectators === 'all');
  if (type === 'drew') return seen ? { type, side, card: event.card } : { type, side };
  const cards = event.hand.length;
  return seen ? { type, side, cards, hand: event.hand } : { type, side, cards };
}

const EVERYONE: readonly Watcher[] = [...SIDES, 'spectator', 'archive'];
const open = (path: string): Seen<State> => ({ path, watchers: () => EVERYONE });

const sideAt = (at: readonly string[]): Side => (at[1] === 'light' ? 'light' : 'dark');

/** Spectators see both hands if the set-up allows it or the match is over. */
const spectators = (state: State): readonly Watcher[] =>
  state.phase === 'ended' || state.rules.setup.spectators === 'all' ? ['spectator'] : [];

/** The size of a face-down pile is public. */
const counted =
  (pile: string) =>
  (_state: State, at: readonly string[]): Record<Watcher, readonly string[]> =>
    Object.fromEntries(EVERYONE.map((watcher) => [watcher, [`players.${sideAt(at)}.${pile}`]]));

const faceDown = (pile: 'reserve' | 'force' | 'used'): readonly Seen<State>[] => [
  { path: `players.*.${pile}`, watchers: () => ['archive'], felt: counted(pile) },
  { path: `players.*.${pile}.*`, watchers: () => ['archive'] },
];

const hand = (state: State, at: readonly string[]): readonly Watcher[] => [sideAt(at), ...spectators(state), 'archive'];

/** Who may see each path of the state. The laws check it. */
export const AUDIENCE: readonly Seen<State>[] = [
  ...['phase', 'turn', 'active', 'locations', 'locations.*', 'inPlay', 'inPlay.**', 'now', 'now.**'].map(open),
  ...['owed', 'owed.*', 'battle', 'battle.**', 'outcome', 'outcome.**'].map(open),
  ...['players.*.lost', 'players.*.lost.*'].map(open),
  ...faceDown('reserve'),
  ...faceDown('force'),
  ...faceDown('used'),
  { path: 'players.*.hand', watchers: hand, felt: counted('handSize') },
  { path: 'players.*.hand.*', watchers: hand },
];
