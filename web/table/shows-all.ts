import type { TableInfo } from '../../src/wire/messages.ts';

/** Whether onlookers see what people at the table keep from each other. */
export const showsAll = ({ setup, seats }: TableInfo): boolean =>
  setup.spectators === 'all' && seats.some(({ holder }) => holder.kind === 'human');
