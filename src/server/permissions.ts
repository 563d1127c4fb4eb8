import type { Fact } from '../kernel/fact.ts';
import { seatsOf } from './table/seat-assignments.ts';
import type { Seating } from './table/table-info.ts';

/**
 * host: created the match. seat: holds a seat. spectator: at the table without a seat, on a socket or with a token that holds
 * none. visitor: has no token for this match. operator: runs the server. A host who plays is host and seat.
 */
export const ROLES = ['host', 'seat', 'spectator', 'visitor', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** own: only for the caller's own seats (decisions: until the match is over). over: once the match is over. */
type Right = 'yes' | 'own' | 'over' | 'no';
type Row = Readonly<Record<Role, Right>>;

const rights = (host: Right, seat: Right, spectator: Right, visitor: Right, operator: Right): Row => ({
  host,
  seat,
  spectator,
  visitor,
  operator,
});
const EVERYONE = rights('yes', 'yes', 'yes', 'yes', 'yes');
const PEOPLE = rights('yes', 'yes', 'yes', 'yes', 'no'); // an operator joins without the operator token, like anyone else
const HOST_ONLY = rights('yes', 'no', 'no', 'no', 'no');
const OPERATOR_ONLY = rights('no', 'no', 'no', 'no', 'yes');
const OWN_SEATS = rights('no', 'own', 'no', 'no', 'no');
const ONCE_OVER = rights('over', 'over', 'over', 'over', 'over');
const OWN_UNTIL_OVER = rights('own', 'own', 'own', 'own', 'own');

/** Permissions of every role. A route without a row cannot be registered; the rest of the server calls `refuseAction`. */
export const PERMISSIONS = {
  'GET /api/health': EVERYONE,
  'GET /api/ready': EVERYONE,
  'GET /api/games': EVERYONE,
  'GET /api/games/:game/miniature': EVERYONE,
  'GET /api/schema': EVERYONE,
  'POST /api/ask/:game/:query': EVERYONE,
  'GET /api/matches': EVERYONE,
  'POST /api/matches': EVERYONE,
  'GET /api/matches/:code': EVERYONE,
  'POST /api/matches/:code/join': PEOPLE,
  'POST /api/matches/:code/leave': OWN_SEATS,
  'POST /api/matches/:code/fill': HOST_ONLY,
  'POST /api/matches/:code/start': HOST_ONLY,
  'POST /api/matches/:code/settings': HOST_ONLY,
  'POST /api/matches/:code/rematch': rights('over', 'over', 'no', 'no', 'no'),
  'POST /api/matches/:code/hint': OWN_SEATS,
  'POST /api/matches/:code/report': rights('yes', 'yes', 'yes', 'no', 'no'),
  'GET /api/matches/:code/log': ONCE_OVER,
  'POST /api/matches/:code/fork': ONCE_OVER,
  'POST /api/forks': EVERYONE,
  'GET /api/matches/:code/decisions': OWN_UNTIL_OVER,
  'GET /api/matches/:code/decisions/:n': OWN_UNTIL_OVER,
  'POST /api/matches/:code/decisions/:n/what-if': OWN_UNTIL_OVER,
  'GET /api/matches/:code/decisions/:n/sensitivity': OWN_UNTIL_OVER,
  'GET /api/lab/:game/weights/:bot': EVERYONE,
  'POST /api/lab/coverage': EVERYONE,
  'POST /api/lab/diff': EVERYONE,
  'GET /api/lab/works/:id': EVERYONE,
  'GET /api/arena/experiments': EVERYONE,
  'GET /api/arena/experiments/:id': EVERYONE,
  'GET /api/arena/experiments/:id/curve': EVERYONE,
  'GET /api/arena/experiments/:id/pairs': EVERYONE,
  'GET /api/arena/experiments/:id/pairs/:n/:which': EVERYONE,
  'GET /api/arena/ladder/:game': EVERYONE,
  'GET /api/admin/matches': OPERATOR_ONLY,
  'GET /api/admin/matches/:code': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/close': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/delete': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/mute': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/log': OPERATOR_ONLY,
  'GET /api/admin/bans': OPERATOR_ONLY,
  'POST /api/admin/bans': OPERATOR_ONLY,
  'POST /api/admin/bans/:id/lift': OPERATOR_ONLY,
  'GET /api/admin/reports': OPERATOR_ONLY,
  'POST /api/admin/reports/:id/close': OPERATOR_ONLY,
  'POST /api/admin/people/export': OPERATOR_ONLY,
  'POST /api/admin/people/delete': OPERATOR_ONLY,
  'POST /api/admin/announce': OPERATOR_ONLY,
  'GET /api/admin/actions': OPERATOR_ONLY,
  // socket messages; a visitor has not sent a hello yet
  'socket hello': PEOPLE,
  'socket command': OWN_SEATS,
  'socket chat crew': OWN_SEATS,
  'socket chat table': rights('yes', 'yes', 'no', 'no', 'no'),
  'line join': OWN_SEATS,
} as const satisfies Readonly<Record<string, Row>>;

export type Action = keyof typeof PERMISSIONS;

export const isAction = (name: string): name is Action => Object.hasOwn(PERMISSIONS, name);

/** The roles of a person at a table. Without a person: a visitor, or a spectator once connected. */
export function rolesOf(
  { host, chairs }: Pick<Seating, 'host' | 'chairs'>,
  person: string | null,
  unknown: 'visitor' | 'spectator' = 'visitor',
): readonly Role[] {
  if (person === null) return [unknown];
  const roles: Role[] = [];
  if (host === person) roles.push('host');
  if (seatsOf(chairs, person).length > 0) roles.push('seat');
  return roles.length > 0 ? roles : ['spectator'];
}

/** The reason why these roles do not allow the action, if any. `own` is checked by the action itself, which knows the seat. */
export function refuseAction(action: Action, roles: readonly Role[], isOver: boolean): Fact | undefined {
  const row: Row = PERMISSIONS[action];
  const has = (right: Right): boolean => roles.some((role) => row[role] === right);
  if (has('yes') || has('own') || (has('over') && isOver)) return undefined;
  if (has('over')) return { code: 'still-playing' };
  if (roles.includes('visitor') || roles.includes('operator')) return { code: 'wrong-token' };
  return { code: row.seat === 'no' ? 'not-the-host' : 'players-only' };
}
