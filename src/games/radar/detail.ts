import type { Event } from './events.ts';
import { SIDES, type State } from './state.ts';

const OWN_DOING = { blue: 'ownDoingBlue', red: 'ownDoingRed' } as const;

/** Figures of a match: damage by cause, what was used, and whether the turn limit ended it. */
export function detail(state: State, events: Iterable<Event>): Record<string, number> {
  const sum: Record<string, number> = {
    turnLimit: state.outcome?.reason.code.startsWith('limit') ? 1 : 0,
    overload: 0,
    radiation: 0,
    ownTorpedo: 0,
    enemyTorpedo: 0,
    ownMine: 0,
    enemyMine: 0,
    ownDoingBlue: 0,
    ownDoingRed: 0,
    torpedoes: 0,
    minesDropped: 0,
    minesDetonated: 0,
    drones: 0,
    sonars: 0,
    stealths: 0,
    surfacings: 0,
    repairs: 0,
  };
  const count = (key: string, by = 1): void => {
    sum[key] = (sum[key] ?? 0) + by;
  };
  const hulls = { blue: state.rules.ruleset.hull, red: state.rules.ruleset.hull };
  let weapon = 'Torpedo';
  for (const event of events) {
    switch (event.type) {
      case 'damaged':
        hulls[event.side] -= event.amount;
        count(event.cause, event.amount);
        count(OWN_DOING[event.side], event.amount);
        break;
      case 'exploded':
        for (const side of SIDES) {
          const hurt = Math.min(event[side], hulls[side]); // a boat cannot lose more hull than it has
          hulls[side] -= hurt;
          count(`${side === event.side ? 'own' : 'enemy'}${weapon}`, hurt);
          if (side === event.side) count(OWN_DOING[side], hurt);
        }
        break;
      case 'torpedo-fired':
        weapon = 'Torpedo';
        count('torpedoes');
        break;
      case 'mine-detonated':
        weapon = 'Mine';
        count('minesDetonated');
        break;
      case 'mine-dropped':
        count('minesDropped');
        break;
      case 'drone-launched':
        count('drones');
        break;
      case 'sonar-pinged':
        count('sonars');
        break;
      case 'stealthed':
        count('stealths');
        break;
      case 'surfaced':
        count('surfacings');
        break;
      case 'circuit-repaired':
        count('repairs');
    }
  }
  return sum;
}
