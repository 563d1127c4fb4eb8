import { type Fact, first } from '../../../src/kernel/fact.ts';
import { type Seat, UMPIRE } from '../../../src/kernel/ids.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

export const begin = {
  refuse: (state: State, seat: Seat): Fact | undefined =>
    first<Fact>(seat !== UMPIRE && { code: 'umpire-only' }, state.phase !== 'unbegun' && { code: 'already-begun' }),

  *resolve(): Generator<Event, void, State> {
    yield { type: 'began' };
  },
};
