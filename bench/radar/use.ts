import { type BySystem, SYSTEMS, type System } from '../../src/games/radar/data/systems.ts';
import type { Event } from '../../src/games/radar/events.ts';
import { radar } from '../../src/games/radar/game.ts';
import type { RadarKinds } from '../../src/games/radar/kinds.ts';
import { SIDES, type State } from '../../src/games/radar/state.ts';
import type { Match } from '../../src/kernel/match.ts';

/** What crews do with their systems, added up over games. */
export interface Use {
  games: number;
  turns: number;
  readonly used: Record<System, number>;
  readonly level: Record<System, number>; // gauges at the end of turns, in parts of a full one, added up
  recommended: number;
  followed: number;
  reports: number; // at the start of a turn
  places: number; // possible cells in them, added up
  readonly placesAt: Record<string, [places: number, reports: number]>; // by turn
}

const zeros = (): Record<System, number> => ({ torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 });

export const emptyUse = (): Use => ({
  games: 0,
  turns: 0,
  used: zeros(),
  level: zeros(),
  recommended: 0,
  followed: 0,
  reports: 0,
  places: 0,
  placesAt: {},
});

/** Turns at which the number of possible cells is shown. */
export const LOOKS = [10, 20, 30, 40] as const;

const SPENDS: Readonly<Partial<Record<Event['type'], System>>> = {
  'torpedo-fired': 'torpedo',
  'mine-dropped': 'mine',
  'sonar-pinged': 'sonar',
  'drone-launched': 'drone',
  stealthed: 'stealth',
};

export function useIn(use: Use, match: Match<RadarKinds>): void {
  use.games++;
  let state: State = radar.begin(match.rules);
  let wish: System | undefined; // recommended in this turn and not yet followed
  for (const { events } of match.log)
    for (const event of events as readonly Event[]) {
      const before = state;
      state = radar.apply(state, event);
      if (event.type === 'said' && event.message.type === 'report' && event.side === before.active) {
        const { candidates, recommend } = event.message;
        use.reports++;
        use.places += candidates;
        look(use, before.turn, candidates);
        wish = recommend?.system;
        if (wish) use.recommended++;
      }
      const spent = SPENDS[event.type];
      if (spent) {
        use.used[spent]++;
        if (spent === wish) use.followed++;
        if (spent === wish) wish = undefined;
      }
      if (event.type === 'turn-ended') {
        wish = undefined;
        use.turns++;
        measure(use, before.boats[event.side].charges, before.rules.ruleset.charges);
      }
    }
}

function look(use: Use, turn: number, candidates: number): void {
  const at = LOOKS.find((at) => turn === at || turn === at + 1);
  if (at === undefined) return;
  const [places, reports] = use.placesAt[at] ?? [0, 0];
  use.placesAt[at] = [places + candidates, reports + 1];
}

function measure(use: Use, charges: BySystem<number>, full: BySystem<number>): void {
  for (const system of SYSTEMS) use.level[system] += charges[system] / full[system];
}

export function mergeUse(into: Use, from: Use): void {
  for (const key of ['games', 'turns', 'recommended', 'followed', 'reports', 'places'] as const) into[key] += from[key];
  for (const system of SYSTEMS) {
    into.used[system] += from.used[system];
    into.level[system] += from.level[system];
  }
  for (const [turn, [places, reports]] of Object.entries(from.placesAt)) {
    const [before, times] = into.placesAt[turn] ?? [0, 0];
    into.placesAt[turn] = [before + places, times + reports];
  }
}

/** Uses per game and boat. */
export const usesOf = (use: Use, system: System): number => use.used[system] / Math.max(1, SIDES.length * use.games);
