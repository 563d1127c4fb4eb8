import { expect, test } from 'vitest';
import { UMPIRE } from '../../../../kernel/ids.ts';
import { Random } from '../../../../kernel/random.ts';
import { apply, begin } from '../../apply.ts';
import type { Command } from '../../commands.ts';
import { refuse, resolve } from '../../rules/handlers.ts';
import { setUp } from '../../rules/set-up.ts';
import type { State } from '../../state.ts';
import { view } from '../../view.ts';
import { picked } from '../board/picking.ts';
import { BLANK, type Draft } from '../draft.ts';
import { commandOf } from './command.ts';
import { keyAction } from './key-actions.ts';
import { stopCommand } from './moves.ts';
import { prepared } from './prepare.ts';
import { choices } from './roster.ts';

const KEYS = ['n', 'w', 'r', 'j', 'x', 'z', 'p', 'u', 't', 'f', '1', '2', '3', '4', '5', 'Escape'];
const MOST = 300;

function played(state: State, seat: string, command: Command, random: Random): State {
  let now = state;
  const happening = resolve(now, seat, command, random);
  for (let next = happening.next(); !next.done; next = happening.next(now)) now = apply(now, next.value);
  return now;
}

/** Random keys and hexes, as from a player without a plan. */
function fumbled(state: State, seat: string, random: Random): Draft {
  const at = view(state, seat);
  const { cols, rows } = at.rules.map;
  let draft = prepared(at, seat, BLANK);
  for (let i = random.roll(8); i > 0; i--) {
    const deed = keyAction(at, seat, draft, KEYS[random.roll(KEYS.length) - 1] as string);
    if (deed && 'draft' in deed) draft = deed.draft;
    if (random.roll(2) === 1) draft = picked(at, seat, draft, random.roll(cols * rows) - 1);
    draft = prepared(at, seat, draft);
    expect(prepared(at, seat, draft)).toBe(draft);
  }
  return draft;
}

/** Used if the keys produce no command: the unit stands still, or ends its interrupted move. */
function plain(state: State, seat: string): Command {
  const at = view(state, seat);
  const [unit] = choices(at, seat);
  if (unit === undefined) throw new Error(`nobody acts in ${state.phase}`);
  if (state.moving !== null) return stopCommand(at, unit);
  return commandOf(at, { ...BLANK, unit, move: { mode: 'still', to: null, facing: null, attack: null } }) as Command;
}

test.each([
  ['total-warfare', 'pairs'],
  ['simulador', 'pairs'],
  ['core-2026', 'tanks'],
])('%s, %s: the panel only ever sends legal commands', (ruleset, force) => {
  const random = new Random(7);
  const rules = setUp({ ruleset, force, map: 'frontier', turnLimit: 12 }, random);
  if (!rules.ok) throw new Error(rules.error.code);
  let state = played(begin(rules.value), UMPIRE, { type: 'begin' }, random);
  const sent = new Set<string>();
  for (let i = 0; i < MOST && state.phase !== 'ended'; i++) {
    const seat = state.queue[0] as string;
    const given = commandOf(view(state, seat), fumbled(state, seat, random)) ?? plain(state, seat);
    expect([given, refuse(state, seat, given)]).toEqual([given, undefined]);
    sent.add(given.type);
    state = played(state, seat, given, random);
  }
  expect([...sent]).toEqual(expect.arrayContaining(['move', 'fire', 'end', 'twist']));
});
