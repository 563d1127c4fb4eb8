import type { Seen } from '../../kernel/game.ts';
import type { Watcher } from '../../kernel/ids.ts';
import { ROLES, type Role } from './data/roles.ts';
import type { Event, EventOf, EventType, Heard } from './events.ts';
import type { Ruleset } from './rulesets.ts';
import { type Rules, SEAT, SEATS, type Side, type State, seatOf } from './state.ts';

/** An audience: everyone, or roles of the crew that the event is about. */
type Ears = 'everyone' | 'crew' | readonly Role[];

interface Row<T extends EventType> {
  readonly to: Ears;
  readonly part?: (event: EventOf<T>) => Heard; // default: the whole event
  readonly where?: (ruleset: Ruleset) => boolean;
}

const CAPTAIN = ['captain'] as const;

/**
 * Who hears what. The first row that fits a watcher applies; a watcher without a row hears nothing.
 * Parts list their fields explicitly, so a field added to an event is not revealed by accident.
 */
const HEARS: { readonly [T in EventType]: readonly Row<T>[] } = {
  began: [{ to: 'everyone' }],
  placed: [{ to: CAPTAIN }, { to: 'everyone', part: ({ type, side }) => ({ type, side }) }],
  'play-began': [{ to: 'everyone' }],
  moved: [{ to: CAPTAIN }, { to: 'everyone', part: ({ type, side, course }) => ({ type, side, course }) }],
  stealthed: [
    { to: CAPTAIN },
    {
      to: ['engineer'],
      where: ({ stealth }) => stealth.lengthPublic,
      part: ({ type, side, course, steps }) => ({ type, side, course, steps }),
    },
    { to: ['engineer'], part: ({ type, side, course }) => ({ type, side, course }) },
    {
      to: 'everyone',
      where: ({ stealth }) => stealth.lengthPublic,
      part: ({ type, side, steps }) => ({ type, side, steps }),
    },
    { to: 'everyone', part: ({ type, side }) => ({ type, side }) },
  ],
  slipped: [
    { to: CAPTAIN },
    { to: ['engineer'], part: ({ type, side, course }) => ({ type, side, course }) },
    { to: 'everyone', part: ({ type, side }) => ({ type, side }) },
  ],
  surfaced: [{ to: 'crew' }, { to: 'everyone', part: ({ type, side, sector }) => ({ type, side, sector }) }],
  dived: [{ to: 'everyone' }],
  marked: [{ to: ['engineer'] }],
  'circuit-repaired': [{ to: 'crew' }],
  damaged: [{ to: 'crew' }, { to: 'everyone', part: ({ type, side, amount }) => ({ type, side, amount }) }],
  charged: [{ to: ['captain', 'first-mate'] }],
  'torpedo-fired': [{ to: 'everyone' }],
  'mine-dropped': [
    { to: CAPTAIN },
    { to: 'crew', part: ({ type, side }) => ({ type, side }) },
    { to: 'everyone', where: ({ dropsAnnounced }) => dropsAnnounced, part: ({ type, side }) => ({ type, side }) },
  ],
  'mine-detonated': [{ to: 'everyone' }],
  exploded: [{ to: 'everyone' }],
  'sonar-pinged': [{ to: 'everyone' }],
  'sonar-answered': [{ to: 'everyone' }],
  'drone-launched': [{ to: 'everyone' }],
  'drone-answered': [{ to: ['captain', 'radio-operator'] }],
  said: [{ to: 'crew' }],
  'turn-ended': [{ to: 'everyone' }],
  ended: [{ to: 'everyone' }],
};

type Telling = ((event: Event) => Heard) | 'whole' | undefined;
type Tellings = ReadonlyMap<EventType, Telling>;

/** The table for one audience: the first fitting row of each event. */
function tellings(ruleset: Ruleset, ears: Role | 'other'): Tellings {
  const fits = (to: Ears): boolean => to === 'everyone' || (ears !== 'other' && (to === 'crew' || to.includes(ears)));
  const telling = (rows: readonly Row<EventType>[]): Telling => {
    const row = rows.find(({ to, where }) => fits(to) && (where?.(ruleset) ?? true));
    return row && ((row.part as Telling) ?? 'whole');
  };
  const rows = Object.entries(HEARS) as [EventType, readonly Row<EventType>[]][];
  return new Map(rows.map(([type, list]) => [type, telling(list)]));
}

/** One table for each role of the crew that an event is about, and one for all other watchers. */
interface EarsOf {
  readonly ruleset: Ruleset;
  readonly crew: Readonly<Record<Role, Tellings>>;
  readonly other: Tellings;
}
const compiled = new WeakMap<Ruleset, EarsOf>();
let lately: EarsOf | undefined; // nearly always the one requested

function earsOf(ruleset: Ruleset): EarsOf {
  if (lately?.ruleset === ruleset) return lately;
  let ears = compiled.get(ruleset);
  if (!ears) {
    const crew = Object.fromEntries(ROLES.map((role) => [role, tellings(ruleset, role)])) as EarsOf['crew'];
    ears = { ruleset, crew, other: tellings(ruleset, 'other') };
    compiled.set(ruleset, ears);
  }
  lately = ears;
  return ears;
}

export function hear(rules: Rules, event: Event, watcher: Watcher): Heard | undefined {
  const who = seatOf(watcher);
  if (!who && (watcher === 'archive' || rules.setup.spectators === 'all')) return event;
  const ears = earsOf(rules.ruleset);
  const own = who !== undefined && (event as { readonly side?: Side }).side === who.side;
  const telling = (own ? ears.crew[who.role] : ears.other).get(event.type);
  return telling === undefined ? undefined : telling === 'whole' ? event : telling(event);
}

const EVERYONE = (): readonly Watcher[] => [...SEATS, 'spectator', 'archive'];
const crewOf = (side: Side, roles: readonly Role[] = ROLES): Watcher[] => roles.map((role) => SEAT[side][role]);

/** Watchers who see everything: the archive, and spectators if the set-up allows it or the match is over. */
const openEyes = (state: State): Watcher[] =>
  state.phase === 'ended' || state.rules.setup.spectators === 'all' ? ['archive', 'spectator'] : ['archive'];

const sideAt = (at: readonly string[]): Side => (at[1] === 'red' ? 'red' : 'blue');
const boat = (path: string, roles: readonly Role[]): Seen<State> => ({
  path,
  watchers: (state, at) => [...crewOf(sideAt(at), roles), ...openEyes(state)],
});
const turn = (path: string): Seen<State> => ({
  path,
  watchers: (state) => [...crewOf(state.active), ...openEyes(state)],
});
const open = (path: string): Seen<State> => ({ path, watchers: EVERYONE });

const usableFelt = (state: State, at: readonly string[]): Record<Watcher, readonly string[]> => {
  const side = sideAt(at);
  const felt: Record<Watcher, readonly string[]> = { [`${side}.captain`]: [`boats.${side}.usable`] };
  if (state.rules.ruleset.fires.sonar.length > 1) felt[`${side}.first-mate`] = [`boats.${side}.usable`];
  return felt;
};

/** Who may see each path of the state. The laws check it. */
export const AUDIENCE: readonly Seen<State>[] = [
  ...['phase', 'turn', 'active', 'extra', 'outcome', 'outcome.**'].map(open),
  ...['boats.*.hull', 'boats.*.surfaced', 'boats.*.quiet'].map(open),
  ...['boats.*.at', 'boats.*.trail', 'boats.*.trail.*', 'boats.*.mines', 'boats.*.mines.*'].map((path) =>
    boat(path, CAPTAIN),
  ),
  boat('boats.*.charges.*', ['captain', 'first-mate']),
  { ...boat('boats.*.marks', ['engineer']), felt: usableFelt },
  ...['now.moved', 'now.stealth', 'now.surfacing', 'now.sonar'].map(open),
  {
    path: 'now.course',
    watchers: (state) =>
      state.now.stealth ? [...crewOf(state.active, ['captain', 'engineer']), ...openEyes(state)] : EVERYONE(),
  },
  ...['now.marked', 'now.charged', 'now.fired'].map(turn),
  boat('spoken.*', ROLES),
];
