import type { Result } from '../../../kernel/result.ts';
import { type LineFault, reading, times, written } from './lines.ts';

export const initiativeName = (player: number): string => `iniciativaJ${player}.sbt`;

/** The players in the order in which they move; the last has won the initiative. */
export type Order = readonly number[];

const MOST = 1000; // players

/** Each player appears once. */
export const readInitiative = (text: string, file = 'iniciativa.sbt'): Result<Order, LineFault> =>
  reading(file, text, (lines) => {
    const players = lines.number(1, MOST);
    const named = new Set<number>();
    return times(players, () => {
      const player = lines.number(0, players - 1);
      if (named.has(player)) lines.wrong({ expected: 'number', low: 0, high: players - 1 });
      named.add(player);
      return player;
    });
  });

export const writeInitiative = (order: Order): string => written([order.length, ...order]);
