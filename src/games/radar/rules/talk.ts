import { first } from '../../../kernel/fact.ts';
import { MESSAGE_BIT, MESSAGES, type MessageType } from '../commands.ts';
import type { Role } from '../data/roles.ts';
import type { Handler } from './handler.ts';

/** Crew messages: one of each kind per seat and turn, on either side's turn. They change only what the crew knows. */
const talk = <T extends MessageType>(type: T, role: Role): Handler<T> => ({
  roles: () => [role],
  refuse: (state, side) =>
    first(
      state.phase === 'placement' && { code: 'not-yet-playing' },
      (state.spoken[side] & MESSAGE_BIT[type]) !== 0 && { code: 'already-said', kind: type },
    ),
  *resolve(_state, side, message, _dice, seat) {
    yield { type: 'said', side, seat, message };
  },
});

export const TALK = Object.fromEntries(MESSAGES.map(([type, role]) => [type, talk(type, role)])) as {
  readonly [T in MessageType]: Handler<T>;
};
