import type { Fact } from '../kernel/fact.ts';
import { seatsOf } from './table/seat-assignments.ts';
import type { Seating } from './table/table-info.ts';

/**
 * host: created the match. seat: holds a seat. spectator: at the table without a seat, on a socket or with a token that holds
 * none. visitor: has no token for this match. operator: runs the server. player: is signed in, without a seat in this match.
 * A host who plays is host and seat.
 */
export const ROLES = ['host', 'seat', 'spectator', 'visitor', 'operator', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** own: only for the caller's own seats (decisions: until the match is over). over: once the match is over. */
type Right = 'yes' | 'own' | 'over' | 'no';
type Row = Readonly<Record<Role, Right>>;

/** In a match, a signed-in player without a seat is a visitor. */
const rights = (
  host: Right,
  seat: Right,
  spectator: Right,
  visitor: Right,
  operator: Right,
  player: Right = visitor,
): Row => ({
  host,
  seat,
  spectator,
  visitor,
  operator,
  player,
});
const EVERYONE = rights('yes', 'yes', 'yes', 'yes', 'yes');
const PEOPLE = rights('yes', 'yes', 'yes', 'yes', 'no'); // an operator joins without the operator token, like anyone else
const HOST_ONLY = rights('yes', 'no', 'no', 'no', 'no');
const OPERATOR_ONLY = rights('no', 'no', 'no', 'no', 'yes');
const SIGNED_IN = rights('no', 'no', 'no', 'no', 'no', 'yes'); // a seat token says nothing about an identity
const OWN_SEATS = rights('no', 'own', 'no', 'no', 'no');
const ONCE_OVER = rights('over', 'over', 'over', 'over', 'over');
const OWN_UNTIL_OVER = rights('own', 'own', 'own', 'own', 'own');

/** Permissions of every role. A route without a row cannot be registered; the rest of the server calls `refuseAction`. */
export const PERMISSIONS = {
  'GET /api/health': EVERYONE,
  'GET /api/ready': EVERYONE,
  'GET /api/games': EVERYONE,
  'GET /api/games/:game/miniature': EVERYONE,
  'GET /api/games/:game/picture.png': EVERYONE,
  'GET /api/games/:game/rules': EVERYONE,
  'GET /api/schema': EVERYONE,
  'POST /api/ask/:game/:query': EVERYONE,
  'GET /api/matches': EVERYONE,
  'POST /api/matches': EVERYONE,
  'GET /api/matches/:code': EVERYONE,
  'POST /api/matches/:code/join': PEOPLE,
  'POST /api/opponents': EVERYONE,
  'POST /api/opponents/status': EVERYONE, // with the ticket
  'POST /api/opponents/leave': EVERYONE,
  'POST /api/matches/:code/leave': OWN_SEATS,
  'POST /api/matches/:code/fill': HOST_ONLY,
  'POST /api/matches/:code/start': HOST_ONLY,
  'POST /api/matches/:code/settings': HOST_ONLY,
  'POST /api/matches/:code/rematch': rights('over', 'over', 'no', 'no', 'no'),
  'POST /api/matches/:code/hint': OWN_SEATS,
  'POST /api/matches/:code/report': rights('yes', 'yes', 'yes', 'no', 'no'),
  'GET /api/matches/:code/log': ONCE_OVER,
  'GET /api/matches/:code/picture.png': EVERYONE, // what spectators see; a position by its number only once it is over
  'GET /api/matches/:code/picture.svg': ONCE_OVER,
  'POST /api/matches/:code/fork': ONCE_OVER,
  'POST /api/forks': EVERYONE,
  'GET /api/matches/:code/decisions': OWN_UNTIL_OVER,
  'GET /api/matches/:code/decisions/:n': OWN_UNTIL_OVER,
  'POST /api/matches/:code/decisions/:n/what-if': OWN_UNTIL_OVER,
  'GET /api/matches/:code/decisions/:n/sensitivity': OWN_UNTIL_OVER,
  'GET /api/push': EVERYONE,
  'POST /api/matches/:code/push': OWN_SEATS,
  'POST /api/matches/:code/push/remove': rights('yes', 'yes', 'yes', 'no', 'no'),
  'GET /api/lab/:game/weights/:bot': EVERYONE,
  'POST /api/lab/coverage': EVERYONE,
  'POST /api/lab/diff': EVERYONE,
  'POST /api/lab/predictions': EVERYONE,
  'POST /api/lab/generate': EVERYONE,
  'GET /api/lab/works/:id': EVERYONE,
  'GET /api/arena/experiments': EVERYONE,
  'GET /api/arena/experiments/:id': EVERYONE,
  'GET /api/arena/experiments/:id/curve': EVERYONE,
  'GET /api/arena/experiments/:id/pairs': EVERYONE,
  'GET /api/arena/experiments/:id/pairs/:n/:which': EVERYONE,
  'GET /api/arena/ladder/:game': EVERYONE,
  'GET /api/identity': EVERYONE,
  'POST /api/identity': EVERYONE,
  'POST /api/identity/recover': EVERYONE,
  'POST /api/identity/passkey/options': EVERYONE,
  'POST /api/identity/passkey': EVERYONE,
  'POST /api/identity/sign-in/options': EVERYONE,
  'POST /api/identity/sign-in': EVERYONE,
  'POST /api/mine': EVERYONE,
  'GET /api/me': SIGNED_IN,
  'POST /api/me': SIGNED_IN,
  'GET /api/me/record': SIGNED_IN,
  'GET /api/me/lists/:game': SIGNED_IN,
  'GET /api/me/lists/:game/:id': SIGNED_IN,
  'POST /api/me/lists/:game/:id': SIGNED_IN,
  'POST /api/me/link': SIGNED_IN,
  'POST /api/me/passkeys': SIGNED_IN,
  'POST /api/me/passkeys/:id/remove': SIGNED_IN,
  'POST /api/me/devices/:id/remove': SIGNED_IN,
  'POST /api/me/recovery': SIGNED_IN,
  'POST /api/me/recovery/remove': SIGNED_IN,
  'POST /api/me/sign-out': SIGNED_IN,
  'POST /api/me/delete': SIGNED_IN,
  'GET /api/leagues': EVERYONE,
  'POST /api/leagues': SIGNED_IN,
  'GET /api/leagues/:code': EVERYONE,
  'POST /api/leagues/:code/join': SIGNED_IN,
  'POST /api/leagues/:code/leave': SIGNED_IN,
  'POST /api/leagues/:code/start': SIGNED_IN, // the host
  'POST /api/leagues/:code/close': SIGNED_IN, // the host
  'GET /api/admin/matches': OPERATOR_ONLY,
  'GET /api/admin/matches/:code': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/close': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/delete': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/mute': OPERATOR_ONLY,
  'POST /api/admin/matches/:code/log': OPERATOR_ONLY,
  'GET /api/admin/leagues': OPERATOR_ONLY,
  'POST /api/admin/leagues/:code/close': OPERATOR_ONLY,
  'GET /api/admin/bans': OPERATOR_ONLY,
  'POST /api/admin/bans': OPERATOR_ONLY,
  'POST /api/admin/bans/:id/lift': OPERATOR_ONLY,
  'GET /api/admin/reports': OPERATOR_ONLY,
  'POST /api/admin/reports/:id/close': OPERATOR_ONLY,
  'POST /api/admin/people/export': OPERATOR_ONLY,
  'POST /api/admin/people/delete': OPERATOR_ONLY,
  'POST /api/admin/announce': OPERATOR_ONLY,
  'POST /api/admin/ratings/recompute': OPERATOR_ONLY,
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
