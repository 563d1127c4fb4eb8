import type { Event } from './events.ts';
import type { Side } from './sides.ts';
import type { State } from './state.ts';

const NAMED = { dark: 'Dark', light: 'Light' } as const satisfies Record<Side, string>;

/** Figures of a match: what was drained, fought, forfeited and drawn. */
export function detail({ outcome, turn }: State, events: Iterable<Event>): Record<string, number> {
  const sum: Record<string, number> = {
    turnLimit: outcome?.reason.code.startsWith('limit') ? 1 : 0,
    turns: turn,
    activated: 0,
    deployed: 0,
    drains: 0,
    drainedDark: 0,
    drainedLight: 0,
    battles: 0,
    battlesDark: 0,
    battlesLight: 0,
    battlesTied: 0,
    shots: 0,
    hits: 0,
    tactics: 0,
    destinies: 0,
    destinySum: 0,
    damage: 0,
    attrition: 0,
    forfeited: 0,
    lost: 0,
    moves: 0,
    drawn: 0,
  };
  const count = (key: string, by = 1): void => {
    sum[key] = (sum[key] ?? 0) + by;
  };
  for (const event of events) {
    switch (event.type) {
      case 'activated':
        count('activated', event.amount);
        break;
      case 'deployed':
        count('deployed');
        break;
      case 'drained':
        count('drains');
        count(`drained${NAMED[event.side]}`, event.amount);
        break;
      case 'battle-began':
        count('battles');
        break;
      case 'fired':
        count('shots');
        if (event.hit) count('hits');
        break;
      case 'tactic-played':
        count('tactics');
        break;
      case 'destiny-drawn':
        count('destinies');
        count('destinySum', event.destiny);
        break;
      case 'battle-weighed':
        count(event.winner === null ? 'battlesTied' : `battles${NAMED[event.winner]}`);
        count('damage', event.damage.dark + event.damage.light);
        count('attrition', event.attrition.dark + event.attrition.light);
        break;
      case 'forfeited':
        count('forfeited');
        break;
      case 'lost':
        count('lost');
        break;
      case 'moved':
        count('moves');
        break;
      case 'drew':
        count('drawn');
    }
  }
  return sum;
}
