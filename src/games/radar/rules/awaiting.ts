import type { Awaited } from '../../../kernel/game.ts';
import { type CommandType, MESSAGE_BIT, MESSAGES } from '../commands.ts';
import type { Role } from '../data/roles.ts';
import { SYSTEMS } from '../data/systems.ts';
import { mayFire } from '../rulesets.ts';
import { otherSide, SEAT, SIDES, type Side, type State } from '../state.ts';
import { mustCharge, mustMark } from './turn.ts';

const NOBODY: readonly Awaited[] = [];

/** Who must act, and with which commands. Runs after every command, so the lists are shared per situation. */
export function awaiting(state: State): readonly Awaited[] {
  if (state.phase === 'ended') return NOBODY;
  const key = keyOf(state);
  let list = known.get(key);
  if (!list) {
    list = state.phase === 'placement' ? placing(state) : playing(state);
    known.set(key, list);
  }
  return list;
}

const known = new Map<number, readonly Awaited[]>();

/** Everything the lists below depend on, in one number. */
function keyOf(state: State): number {
  const { now, boats, spoken, rules } = state;
  const flags =
    (state.phase === 'placement' ? 1 : 0) |
    (state.active === 'blue' ? 2 : 0) |
    (now.sonar ? 4 : 0) |
    (boats[state.active].surfaced > 0 ? 8 : 0) |
    (now.moved ? 16 : 0) |
    (mustMark(state) ? 32 : 0) |
    (mustCharge(state) ? 64 : 0) |
    (now.fired ? 128 : 0) |
    (boats.blue.at < 0 ? 256 : 0) |
    (boats.red.at < 0 ? 512 : 0) |
    (rules.ruleset.fires.sonar.length > 1 ? 1024 : 0);
  return flags + 2048 * (spoken.blue | (spoken.red << MESSAGES.length));
}

const placing = ({ boats }: State): Awaited[] =>
  SIDES.filter((side) => boats[side].at < 0).map((side) => asks(side, 'captain', ['place'], true));

function playing(state: State): Awaited[] {
  const { active, now, boats } = state;
  const enemy = otherSide(active);
  const needed: Awaited[] = [];
  if (now.sonar) needed.push(asks(enemy, 'captain', ['answer-sonar'], true));
  if (mustMark(state)) needed.push(asks(active, 'engineer', ['mark'], true));
  if (mustCharge(state)) needed.push(asks(active, 'first-mate', ['charge'], true));
  if (!now.moved) {
    const orders: CommandType[] = boats[active].surfaced > 0 ? ['dive'] : ['move', 'stealth', 'surface', 'detonate'];
    needed.push(asks(active, 'captain', orders, true));
  } else if (!now.sonar) {
    const orders = fires(state, 'captain');
    if (!now.surfacing) orders.push('detonate');
    if (!mustMark(state) && !mustCharge(state)) orders.push('end-turn');
    needed.push(asks(active, 'captain', orders, orders.includes('end-turn')));
  }
  const mate = now.moved ? fires(state, 'first-mate') : [];
  if (mate.length) needed.push(asks(active, 'first-mate', mate, false));
  const opening = now.moved ? 0 : MESSAGE_BIT.comment;
  return needed.concat(
    talking(active, state.spoken[active] | (MESSAGE_BIT.comment ^ opening)),
    talking(enemy, state.spoken[enemy] | MESSAGE_BIT.comment),
  );
}

const ORDER_OF = { torpedo: 'torpedo', mine: 'drop-mine', sonar: 'sonar', drone: 'drone' } as const;

function fires({ now, rules }: State, role: Role): CommandType[] {
  if (now.fired || now.surfacing) return [];
  return SYSTEMS.flatMap((system) =>
    system !== 'stealth' && mayFire(rules.ruleset, role, system) ? [ORDER_OF[system]] : [],
  );
}

/**
 * Messages are always optional: each seat may send what it has not sent this turn. Commentary is asked for at the start
 * of a turn.
 */
function talking(side: Side, spoken: number): Awaited[] {
  const kinds = new Map<Role, CommandType[]>();
  for (const [type, role] of MESSAGES)
    if (!(spoken & MESSAGE_BIT[type])) kinds.set(role, [...(kinds.get(role) ?? []), type]);
  return [...kinds].map(([role, types]) => asks(side, role, types, false));
}

const asks = (side: Side, role: Role, kinds: readonly CommandType[], must: boolean): Awaited => ({
  seat: SEAT[side][role],
  kinds,
  must,
});
