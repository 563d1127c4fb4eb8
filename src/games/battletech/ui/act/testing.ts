import type { Command } from '../../commands.ts';
import { refuse } from '../../rules/handlers.ts';
import type { State } from '../../state.ts';
import { type View, view } from '../../view.ts';
import type { MoveDraft } from '../draft.ts';

/** The first side's view; nothing is hidden. */
export const seen = (state: State, seat = '0'): View => view(state, seat);

/** The code with which the rules refuse a side's command, or undefined. */
export const refused = (at: View, command: Command | null, seat = '0'): string | undefined =>
  command ? refuse(at, seat, command)?.code : 'nothing-to-send';

/** A move draft with some fields. */
export const going = (more: Partial<MoveDraft> = {}): MoveDraft => ({
  mode: 'walk',
  to: null,
  facing: null,
  attack: null,
  ...more,
});
