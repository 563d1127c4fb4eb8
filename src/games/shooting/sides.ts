import type { Side as AnySide } from '../../kernel/ids.ts';

export const SIDES = ['attacker', 'defender'] as const satisfies readonly AnySide[];
export type Side = (typeof SIDES)[number]; // each side has one seat with the same name; the attacker goes first
export type BySide<T> = Readonly<Record<Side, T>>;
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
export const sideOf = (seat: string): Side | undefined => SIDES.find((side) => side === seat);
