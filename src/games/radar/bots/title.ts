import { roleOf, type Seat, sideOf } from '../../../kernel/ids.ts';

/** `Bot-First-Mate-blue`: a bot's name at the table. */
export function titleOf(seat: Seat): string {
  const role = roleOf(seat)
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return ['Bot', ...role, sideOf(seat)].join('-');
}
