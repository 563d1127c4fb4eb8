import type { TableInfo } from '../../src/wire/messages.ts';

/** Whether spectators see what people in the match hide from each other. */
export const showsAll = ({ setup, seats }: TableInfo): boolean =>
  setup.spectators === 'all' && seats.some(({ holder }) => holder.kind === 'human');
